import { cleanName, PROTOCOL_VERSION } from '@regicide/protocol';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** The body by its schema. Refusals: `protocol/version` (before anything else of it is looked at), `message/malformed`. */
export const parseBody = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  if (typeof body === 'object' && body !== null && 'protocol' in body && body.protocol !== PROTOCOL_VERSION)
    throw new Refusal('protocol/version');
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal('message/malformed');
  return parsed.data;
};

/** Refusal: `name/invalid`. */
export const nameFrom = (typed: string): string => {
  const name = cleanName(typed);
  if (name === null) throw new Refusal('name/invalid');
  return name;
};
