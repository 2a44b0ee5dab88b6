export * from './version.ts';
export * from './ids.ts';
export * from './rejections.ts';
export * from './phrases.ts';
export * from './room.ts';
export * from './http.ts';
export * from './socket.ts';
export * from './ownUpdate.ts';
