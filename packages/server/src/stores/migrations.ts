import type { RoomDocument } from '../rooms/roomDocument.ts';

type Stored = Omit<RoomDocument, 'answered'>;

/** From each older schema to the next one; the folder of a server that was not updated for long is read as well. */
const MIGRATIONS: Readonly<Record<number, (room: Stored) => Stored>> = {
  /** Companions. */
  1: (room) => ({ ...room, schema: 2, companionBySeat: [null, null, null, null] }),
};

/** A document as this version knows it, or as it was where no way leads to it. */
export const migrated = (room: Stored): Stored => {
  const migrate = MIGRATIONS[room.schema];
  return migrate === undefined ? room : migrated(migrate(room));
};
