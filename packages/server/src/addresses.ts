import { networkInterfaces } from 'node:os';

/** Where to open the game: on this machine, and for others in the same network when the server listens to them. */
export const addressesOf = (host: string, port: number, publicUrl: string | null): string[] => {
  const here = `http://localhost:${port}`;
  const isOpen = host === '0.0.0.0' || host === '::';
  const others = isOpen ? lanAddresses().map((address) => `http://${address}:${port}`) : [];
  const loopback = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const own = isOpen || loopback ? [here] : [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  return [...(publicUrl === null ? [] : [publicUrl]), ...own, ...others];
};

const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
