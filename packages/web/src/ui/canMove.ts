import { prefersReducedMotion } from 'svelte/motion';

/** Whether anything may move: not for who asked for calm, and not where nobody looks. */
export const canMove = (): boolean => !prefersReducedMotion.current && !document.hidden;
