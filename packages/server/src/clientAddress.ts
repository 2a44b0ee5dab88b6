import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whom limits count: the address of the peer or, behind `hops` trusted proxies, the one that the outermost of them
 * saw. An IPv6 network of 64 bits counts as one.
 */
export const addressKeyOf = (request: IncomingMessage, hops: number): string => {
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const peers = [...forwarded.map((part) => part.trim()).filter(Boolean), request.socket.remoteAddress ?? ''];
  return networkOf(peers[Math.max(0, peers.length - 1 - hops)]!);
};

/** The address itself, or the first 64 bits of an IPv6 address. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  return groups.slice(0, 4).join(':');
};
