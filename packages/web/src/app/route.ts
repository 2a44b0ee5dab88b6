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

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
