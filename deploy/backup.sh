#!/bin/sh
# Writes everything that Redis holds into one file, while people play on:
#   deploy/backup.sh [FILE]          COMPOSE="docker compose" unless set, for instance to "docker-compose"
set -eu
compose=${COMPOSE:-docker compose}
file=${1:-regicide-$(date +%Y%m%d-%H%M%S).rdb}
umask 077
$compose exec -T redis redis-cli --rdb - >"$file.part"
# A dump begins with its format; anything else is a message.
[ "$(head -c 5 "$file.part")" = REDIS ] || { cat "$file.part" >&2; exit 1; }
mv "$file.part" "$file"
echo "$file"
