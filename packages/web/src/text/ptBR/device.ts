import type { Dictionary } from '../dictionary.ts';

export const device: Dictionary['device'] = {
  otherDevice: 'Continuar em outro aparelho',
  about:
    'Abra este link no outro aparelho ou leia o código com ele. Ele vale uma vez só, por dez minutos e só para você: não o compartilhe.',
  link: 'O link para o seu lugar',
  making: 'Criando o link…',
  failed: 'Não foi possível criar o link. Feche isto e tente de novo.',
  title: 'Continuar aqui?',
  lead: 'Este aparelho assume o seu lugar na mesa. O outro pode retomá-lo a qualquer momento.',
  go: 'Continuar aqui',
  watch: 'Agora não',
};
