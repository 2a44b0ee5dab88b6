/**
 * While the dialog is open the focus does not fall out of it: where the element that has it goes away, the dialog itself
 * takes it, so that Escape and Tab go on from there. The answer ends it.
 */
export const keepFocusInside = (dialog: HTMLDialogElement): (() => void) => {
  const observer = new MutationObserver(() => {
    if (dialog.open && !dialog.contains(document.activeElement)) dialog.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
};
