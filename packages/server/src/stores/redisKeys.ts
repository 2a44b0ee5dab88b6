/** All keys of a room share a hash tag, so that one script may touch them on a cluster. */
const ofRoom = (roomId: string, part: string): string => `regicide:{${roomId}}:${part}`;

/** Hash: version, document, answered, and the key of the current game's journal. */
export const roomKey = (roomId: string): string => ofRoom(roomId, 'room');
/** The id in a key of a room. */
export const roomIdOfKey = (key: string): string => key.slice('regicide:{'.length, -'}:room'.length);
/** List of entries, one per step from 0 on. */
export const journalKey = (roomId: string, gameId: string): string => ofRoom(roomId, `journal:${gameId}`);
/** Sorted set of records by the time of their end. */
export const recordsKey = (roomId: string): string => ofRoom(roomId, 'records');
/** Hash: a presence per connection. */
export const presenceKey = (roomId: string): string => ofRoom(roomId, 'presence');
/** String: the id of the room that another code leads to. */
export const aliasKey = (code: string): string => `regicide:{${code}}:alias`;

export const channelOf = (roomId: string): string => ofRoom(roomId, 'feed');
/** Nothing is published on it: it tells whether one node, of those that hear a room's feed, hears it. */
export const markChannelOf = (roomId: string, nodeId: string): string => ofRoom(roomId, `feed:${nodeId}`);
export const roomIdOf = (channel: string): string => channel.slice('regicide:{'.length, -'}:feed'.length);
