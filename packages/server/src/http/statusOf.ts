import type { Rejection } from '@regicide/protocol';

const STATUS_BY_CODE: Partial<Record<Rejection, number>> = {
  'room/not_found': 404,
  'message/unknown': 404,
  'auth/link_spent': 410,
  'room/full': 409,
  'rate/limited': 429,
  'server/error': 500,
  'store/unavailable': 503,
  'server/full': 503,
  'server/draining': 503,
};

/** The HTTP status that goes with a refusal's code. */
export const statusOf = (code: Rejection): number => STATUS_BY_CODE[code] ?? 400;
