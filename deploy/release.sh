#!/usr/bin/env bash
# Upgrades Freehold beside the release that runs, and goes back. docs/OPERATIONS.md, "Upgrading", says how it is set up.
#   release.sh deploy TAG    builds the tag in a folder of its own, migrates, moves the link, restarts one process after the other
#   release.sh rollback      moves the link to the release before, and restarts the same way
set -euo pipefail

root=${FREEHOLD_ROOT:-/opt/freehold}
ports=${FREEHOLD_PORTS:-3001 3002}
keep=3
# Overridden by the test; each is run by bash, the restart with the port as its argument.
build=${FREEHOLD_BUILD:-'set -ea; . /etc/freehold/build.env; npm ci --include=dev --no-audit && npm run -s build'}
migrate=${FREEHOLD_MIGRATE:-'set -ea; . /etc/freehold/owner.env; npm run -s migrate'}
restart=${FREEHOLD_RESTART:-'systemctl restart "freehold@$1"'}
wait_seconds=${FREEHOLD_WAIT_SECONDS:-60}

say() { echo "release: $*" >&2; }
fail() { say "$*"; exit 1; }

current() {
  local link
  link=$(readlink "$root/current" || true)
  echo "${link##*/}"
}

# A rename replaces the link in one step: at no moment is there none.
point_to() {
  ln -s "releases/$1" "$root/current.$$"
  mv -T "$root/current.$$" "$root/current"
}

build_release() {
  local name=$1 unfinished="$root/releases/.$1.unfinished"
  if [ -d "$root/releases/$name" ]; then say "$name is built already"; return; fi
  rm -rf "$unfinished"
  mkdir -p "$unfinished"
  git -C "$root/repository" archive "$name" | tar -x -C "$unfinished"
  (cd "$unfinished" && bash -c "$build") || { rm -rf "$unfinished"; fail "$name was not built; nothing was changed"; }
  mv "$unfinished" "$root/releases/$name"
}

is_ready() { curl -fsS -o /dev/null --max-time 5 "http://127.0.0.1:$1/api/health/ready" 2>/dev/null; }

restart_all() {
  local port until
  for port in $ports; do
    bash -c "$restart" restart "$port" || return 1
    until=$((SECONDS + wait_seconds))
    until is_ready "$port"; do
      [ $SECONDS -lt $until ] || { say "port $port is not ready after $wait_seconds s"; return 1; }
      sleep 0.2
    done
  done
}

# The newest stay, and the one that runs: open tabs ask for files of the release they came from.
remove_oldest() {
  local name
  ls -1t "$root/releases" | tail -n +$((keep + 1)) | while read -r name; do
    [ "$name" = "$(current)" ] || rm -rf "${root:?}/releases/$name"
  done
}

switch_to() {
  local name=$1 before
  before=$(current)
  point_to "$name"
  if restart_all; then
    echo "$before" > "$root/before"
    say "$name runs"
    return
  fi
  [ -n "$before" ] || fail "$name does not start, and there is no release before it"
  say "$name does not start: going back to $before"
  point_to "$before"
  restart_all || fail "$before does not start either"
  exit 1
}

exec 9> "$root/.release.lock"
flock -n 9 || fail 'another release.sh is at work'

case "${1:-}" in
  deploy)
    name=${2:?a tag}
    [[ $name =~ ^[A-Za-z0-9][A-Za-z0-9._-]*$ ]] || fail "$name is no name of a tag"
    [ "$name" != "$(current)" ] || fail "$name runs already"
    git -C "$root/repository" rev-parse -q --verify "$name^{commit}" > /dev/null || fail "there is no $name in $root/repository"
    mkdir -p "$root/releases"
    build_release "$name"
    touch "$root/releases/$name"
    (cd "$root/releases/$name" && bash -c "$migrate") || fail "the database was not migrated; $(current) runs on"
    switch_to "$name"
    remove_oldest
    ;;
  rollback)
    name=$(cat "$root/before" 2>/dev/null || true)
    [ -n "$name" ] && [ -d "$root/releases/$name" ] || fail 'there is no release to go back to'
    switch_to "$name"
    ;;
  *) fail 'use: release.sh deploy TAG | release.sh rollback' ;;
esac
