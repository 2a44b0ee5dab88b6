export { configWith, readConfig, BadConfig, type Config } from './config.ts';
export { startServer, type RunningServer, type StartOptions } from './startServer.ts';
