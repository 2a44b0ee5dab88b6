import type { Card } from '@regicide/rules';
import { canMove } from '../ui/canMove.ts';

/** In ms. */
const SLIDE_MS = 220;

/**
 * The cards of the own hand slide to their new places. They are looked at once before a change and once in the frame
 * that shows it, never in the middle of it. To be called while the table's component is set up: its effect then runs
 * before anything in the table changes.
 */
export const slideHand = (table: () => HTMLElement | undefined, hand: () => readonly Card[]): void => {
  const boxes = (): [HTMLElement, DOMRect][] =>
    Array.from(table()?.querySelectorAll<HTMLElement>('.hand > .slot') ?? [], (slot) => [
      slot,
      slot.getBoundingClientRect(),
    ]);
  let before = new Map<HTMLElement, DOMRect>();
  $effect.pre(() => {
    hand();
    before = new Map(canMove() ? boxes() : []);
  });
  $effect(() => {
    hand();
    const frame = requestAnimationFrame(() => {
      for (const [slot, now] of boxes()) {
        const was = before.get(slot);
        if (!was || (was.x === now.x && was.y === now.y)) continue;
        slot.animate(
          { transform: [`translate(${was.x - now.x}px, ${was.y - now.y}px)`, 'none'] },
          { duration: SLIDE_MS, easing: 'cubic-bezier(.33, 1, .68, 1)' },
        );
      }
    });
    return () => cancelAnimationFrame(frame);
  });
};
