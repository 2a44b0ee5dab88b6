import { PROTOCOL_VERSION, REJECTIONS, type Rejection } from '@regicide/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Line, LineEvents, Questions } from './line.ts';

/** How long an answer may take before the line counts as dead: longer than a server asks a silent store again (5 s). */
const ANSWER_MS = 7000;
/** How long one attempt to connect may take. */
const CONNECT_MS = 8000;
/** Pauses between attempts grow to this and stay there, for ever. */
const LONGEST_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 400;

/** These pass by themselves; everything else that a server says at the door is final. */
const PASSING: readonly Rejection[] = [
  'rate/limited',
  'store/unavailable',
  'server/full',
  'server/draining',
  'server/error',
];

const rejectionOf = (error: Error & { data?: unknown }): Rejection | null => {
  const data = error.data;
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : null;
  return REJECTIONS.find((known) => known === code) ?? null;
};

/** A websocket to one room as one member. It opens itself again after every break, for ever. */
export const socketLine = (roomCode: string, token: string, events: LineEvents): Line => {
  // Reconnecting is done here: the socket's own does not come back after a refusal or a server's goodbye.
  const socket: Socket = io({
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    forceNew: true,
    timeout: CONNECT_MS,
    auth: { protocol: PROTOCOL_VERSION, roomCode, token },
  });
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  /** A second `connect` on the way would be a second entry, and supersede the first. */
  let isConnecting = false;

  const open = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isOver || isConnecting || socket.connected) return;
    isConnecting = true;
    socket.connect();
  };
  /** With jitter, so that the players of a restarted server do not all come at once. */
  const openLater = (): void => {
    if (isOver || timer !== undefined) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts++) * (0.5 + Math.random() / 2);
    timer = setTimeout(open, pause);
  };
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    socket.disconnect();
  };

  socket.on('connect', () => {
    isConnecting = false;
    attempts = 0;
    events.opened();
  });
  socket.on('disconnect', () => {
    isConnecting = false;
    events.closed();
    openLater();
  });
  socket.on('connect_error', (error) => {
    isConnecting = false;
    const code = rejectionOf(error);
    if (code === null || PASSING.includes(code)) return openLater();
    end();
    events.refused(code);
  });
  socket.on('snapshot', (snapshot) => events.snapshot(snapshot));
  socket.on('update', (shared, own) => events.update(shared, own ?? null));
  socket.on('goodbye', (reason) => {
    if (reason !== 'draining') end();
    events.goodbye(reason);
  });
  open();

  return {
    ask: async <Q extends keyof Questions>(question: Q, message: Questions[Q]['message']) => {
      if (!socket.connected) throw new Error('the line is not open');
      const answer: Questions[Q]['answer'] = await socket.timeout(ANSWER_MS).emitWithAck(question, message);
      return answer;
    },
    open,
    reopen: () => {
      attempts = 0;
      socket.disconnect();
      isConnecting = false;
      open();
    },
    end,
  };
};
