import type { RoomDocument } from './roomDocument.ts';

type Age = Pick<RoomDocument, 'epoch' | 'revision'>;

/** Whether the first comes after the second in the room's history. */
export const isNewer = (one: Age, other: Age): boolean =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.revision > other.revision);

/** Whether nothing lies between the two. */
export const isNext = (one: Age, other: Age): boolean =>
  one.epoch === other.epoch && one.revision === other.revision + 1;
