/** Whether the system's share sheet is there: not on a desktop, and not over plain http. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet; closing it without a choice is no failure. */
export const share = async (data: ShareData): Promise<void> => {
  await navigator.share(data).catch(() => undefined);
};

/** Copies a text, also over plain http, where the clipboard API is missing. False: nothing worked. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
};
