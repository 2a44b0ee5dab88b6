import { expect, it } from 'vitest';
import { roomPath, routeOf } from '../../src/app/route.ts';

it.each([
  ['/', { page: 'home', isMistaken: false }],
  ['/rules', { page: 'rules' }],
  ['/r/K7MD-3WQX', { page: 'room', code: 'K7MD3WQX' }],
  ['/r/k7md3wqx/', { page: 'room', code: 'K7MD3WQX' }],
  ['/r/k7md%203wqx', { page: 'room', code: 'K7MD3WQX' }],
  ['/r/K7MD-3WQ', { page: 'home', isMistaken: true }],
  ['/r/OOOO-1111', { page: 'home', isMistaken: true }],
  ['/r/%E0%A4%A', { page: 'home', isMistaken: true }],
  ['/nowhere', { page: 'home', isMistaken: true }],
])('%s is understood', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

it("a room's path leads to the room", () => {
  expect(routeOf(roomPath('K7MD3WQX'))).toEqual({ page: 'room', code: 'K7MD3WQX' });
});
