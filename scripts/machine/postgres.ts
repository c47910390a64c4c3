import { existsSync, readdirSync } from "node:fs";
import { canInstall, install } from "./debian.ts";

const DEBIAN = "/usr/lib/postgresql";

/** The folder with `initdb` and `postgres`, the newest version first; undefined if there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    process.env.POSTGRES_BIN ?? "",
    ...versions.map((version) => `${DEBIAN}/${version}/bin`),
    "/usr/local/bin",
    "/usr/bin",
    "/opt/homebrew/bin",
  ];
  return folders.find(
    (folder) => existsSync(`${folder}/postgres`) && existsSync(`${folder}/initdb`),
  );
}

/** Sees to it that the concurrency tests have a Postgres with several connections; without one they are not run. */
export function ensurePostgres(): void {
  if (!findPostgres() && canInstall()) install("postgresql");
  const found = findPostgres();
  process.stdout.write(
    found
      ? `Postgres: ${found}\n`
      : "Postgres: none here, so the tests of concurrency are not run (they are counted as skipped).\n",
  );
}
