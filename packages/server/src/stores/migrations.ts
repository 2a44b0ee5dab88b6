import type { RoomDocument } from '../rooms/roomDocument.ts';

/** A document of any schema; its shape is that of the schema that it names. */
export type Stored = Omit<RoomDocument, 'answered' | 'schema'> & { readonly schema: number };

/** From each older schema to the next one; the folder of a server that was not updated for long is read as well. */
const MIGRATIONS: Readonly<Record<number, (room: Stored) => Stored>> = {
  /** Companions. */
  1: (room) => ({ ...room, schema: 2, companionBySeat: [null, null, null, null] }),
  /** Links to go on on another device. */
  2: (room) => ({
    ...room,
    schema: 3,
    members: room.members.map((member) => ({ ...member, deviceLink: null })),
  }),
};

/** A document as this version knows it, or as it was where no way leads to it. */
export const migrated = (room: Stored): Stored => {
  const migrate = MIGRATIONS[room.schema];
  return migrate === undefined ? room : migrated(migrate(room));
};
