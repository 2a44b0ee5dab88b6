/**
 * One commit, atomic in Redis. The duplicate check must be in here: a command whose reply was lost is asked again, and
 * would else come back as a conflict with itself. The document is never decoded; version and answers stand beside it.
 *
 * KEYS: room, journal of the game, records.
 * ARGV: 1 expected version ('' for a new room), 2 text of a known request ('' for none), 3 new version, 4 document,
 * 5 answered, 6 room expiry (ms), 7 channel ('': the caller publishes), 8 head of the feed message, 9 events, 10 journal entry ('' for none),
 * 11 record ('' for none), 12 its end (ms), 13 its expiry (ms), 14 ends before which records are over (ms), 15 the caller's mark
 * channel: who hears both channels is the caller, who knows; published is only what somebody else hears.
 * Answers {'committed'}, {'duplicate'} with document and answered, or {'conflict'} with both where there is a room.
 */
export const COMMIT_SCRIPT = `
local stored = redis.call('HMGET', KEYS[1], 'version', 'answered')
if stored[1] and ARGV[2] ~= '' and string.find(stored[2], ARGV[2], 1, true) then
  return { 'duplicate', redis.call('HGET', KEYS[1], 'document'), stored[2] }
end
if (stored[1] or '') ~= ARGV[1] then
  if not stored[1] then return { 'conflict' } end
  return { 'conflict', redis.call('HGET', KEYS[1], 'document'), stored[2] }
end
redis.call('HSET', KEYS[1], 'version', ARGV[3], 'document', ARGV[4], 'answered', ARGV[5])
redis.call('PEXPIREAT', KEYS[1], ARGV[6])
if ARGV[10] ~= '' then
  redis.call('RPUSH', KEYS[2], ARGV[10])
  redis.call('PEXPIREAT', KEYS[2], ARGV[6])
  redis.call('HSET', KEYS[1], 'journal', KEYS[2])
end
if ARGV[11] ~= '' then
  redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', ARGV[14])
  redis.call('ZADD', KEYS[3], ARGV[12], ARGV[11])
  redis.call('PEXPIREAT', KEYS[3], ARGV[13])
  redis.call('PEXPIREAT', KEYS[2], ARGV[13])
end
if ARGV[7] ~= '' then
  local listeners = redis.call('PUBSUB', 'SHARDNUMSUB', ARGV[7], ARGV[15])
  if listeners[2] > listeners[4] then
    redis.call('SPUBLISH', ARGV[7], ARGV[8] .. '\\n' .. ARGV[9] .. '\\n' .. ARGV[5] .. '\\n' .. ARGV[4])
  end
end
return { 'committed' }
`;

/**
 * A connection lives: its room, and the journal of the game in it, expire no earlier than given. The journal's key
 * stands in the room and has its hash tag.
 *
 * KEYS: room, presence. ARGV: connection, presence, room expiry (ms).
 */
export const TOUCH_SCRIPT = `
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('PEXPIREAT', KEYS[2], ARGV[3])
redis.call('PEXPIREAT', KEYS[1], ARGV[3], 'GT')
local journal = redis.call('HGET', KEYS[1], 'journal')
if journal then redis.call('PEXPIREAT', journal, ARGV[3], 'GT') end
`;

/** Forgets lapsed presences unless they were touched meanwhile. KEYS: presence. ARGV: connection, presence, ... */
export const LAPSE_SCRIPT = `
for i = 1, #ARGV, 2 do
  if redis.call('HGET', KEYS[1], ARGV[i]) == ARGV[i + 1] then redis.call('HDEL', KEYS[1], ARGV[i]) end
end
`;
