/**
 * One commit, atomic in Redis: the duplicate check must be in here, since a command whose reply was lost is asked
 * again. It never decodes the document: revision and answers stand in fields of their own.
 *
 * KEYS: room, journal of the game, records. ARGV: expected revision ('' for a new room), new revision, document,
 * answered, known request ('' for none), room expiry (ms), channel, message, journal entry ('' for none),
 * record's game ('' for none), record, record expiry (ms).
 * Answers {'committed'}, {'duplicate', answered} or {'conflict', document or nothing}.
 */
export const COMMIT_SCRIPT = `
local stored = redis.call('HMGET', KEYS[1], 'revision', 'answered')
if ARGV[5] ~= '' and stored[2] and string.find(stored[2], ARGV[5], 1, true) then
  return { 'duplicate', stored[2] }
end
if (stored[1] or '') ~= ARGV[1] then
  return { 'conflict', redis.call('HGET', KEYS[1], 'document') or nil }
end
redis.call('HSET', KEYS[1], 'revision', ARGV[2], 'document', ARGV[3], 'answered', ARGV[4])
redis.call('PEXPIREAT', KEYS[1], ARGV[6])
if ARGV[9] ~= '' then
  redis.call('RPUSH', KEYS[2], ARGV[9])
  redis.call('PEXPIREAT', KEYS[2], ARGV[6])
end
if ARGV[10] ~= '' then
  redis.call('HSET', KEYS[3], ARGV[10], ARGV[11])
  redis.call('PEXPIREAT', KEYS[3], ARGV[12])
  redis.call('PEXPIREAT', KEYS[2], ARGV[12])
end
redis.call('PUBLISH', ARGV[7], ARGV[8])
return { 'committed' }
`;
