/** How a screen may be read, and what on it may be shortened. */
export interface Reading {
  /** A page may be scrolled down; the table may not. */
  readonly scrolls: 'down' | 'never';
  /** Names of players may end in an ellipsis. */
  readonly names: readonly string[];
}

/**
 * What is wrong with the screen that is shown, runs in the page: text that is cut off, lies on other text or is below
 * 12 px (0.75 rem), controls that overlap, are covered, cannot be scrolled into sight or are below 24 px (buttons 44 px
 * where there is room), and whatever scrolls that should not. With a modal sheet open it is about the sheet.
 */
export const screenFlaws = ({ scrolls, names }: Reading): string[] => {
  const flaws = new Set<string>();
  const open = document.querySelector('dialog[open]');
  const root = open ?? document.body;
  const mayScroll = open !== null || scrolls === 'down';

  const told = (element: Element): string => {
    const name = [element.tagName.toLowerCase(), ...element.classList].filter(
      (one) => !/^(s-|svelte-)/.test(one),
    );
    return `${name.join('.')} "${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr, svg, option') === null;
  const isAbove = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement)
      if (/absolute|fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const meet = (a: DOMRect, b: DOMRect): readonly [number, number] => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];

  /** The part of a rectangle that is not scrolled away. */
  const inSight = (element: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
    let [high, low] = [top, bottom];
    for (let box = element.parentElement; box !== null && box !== root; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      const edge = box.getBoundingClientRect();
      [high, low] = [Math.max(high, edge.top), Math.min(low, edge.bottom)];
    }
    return new DOMRect(left, high, right - left, Math.max(0, low - high));
  };

  const page = document.documentElement;
  const rem = parseFloat(getComputedStyle(page).fontSize);
  // Letters are given more height than most of them fill.
  const slack = (3 * rem) / 16;
  if (page.scrollWidth > page.clientWidth) flaws.add(`the page scrolls sideways: ${page.scrollWidth}`);
  if (scrolls === 'never' && page.scrollHeight > page.clientHeight)
    flaws.add(`the page scrolls: ${page.scrollHeight} of ${page.clientHeight}`);

  const texts: { readonly at: Element; readonly rects: readonly DOMRect[]; readonly isFixed: boolean }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent!.trim();
    const at = node.parentElement!;
    // Of the cards in play a phone shows as many as fit in a row, the newest first; the sheet shows them all.
    if (text === '' || !isSeen(at) || at.closest('.piles .row') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (parseFloat(getComputedStyle(at).fontSize) < 0.75 * rem - 0.01) flaws.add(`below 12 px: ${told(at)}`);
    const isName = names.includes(text);
    const places = (
      isName && getComputedStyle(at).display !== 'inline' ? [at.getBoundingClientRect()] : rects
    ).map((rect) => inSight(at, rect));
    texts.push({ at, rects: places, isFixed: isAbove(at) });
    if (isName) continue;
    let clipsX = true;
    let clipsY = true;
    for (
      let box: Element | null = at;
      box !== null && root.contains(box) && (clipsX || clipsY);
      box = box.parentElement
    ) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isInline = style.display === 'inline';
      const isControl = box.matches('button, a, .btn, .chip');
      for (const rect of rects) {
        const beyondX = rect.left < edge.left - 1 || rect.right > edge.right + 1;
        const beyondY = rect.top < edge.top - slack || rect.bottom > edge.bottom + slack;
        if (!isInline && clipsX && beyondX && (isControl || /hidden|clip/.test(style.overflowX)))
          flaws.add(`cut off: ${told(at)} in ${told(box)}`);
        if (!isInline && clipsY && beyondY && (isControl || /hidden|clip/.test(style.overflowY)))
          flaws.add(`cut off below: ${told(at)} in ${told(box)}`);
      }
      if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1)
        flaws.add(`scrolls sideways: ${told(box)}`);
      if (/auto|scroll/.test(style.overflowY)) {
        if (!mayScroll && box.scrollHeight > box.clientHeight + 1 && box.closest('.log, aside') === null)
          flaws.add(`scrolls: ${told(box)}`);
        clipsX = clipsY = false;
      }
      if (style.position === 'fixed') clipsX = clipsY = false;
    }
    for (const rect of rects) {
      if (rect.left < -1 || rect.right > innerWidth + 1) flaws.add(`beside the screen: ${told(at)}`);
      if (!mayScroll && clipsY && rect.bottom > innerHeight + 1) flaws.add(`below the screen: ${told(at)}`);
    }
  }
  texts.forEach((one, index) => {
    if (one.isFixed) return;
    for (const other of texts.slice(index + 1)) {
      if (one.at.contains(other.at) || other.at.contains(one.at) || other.isFixed) continue;
      for (const a of one.rects)
        for (const b of other.rects) {
          const [x, y] = meet(a, b);
          if (x > 2 && y > 5) flaws.add(`text on text: ${told(one.at)} and ${told(other.at)}`);
        }
    }
  });

  const controls = [
    ...root.querySelectorAll('button, a[href], input, textarea, select, [role="radio"]'),
  ].filter((control) => isSeen(control) && control.getBoundingClientRect().width > 0);
  controls.forEach((control, index) => {
    const whole = control.getBoundingClientRect();
    const rect = inSight(control, whole);
    if (whole.width < 23.9 || whole.height < 23.9)
      flaws.add(`below 24 px: ${told(control)} ${whole.width.toFixed(0)}x${whole.height.toFixed(0)}`);
    const hasRoom = innerWidth >= 390 && innerHeight >= 800;
    if (hasRoom && control.matches('.btn, .choice, .icon-btn') && Math.min(whole.width, whole.height) < 43.9)
      flaws.add(`below 44 px: ${told(control)} ${whole.width.toFixed(0)}x${whole.height.toFixed(0)}`);
    const isCard = control.closest('[role="toolbar"]') !== null;
    for (const other of controls.slice(index + 1)) {
      if (control.contains(other) || other.contains(control)) continue;
      const isOtherCard = other.closest('[role="toolbar"]') !== null;
      const between = inSight(other, other.getBoundingClientRect());
      if (isCard && isOtherCard) {
        if (
          Math.abs(between.top - rect.top) < 30 &&
          between.left - rect.left < 24 &&
          between.left >= rect.left
        )
          flaws.add(`a strip below 24 px: ${told(control)} ${(between.left - rect.left).toFixed(0)}`);
        continue;
      }
      const [x, y] = meet(rect, between);
      if (x > 2 && y > 2 && !(mayScroll && (isAbove(control) || isAbove(other))))
        flaws.add(`overlap: ${told(control)} and ${told(other)}`);
    }
  });
  for (const control of controls) {
    if (mayScroll) control.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const isCard = control.closest('[role="toolbar"]') !== null;
    const hit = document.elementFromPoint(left + (isCard ? 10 : width / 2), top + (isCard ? 20 : height / 2));
    if (hit === null || !(control.contains(hit) || hit.contains(control)))
      flaws.add(`covered: ${told(control)} by ${hit === null ? 'nothing' : told(hit)}`);
  }
  return [...flaws];
};
