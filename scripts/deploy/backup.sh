#!/bin/sh
# One dump of the database, and what is older than KEEP_DAYS is deleted: a person who asked to be deleted is gone from
# the last copy by then. Reads PGHOST, PGPORT, PGUSER, PGPASSWORD and PGDATABASE (the session pooler's or the direct address),
# BACKUP_DIR and KEEP_DAYS. The password is never an argument: every user of the machine sees those.
set -eu
: "${PGHOST:?is missing}" "${PGUSER:?is missing}" "${PGPASSWORD:?is missing}" "${PGDATABASE:=postgres}" "${BACKUP_DIR:=/var/backups/rolecall}" "${KEEP_DAYS:=14}"
export PGHOST PGUSER PGPASSWORD PGDATABASE
umask 077
mkdir -p "$BACKUP_DIR"
name="$BACKUP_DIR/$(date -u +%Y-%m-%dT%H%M%SZ).dump"
pg_dump --format=custom --no-owner --schema=public --schema=auth --schema=storage --schema=supabase_migrations \
  --file="$name.part"
# A dump that can't be listed can't be restored.
pg_restore --list "$name.part" >/dev/null
mv "$name.part" "$name"
find "$BACKUP_DIR" -name '*.dump*' -mtime "+$KEEP_DAYS" -delete
echo "$name"
