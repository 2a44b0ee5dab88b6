import type { IncomingMessage } from 'node:http';

/**
 * Whether the page that opens a socket is ours: of PUBLIC_URL where that is set, else of the very host that it
 * connects to. Browsers always send the header, so a foreign page cannot play with a visitor's keys or address.
 */
export const isOwnOrigin = (request: IncomingMessage, publicUrl: string | null): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return publicUrl === null ? new URL(origin).host === host : origin === new URL(publicUrl).origin;
};
