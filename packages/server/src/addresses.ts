import { networkInterfaces } from 'node:os';

const ALL_INTERFACES = ['0.0.0.0', '::'];
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Where to open the game: on this machine, and for others in the same network when the server listens to them. */
export const addressesOf = (host: string, port: number, publicUrl: string | null): string[] => {
  const isHere = [...ALL_INTERFACES, ...LOOPBACK].includes(host);
  const own = isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return [...(publicUrl === null ? [] : [publicUrl]), `http://${own}:${port}`, ...lanAddressesOf(host, port)];
};

/** The addresses of this machine's networks, where a server on this host listens to all of them. */
export const lanAddressesOf = (host: string, port: number): string[] =>
  !ALL_INTERFACES.includes(host)
    ? []
    : Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => `http://${address}:${port}`);
