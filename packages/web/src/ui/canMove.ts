/** Whether anything may move: not for who asked for calm, and not where nobody looks. */
export const canMove = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden;
