/** One packet of socket.io as it came over the wire. */
export type Packet =
  | {
      readonly kind: 'event';
      readonly name: string;
      readonly payload: readonly unknown[];
      readonly text: string;
    }
  | { readonly kind: 'ack'; readonly answer: unknown; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** What a connection brought: the HTTP part as text and, after an upgrade to a websocket, its packets. */
export interface Brought {
  readonly http: string;
  readonly packets: readonly Packet[];
}

const END_OF_HEAD = '\r\n\r\n';

export const broughtBy = (bytes: Buffer): Brought => {
  const end = bytes.indexOf(END_OF_HEAD);
  const head = bytes.subarray(0, end + END_OF_HEAD.length).toString('latin1');
  if (!head.startsWith('HTTP/1.1 101')) return { http: bytes.toString('latin1'), packets: [] };
  return { http: head, packets: textsOf(bytes.subarray(head.length)).map(packetOf) };
};

/** The texts in unmasked frames without extensions, which is what a server sends; a cut-off last one is left out. */
const textsOf = (bytes: Buffer): string[] => {
  const texts: string[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const isText = bytes[at] === 0x81;
    let length = bytes[at + 1]!;
    let start = at + 2;
    if (length === 126) [length, start] = [bytes.readUInt16BE(start), start + 2];
    else if (length === 127) [length, start] = [Number(bytes.readBigUInt64BE(start)), start + 8];
    if (start + length > bytes.length) break;
    if (isText) texts.push(bytes.subarray(start, start + length).toString('utf8'));
    at = start + length;
  }
  return texts;
};

/** `42[name, ...]` is an event, `43<n>[answer]` an answer. */
const packetOf = (text: string): Packet => {
  const body = text.slice(text.search(/[[{]|$/));
  if (text.startsWith('42')) {
    const [name, ...payload] = JSON.parse(body) as [string, ...unknown[]];
    return { kind: 'event', name, payload, text };
  }
  if (text.startsWith('43')) return { kind: 'ack', answer: (JSON.parse(body) as unknown[])[0], text };
  return { kind: 'other', text };
};
