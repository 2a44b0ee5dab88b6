import type { Rejection } from '@regicide/protocol';

/** Thrown by a route; answered as `{ code, ...extra }` with the code's status. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: Rejection,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}
