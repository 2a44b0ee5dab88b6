import type { Dictionary } from '../dictionary.ts';

export const hints: Dictionary['hints'] = {
  enemy: 'Amène la vie de l’ennemi à 0. Exactement 0 le rallie : il passe dans votre camp.',
  hand: 'Choisis une carte : le bandeau au-dessus dit son effet. Seul le bouton doré la joue.',
  powers:
    '{H} remplissent la taverne (pioche), {D} piochent, {C} doublent, {S} parent. La couleur du sceau n’agit pas.',
  pay: 'L’ennemi riposte : défausse de quoi couvrir son attaque. Qui ne le peut pas perd pour tous.',
  label: (n, all) => `Conseil ${n} sur ${all}`,
  next: 'OK',
  skip: 'Passer',
  again: 'Revoir les conseils',
};
