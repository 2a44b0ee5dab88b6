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
