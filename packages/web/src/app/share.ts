/** Whether the system's share sheet is there: not on a desktop, and not over plain http. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet; closing it without a choice is no failure. */
export const share = async (data: ShareData): Promise<void> => {
  await navigator.share(data).catch(() => undefined);
};
