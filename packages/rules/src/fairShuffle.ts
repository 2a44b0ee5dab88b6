import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What is published before anybody sends a nonce: SHA-256 of the server seed's text (its hex digits as ASCII), in hex.
 * It binds the server to its seed; the layout is fixed in docs/RANDOMNESS.md.
 */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/**
 * The seed of the game, 64 hex digits: SHA-256 over the server seed and then each seat's nonce, every text preceded by
 * its length in bytes (four bytes, big-endian). A seat that sent no nonce counts as the empty text.
 */
export const gameSeedOf = (serverSeed: string, nonces: readonly (string | null)[]): string => {
  const hash = sha256.create();
  for (const text of [serverSeed, ...nonces]) {
    const bytes = utf8ToBytes(text ?? '');
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    hash.update(length).update(bytes);
  }
  return bytesToHex(hash.digest());
};
