#!/bin/sh
# Replaces everything that Redis holds by a file of deploy/backup.sh. The nodes that run are stopped meanwhile.
#   deploy/restore.sh FILE           COMPOSE is "docker compose" unless set, for instance to "docker-compose"
set -eu
compose=${COMPOSE:-docker compose}
file=$1
[ "$(head -c 5 "$file")" = REDIS ] || { echo "$file is no backup" >&2; exit 1; }
nodes=
for node in app app2; do
  container=$($compose --profile scale ps -q "$node")
  [ -n "$container" ] && [ "$(docker inspect -f '{{.State.Running}}' "$container")" = true ] && nodes="$nodes $node"
done
# shellcheck disable=SC2086
$compose --profile scale stop $nodes redis
# An append-only file may begin with a dump: the manifest says that it has nothing else yet.
$compose run --rm --no-deps -T --entrypoint sh redis -c '
  set -eu
  rm -rf /data/appendonlydir && mkdir /data/appendonlydir && cd /data/appendonlydir
  cat >appendonly.aof.1.base.rdb
  echo "file appendonly.aof.1.base.rdb seq 1 type b" >appendonly.aof.manifest
' <"$file"
# shellcheck disable=SC2086
$compose --profile scale up -d --no-build redis $nodes
