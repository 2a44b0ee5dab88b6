/** Whatever moves is at its end now. */
export const endMotion = (): void => {
  for (const animation of document.getAnimations()) animation.finish();
};
