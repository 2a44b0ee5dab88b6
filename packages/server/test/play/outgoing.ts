import { z } from 'zod';
import { COMPANION_NAMES, gameOptions, PHRASES, REJECTIONS, WISHES } from '@regicide/protocol';

const card = z.number().int().min(0).max(54);
const cards = z.array(card);
const seat = z.number().int().min(0).max(3);
const time = z.number();
const wish = z.enum(WISHES).nullable();

const outcome = z.discriminatedUnion('result', [
  z.strictObject({ result: z.literal('won'), medal: z.enum(['gold', 'silver', 'bronze']).nullable() }),
  z.strictObject({
    result: z.literal('lost'),
    reason: z.enum(['attack', 'stuck']),
    seat,
    amount: z.number().optional(),
    handValue: z.number().optional(),
  }),
]);
const awaiting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('playOrYield') }),
  z.strictObject({ kind: z.literal('payAttack'), amount: z.number().min(1) }),
  z.strictObject({ kind: z.literal('nameNext') }),
  z.strictObject({ kind: z.literal('finished'), outcome }),
]);
const publicView = {
  step: z.number(),
  turn: seat,
  awaiting,
  enemy: z.strictObject({ card, damage: z.number(), isImmunityCancelled: z.boolean() }).nullable(),
  plays: z.array(z.tuple([seat, cards])),
  shield: z.number(),
  castleSize: z.number(),
  defeats: z.array(z.tuple([card, z.number()])),
  tavernSize: z.number(),
  discardSize: z.number(),
  discard: cards,
  handSizeBySeat: z.array(z.number()),
  handLimit: z.number(),
  hasYieldedBySeat: z.array(z.boolean()),
  canYield: z.boolean(),
  flipsLeft: z.number(),
};
const gameView = z.union([
  z.strictObject({ ...publicView, seat, hand: cards }),
  z.strictObject({ ...publicView, seat: z.null(), hand: z.null() }),
]);
/** Of the hidden kinds every field is named; a card of the others is public. */
const visibleEvent = z.union([
  z.strictObject({ type: z.literal('drew'), seat, card: z.null() }),
  z.strictObject({ type: z.literal('healed'), count: z.number(), top: card.nullable() }),
  z.looseObject({
    type: z.enum([
      'played',
      'yielded',
      'blocked',
      'shielded',
      'damaged',
      'defeated',
      'revealed',
      'immunityCancelled',
      'attacked',
      'paid',
      'flipped',
      'asked',
      'named',
      'turnStarted',
      'ended',
    ]),
  }),
]);

const roomView = z.strictObject({
  code: z.string().length(8),
  isOpen: z.boolean(),
  hostId: z.string(),
  members: z.array(z.strictObject({ id: z.string(), name: z.string(), awaySince: time.nullable() })),
  memberBySeat: z.array(z.string().nullable()).length(4),
  companionBySeat: z.array(z.enum(COMPANION_NAMES).nullable()).length(4),
  options: gameOptions,
  game: z
    .strictObject({
      id: z.string(),
      status: z.enum(['shuffling', 'playing', 'finished']),
      seatCount: z.number(),
      options: gameOptions,
      commitment: z.string(),
      startedAt: time,
      endedAt: time.nullable(),
      turnSince: time,
      canWish: z.boolean(),
      wishBySeat: z.array(wish),
      proof: z
        .strictObject({ serverSeed: z.string().length(64), nonceBySeat: z.array(z.string().nullable()) })
        .nullable(),
    })
    .nullable(),
  talk: z.array(
    z.strictObject({
      id: z.number(),
      memberId: z.string(),
      at: time,
      phrase: z.enum([...PHRASES, ...WISHES]).nullable(),
      text: z.string().nullable(),
    }),
  ),
});

/** What the server may send, with no key more: whatever leaks by a new field fails every test. */
export const snapshotSent = z.strictObject({
  epoch: z.number(),
  revision: z.number(),
  now: time,
  memberId: z.string(),
  room: roomView,
  view: gameView.nullable(),
});
export const sharedSent = z.strictObject({
  epoch: z.number(),
  revision: z.number(),
  now: time,
  room: roomView.optional(),
  turnSince: time.optional(),
  view: z.strictObject(publicView).nullable().optional(),
  events: z.array(visibleEvent).optional(),
});
export const ownSent = z.strictObject({ seat, hand: cards, drawn: cards }).nullable();
export const ackSent = z.union([
  z.strictObject({ ok: z.literal(true), revision: z.number() }),
  z.strictObject({ ok: z.literal(false), code: z.enum(REJECTIONS) }),
]);
