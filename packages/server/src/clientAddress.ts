import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether a peer, so many steps away from us, is a proxy whose X-Forwarded-For is believed. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * From TRUST_PROXY: a number of proxies, or their addresses and networks with commas between them. Null where the text
 * is neither.
 */
export const parseTrust = (text: string): Trust | null => {
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const proxies = new BlockList();
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      return null;
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = withoutMapping(address);
    return isIP(plain) !== 0 && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
};

/** Whom limits count: the peer or, behind trusted proxies, whom the outermost of them saw. */
export const addressKeyOf = (request: IncomingMessage, trust: Trust): string => {
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const peers = [
    request.socket.remoteAddress ?? '',
    ...forwarded.map((part) => part.trim()).reverse(),
  ].filter(Boolean);
  const client = peers.find((address, hop) => !trust(address, hop)) ?? peers.at(-1) ?? '';
  return networkOf(client);
};

/** The address itself, or the first 64 bits of an IPv6 address: one household has as many of the rest as it likes. */
export const networkOf = (address: string): string => {
  const plain = withoutMapping(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  return groups.slice(0, 4).join(':');
};

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
