import { isCodeText, normalisedCode, shownCode } from '@regicide/protocol';

/** What the address shows. A room's code is in its one form, without the dash. */
export type Route =
  | { readonly page: 'home'; readonly isMistaken: boolean }
  | { readonly page: 'room'; readonly code: string }
  | { readonly page: 'rules' };

const HOME: Route = { page: 'home', isMistaken: false };

export const routeOf = (path: string): Route => {
  if (path === '/') return HOME;
  if (/^\/rules\/?$/.test(path)) return { page: 'rules' };
  const typed = /^\/r\/([^/]+)\/?$/.exec(path)?.[1];
  const code = typed === undefined ? '' : normalisedCode(decoded(typed));
  return isCodeText(code) ? { page: 'room', code } : { page: 'home', isMistaken: true };
};

export const roomPath = (code: string): string => `/r/${shownCode(code)}`;

/** Where another device goes on: what stands behind `#` never leaves the browser by itself. */
export const devicePath = (code: string, secret: string): string => `${roomPath(code)}#device=${secret}`;

/** The secret that {@link devicePath} put into an address, or null. */
export const deviceSecretIn = (hash: string): string | null =>
  /^#device=([\w-]{22,64})$/.exec(hash)?.[1] ?? null;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
