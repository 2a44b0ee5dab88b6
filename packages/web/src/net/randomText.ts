const fill = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

/**
 * Random text in base64url, four signs per three bytes. `getRandomValues` works on plain http as well, where the rest
 * of Web Crypto is missing.
 */
export const randomText = (bytes: number): string =>
  btoa(String.fromCharCode(...fill(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Random hex digits, two per byte. */
export const randomHex = (bytes: number): string =>
  Array.from(fill(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
