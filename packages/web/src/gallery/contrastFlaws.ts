/** Linear red, green and blue with an alpha, each 0 to 1. */
type Colour = readonly [number, number, number, number];

const CANVAS = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** Any colour of CSS as its bytes, 0 to 255, and its alpha, 0 to 1. */
const bytesOf = (css: string): Colour => {
  CANVAS.clearRect(0, 0, 1, 1);
  CANVAS.fillStyle = css;
  CANVAS.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = CANVAS.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!, alpha! / 255];
};

const over = (top: Colour, below: Colour): Colour => {
  const mix = (at: 0 | 1 | 2): number => top[at] * top[3] + below[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

const luminance = ([red, green, blue]: Colour): number => {
  const [r, g, b] = [red, green, blue].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (a: Colour, b: Colour): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Every colour that may lie right behind an element: of a gradient each of its colours. */
const behind = (element: Element): Colour[] => {
  const layers: Colour[][] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const gradient = backgroundImage.match(/rgba?\([^)]*\)|#[0-9a-f]+|color\([^)]*\)/gi) ?? [];
    if (gradient.length > 0) layers.push(gradient.map(bytesOf));
    const colour = bytesOf(backgroundColor);
    if (colour[3] > 0) layers.push([colour]);
    if (colour[3] === 1) break;
  }
  return layers
    .reverse()
    .reduce<Colour[]>(
      (below, layer) => below.flatMap((under) => layer.map((top) => over(top, under))),
      [[255, 255, 255, 1]],
    );
};

/** WCAG: from 24 px on, or 18.66 px in bold, text may have less contrast. */
const least = ({ fontSize, fontWeight }: CSSStyleDeclaration): number => {
  const size = parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
};

/** Text of the shown screen with too little contrast to whatever may lie behind it; also how many texts were measured. */
export const contrastFlaws = (): { readonly flaws: readonly string[]; readonly measured: number } => {
  const flaws = new Set<string>();
  let measured = 0;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // What is inactive may be pale (1.4.3).
    const isInactive = element.closest('[aria-disabled="true"], :disabled, .sr, svg, option') !== null;
    if (node.textContent!.trim() === '' || !isSeen || isInactive) continue;
    const style = getComputedStyle(element);
    const text = bytesOf(style.color);
    measured += 1;
    const found = Math.min(...behind(element).map((below) => ratio(over(text, below), below)));
    if (found < least(style))
      flaws.add(
        `${found.toFixed(2)} "${node.textContent!.trim().slice(0, 30)}" (${element.className}, ${style.color})`,
      );
  }
  return { flaws: [...flaws], measured };
};
