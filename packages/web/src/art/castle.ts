/** The castle at night as path data on a strip of 1600 x 420 units, drawn from blocks; the ground lies at 420. */
const keep = (x: number, width: number, top: number, merlon = 10): string => {
  const count = Math.max(2, Math.round(width / (merlon * 2)));
  const step = (width / (2 * count - 1)).toFixed(1);
  let path = `M${x} 420V${top}`;
  for (let index = 0; index < count; index++)
    path += `h${step}v${index < count - 1 ? merlon : 0}` + (index < count - 1 ? `h${step}v-${merlon}` : '');
  return path + 'V420Z';
};
const block = (x: number, width: number, top: number): string => `M${x} 420V${top}H${x + width}V420Z`;
const roof = (x: number, width: number, top: number, height: number): string =>
  `M${x - 6} ${top}L${x + width / 2} ${top - height}L${x + width + 6} ${top}Z`;

export const FAR_TOWERS =
  keep(360, 90, 190) + block(470, 60, 150) + roof(470, 60, 150, 70) + keep(540, 320, 230) +
  block(880, 60, 170) + roof(880, 60, 170, 60) + keep(960, 120, 205) + keep(1090, 70, 160) +
  keep(250, 90, 250) + keep(1180, 160, 262); // prettier-ignore

export const NEAR_WALLS =
  keep(0, 300, 350, 14) + keep(300, 110, 270, 14) + keep(410, 250, 330, 14) + block(660, 70, 226) + roof(660, 70, 226, 84) +
  keep(730, 140, 290, 14) + block(870, 70, 226) + roof(870, 70, 226, 84) + keep(940, 240, 330, 14) +
  keep(1180, 120, 262, 14) + keep(1300, 300, 352, 14) + 'M-600 370H2200V422H-600Z'; // prettier-ignore

/** Each window's place, from outside in; the two on the far towers only show by night. */
const WINDOWS: readonly (readonly [number, number])[] = [
  [350, 310], [1232, 304], [500, 196], [692, 262], [908, 208], [902, 262], [770, 330], [824, 330],
]; // prettier-ignore

/** Lit windows; at dawn those before the risen light are out. */
export const windows = (isDawn: boolean): string =>
  WINDOWS.filter(([x]) => !isDawn || x < 600 || x > 1000)
    .map(([x, y]) => `M${x - 3.5} ${y + 12}V${y}A3.5 3.5 0 0 1 ${x + 3.5} ${y}V${y + 12}Z`)
    .join('');

const STARS: readonly (readonly [number, number])[] = [
  [120, 60], [210, 130], [300, 40], [420, 90], [520, 34], [610, 110], [700, 52], [790, 96], [860, 30], [960, 140],
  [1190, 50], [1260, 150], [1350, 80], [1440, 40], [1500, 130], [580, 170], [1010, 40],
]; // prettier-ignore

export const STAR_PATH = STARS.map(([x, y], index) => {
  const size = (index % 3) + 2;
  return `M${x} ${y - size}L${x + 1.2} ${y}L${x} ${y + size}L${x - 1.2} ${y}Z`;
}).join('');

/** The sky of a won game, from the night down to the sunrise. */
export const DAWN_BANDS = ['#1f2740', '#3a3350', '#6a4558', '#a8654f', '#d99a57'];
