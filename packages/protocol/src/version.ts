/** Grows with every change that an older client could not follow. A server refuses others with `protocol/version`. */
export const PROTOCOL_VERSION = 1;
