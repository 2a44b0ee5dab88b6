import type { Seat } from '@regicide/rules';

/** A heater shield on 40 x 47 units. */
export const HEATER = 'M2 2H38V22C38 34 30 41 20 45C10 41 2 34 2 22Z';

/** One ordinary per seat - chevron, bend, cross, per pale - so that seats differ by figure and not only by colour. */
export const ARMS: Record<Seat, { readonly field: string; readonly figure: string; readonly metal: string }> =
  {
    0: {
      field: '#274a7c',
      figure: 'M2.6 27.5L20 12L37.4 27.5L36 31.5L34.4 34L20 21L5.6 34L4 31.5Z',
      metal: '#f2ead8',
    },
    1: { field: '#8a2c2c', figure: 'M2 2H14L36 31.5L32.75 36.5L29.5 39.6L2 9Z', metal: '#e3b95b' },
    2: { field: '#2c6a4a', figure: 'M15 2H25V16H38V26H25V44L20 45L15 43V26H2V16H15Z', metal: '#f2ead8' },
    3: { field: '#573a78', figure: 'M20 2H38V22C38 34 30 41 20 45Z', metal: '#e3b95b' },
  };
