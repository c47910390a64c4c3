#!/bin/sh
# One dump of the database, and what is older than KEEP_DAYS is deleted: a person who asked to be deleted is gone from
# the last copy by then. Reads DATABASE_URL (the session pooler's or the direct address), BACKUP_DIR and KEEP_DAYS.
set -eu
: "${DATABASE_URL:?is missing}" "${BACKUP_DIR:=/var/backups/rolecall}" "${KEEP_DAYS:=14}"
umask 077
mkdir -p "$BACKUP_DIR"
name="$BACKUP_DIR/$(date -u +%Y-%m-%dT%H%M%SZ).dump"
pg_dump --format=custom --no-owner --schema=public --schema=auth --schema=storage --schema=supabase_migrations \
  --file="$name.part" "$DATABASE_URL"
# A dump that can't be listed can't be restored.
pg_restore --list "$name.part" >/dev/null
mv "$name.part" "$name"
find "$BACKUP_DIR" -name '*.dump*' -mtime "+$KEEP_DAYS" -delete
echo "$name"
