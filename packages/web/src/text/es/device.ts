import type { Dictionary } from '../dictionary.ts';

export const device: Dictionary['device'] = {
  otherDevice: 'Seguir en otro dispositivo',
  about:
    'Abre este enlace en el otro dispositivo o escanea el código con él. Sirve una sola vez, durante diez minutos y solo para ti: no lo compartas.',
  link: 'El enlace a tu sitio',
  making: 'Creando el enlace…',
  failed: 'No se pudo crear el enlace. Cierra esto e inténtalo de nuevo.',
  title: '¿Seguir aquí?',
  lead: 'Este dispositivo ocupa tu sitio en la mesa. El otro puede recuperarlo cuando quieras.',
  go: 'Seguir aquí',
  watch: 'Ahora no',
};
