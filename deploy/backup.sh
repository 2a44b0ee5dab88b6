#!/bin/sh
# Writes everything that Redis holds into one file, while people play on:
#   deploy/backup.sh [FILE]          COMPOSE is "docker compose" unless set, for instance to "docker-compose"
set -eu
compose=${COMPOSE:-docker compose}
file=${1:-regicide-$(date +%Y%m%d-%H%M%S).rdb}
umask 077
$compose exec -T redis sh -c '
  set -eu
  redis-cli bgsave >/dev/null
  while redis-cli info persistence | grep -q rdb_bgsave_in_progress:1; do sleep 0.2; done
  redis-cli info persistence | grep -q rdb_last_bgsave_status:ok
  cat /data/dump.rdb
  rm /data/dump.rdb
' >"$file.part"
# A dump begins with its format; anything else is a message.
[ "$(head -c 5 "$file.part")" = REDIS ] || { cat "$file.part" >&2; exit 1; }
mv "$file.part" "$file"
echo "$file"
