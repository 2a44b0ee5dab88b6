import type { Redis } from 'ioredis';

/** How often the server has run each command since its figures were reset. */
export const commandsOf = async (client: Redis): Promise<Map<string, number>> => {
  const lines = [...(await client.info('commandstats')).matchAll(/cmdstat_(.+?):calls=(\d+)/g)];
  return new Map(lines.map(([, name, calls]) => [name!, Number(calls)]));
};
