/** Whether an address means the machine that opens it, so that a link with it leads nobody else anywhere. */
export const isLocalAddress = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);
