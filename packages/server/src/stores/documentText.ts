import { DOCUMENT_SCHEMA, type RoomDocument } from '../rooms/roomDocument.ts';
import { answersOf } from './answers.ts';
import { migrated, type Stored } from './migrations.ts';
import type { Version } from './roomStore.ts';

/** A document as both stores keep it: what a commit compares lies beside the long text, so that it need not be read. */
export interface DocumentText {
  readonly version: string;
  readonly answered: string;
  /** Everything but `answered`. */
  readonly document: string;
}

export const textOf = (room: RoomDocument): DocumentText => {
  const { answered, members, talk, ...document } = room;
  return {
    version: versionText(room),
    answered: `[${answered.join(',')}]`,
    document: `${JSON.stringify(document).slice(0, -1)},"members":${partText(members)},"talk":${partText(talk)}}`,
  };
};

/** Long parts that hardly an intent touches: their text is made once. */
const textByPart = new WeakMap<RoomDocument['members' | 'talk'], string>();

const partText = (part: RoomDocument['members' | 'talk']): string => {
  const known = textByPart.get(part) ?? JSON.stringify(part);
  textByPart.set(part, known);
  return known;
};

/** The document, brought up from an older schema. Throws where the text is none of ours, or of a newer schema. */
export const roomOf = ({ document, answered }: Omit<DocumentText, 'version'>): RoomDocument => {
  const room = migrated(JSON.parse(document) as Stored);
  const { schema } = room;
  if (schema !== DOCUMENT_SCHEMA) throw new Error(`a document of schema ${String(schema)}`);
  return { ...room, schema, answered: answersOf(answered) };
};

/** The schema of a document's text; 0 where it has none. */
export const schemaOf = (document: string): number => {
  try {
    return (JSON.parse(document) as { readonly schema?: number }).schema ?? 0;
  } catch {
    return 0;
  }
};

export const versionText = ({ epoch, revision, stamp }: Version): string => `${epoch}.${revision}.${stamp}`;

export const versionOf = (text: string): Version => {
  const [epoch, revision, stamp] = text.split('.', 3) as [string, string, string];
  return { epoch: Number(epoch), revision: Number(revision), stamp };
};
