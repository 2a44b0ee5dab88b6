export { RedisServer, type RedisServerOptions } from './redisServer.ts';
