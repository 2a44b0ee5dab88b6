import { INTENT_REJECTIONS } from '@regicide/rules';

/** Lawful refusals: the state is unchanged, the client shows a plain sentence for each code. */
export const REJECTIONS = [
  ...INTENT_REJECTIONS,
  /** The intent was made at another step; the newer view is on its way. */
  'intent/stale_step',
  /** The member has no seat in this game. */
  'intent/no_seat',
  /** No game is being played. */
  'intent/no_game',
  /** Only the host may do this. */
  'command/not_host',
  /** Not in this phase of the room: a game is running, or none is. */
  'command/wrong_phase',
  'command/no_such_member',
  /** Nobody has taken a seat yet. */
  'command/no_players',
  'seat/taken',
  /** The member sits nowhere. */
  'seat/none',
  /** The seat's owner is there, or not away for long enough. */
  'companion/not_yet',
  /** No companion plays that seat. */
  'companion/none',
  /** the option names a seat that nobody sits on. */
  'options/no_such_seat',
  'name/invalid',
  /** this phrase is not for now, or free text is off. */
  'talk/not_now',
  /** Unknown, closed, expired and closed to newcomers: one answer for all. */
  'room/not_found',
  /** Too many members. */
  'room/full',
  /** The host removed this member, or the member left. */
  'auth/unknown_member',
  'auth/malformed',
  /** A link to go on on another device: used, too old, replaced by a newer one, or none at all. One answer for all. */
  'auth/link_spent',
  'protocol/version',
  'message/unknown',
  'message/malformed',
  'rate/limited',
  /** The store does not answer; nothing was applied, or it will be told when it is asked again by its id. */
  'store/unavailable',
  /** The server takes no new rooms. */
  'server/full',
  'server/draining',
  /** A bug of the server; it is logged there, nothing was applied or it is told when asked again by its id. */
  'server/error',
] as const;
export type Rejection = (typeof REJECTIONS)[number];
