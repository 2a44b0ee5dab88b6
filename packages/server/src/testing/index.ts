export { RedisCluster } from './redisCluster.ts';
export { RedisServer, type RedisServerOptions } from './redisServer.ts';
export { startTcpProxy, type TcpProxy } from './tcpProxy.ts';
export {
  FaultyStore,
  SMOOTH,
  type CallFate,
  type FeedFate,
  type StoreFaults,
  type StoreVerb,
} from './faultyStore.ts';
export { MemoryStore, type MemoryStoreOptions } from './memoryStore.ts';
export * from './parts.ts';
export { freePort } from './freePort.ts';
export { answerAt, ask, type Answer, type Door } from './wire/door.ts';
export { WirePlayer, type Wish } from './wire/wirePlayer.ts';
export { enter, newToken, WireTable } from './wire/wireTable.ts';
