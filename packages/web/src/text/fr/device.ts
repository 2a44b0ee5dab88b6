import type { Dictionary } from '../dictionary.ts';

export const device: Dictionary['device'] = {
  otherDevice: 'Continuer sur un autre appareil',
  about:
    'Ouvrez ce lien sur l’autre appareil, ou scannez le code avec lui. Il sert une seule fois, pendant dix minutes, et à vous seul : ne le partagez pas.',
  link: 'Le lien vers votre place',
  making: 'Création du lien…',
  failed: 'Le lien n’a pas pu être créé. Fermez cette fenêtre et réessayez.',
  title: 'Continuer ici ?',
  lead: 'Cet appareil reprend votre place à la table. L’autre peut la récupérer à tout moment.',
  go: 'Continuer ici',
  watch: 'Pas maintenant',
};
