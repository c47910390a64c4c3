#!/bin/sh
# restore.sh DUMP: puts a dump of backup.sh into the database of PGHOST, PGPORT, PGUSER, PGPASSWORD and PGDATABASE: a new project of the same release, whose
# migrations are applied (npx supabase db push) and which nobody has used. All of it or nothing, in one transaction.
set -eu
: "${PGHOST:?is missing}" "${PGUSER:?is missing}" "${PGPASSWORD:?is missing}" "${PGDATABASE:=postgres}"
export PGHOST PGUSER PGPASSWORD PGDATABASE
dump=${1:?which dump?}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }

pg_restore --data-only --schema=supabase_migrations --table=schema_migrations --file=- "$dump" |
  sed -n '/^COPY/,/^\\\.$/p' | grep -oE '^[0-9]{14}' | sort >"$work/theirs"
ask --command='select version from supabase_migrations.schema_migrations order by 1' >"$work/ours"
if ! cmp -s "$work/theirs" "$work/ours"; then
  echo "The dump and this database have other migrations: restore with the release that made the dump." >&2
  exit 1
fi
if [ "$(ask --command='select count(*) from auth.users')" != 0 ]; then
  echo "Somebody has signed up in this database already: restore into a new one." >&2
  exit 1
fi

# Supabase's own bookkeeping stays the new project's.
pg_restore --list "$dump" | grep -E ' (TABLE DATA|SEQUENCE SET) (public|auth|storage) ' |
  grep -vE ' (auth schema_migrations|storage migrations) ' >"$work/list"
{
  # No trigger answers to rows that were all there before, and their order doesn't matter.
  echo "set session_replication_role = replica;"
  echo "delete from storage.buckets;"
  sed -nE 's/.* TABLE DATA public ([^ ]+) .*/"public"."\1"/p' "$work/list" | paste -sd, - |
    sed 's/.*/truncate & cascade;/'
  pg_restore --data-only --no-owner --use-list="$work/list" --file=- "$dump"
} >"$work/restore.sql"
ask --single-transaction --output=/dev/null --file="$work/restore.sql"
echo "Restored $(ask --command='select count(*) from auth.users') accounts and $(ask --command='select count(*) from public.interview_attempts') attempts."
