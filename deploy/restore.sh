#!/bin/sh
# Replaces everything that Redis holds by a file of deploy/backup.sh. The app is stopped meanwhile and started again.
#   deploy/restore.sh FILE           COMPOSE="docker compose" unless set, for instance to "docker-compose"
set -eu
compose=${COMPOSE:-docker compose}
file=$1
[ "$(head -c 5 "$file")" = REDIS ] || { echo "$file is no backup" >&2; exit 1; }
nodes=$($compose ps --services | grep -E '^app' || true)
$compose stop $nodes redis
# An append-only file may begin with a dump: the manifest says that it has nothing else yet.
$compose run --rm --no-deps -T --entrypoint sh redis -c '
  set -eu
  rm -rf /data/appendonlydir && mkdir /data/appendonlydir && cd /data/appendonlydir
  cat >appendonly.aof.1.base.rdb
  echo "file appendonly.aof.1.base.rdb seq 1 type b" >appendonly.aof.manifest
' <"$file"
$compose up -d --no-build redis $nodes
