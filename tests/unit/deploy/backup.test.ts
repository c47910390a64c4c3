import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PASSWORD = "not-for-others";
const folder = mkdtempSync(join(tmpdir(), "rolecall-backup-"));
const said = join(folder, "said");
afterAll(() => rmSync(folder, { recursive: true }));

/** Programs that write down their words and whether they know the password, and make the file that they are asked for. */
function standIns(): string {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  for (const name of ["pg_dump", "pg_restore", "psql"]) {
    const words = `echo "${name} $*; knows $PGPASSWORD@$PGHOST/$PGDATABASE" >> '${said}'`;
    const file = `for word; do case $word in --file=/*) : > "\${word#--file=}";; esac; done`;
    writeFileSync(join(bin, name), `#!/bin/sh\n${words}\n${file}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

function run(script: string, words: readonly string[], env: Record<string, string> = {}) {
  writeFileSync(said, "");
  const settings = { PGHOST: "db.test", PGUSER: "postgres", PGPASSWORD: PASSWORD, ...env };
  return spawnSync("sh", [join("scripts/deploy", script), ...words], {
    encoding: "utf8",
    env: {
      ...process.env,
      ...settings,
      BACKUP_DIR: folder,
      PATH: `${standIns()}:${process.env.PATH}`,
    },
  });
}

describe("The database's password", () => {
  it.each([
    ["backup.sh", [], "pg_dump"],
    ["restore.sh", ["any.dump"], "psql"],
  ])("is on no command line of %s", (script, words, program) => {
    run(script, words);
    const calls = readFileSync(said, "utf8").trim().split("\n");
    expect(calls).toContainEqual(
      expect.stringMatching(new RegExp(`^${program} .*; knows ${PASSWORD}@db.test/postgres$`)),
    );
    expect(calls.filter((call) => call.split("; knows ")[0]?.includes(PASSWORD))).toEqual([]);
  });

  it.each(["backup.sh", "restore.sh"])("has to be there for %s", (script) => {
    const { status, stderr } = run(script, ["any.dump"], { PGPASSWORD: "" });
    expect(status).not.toBe(0);
    expect(stderr).toContain("PGPASSWORD");
  });

  it("makes a dump that is kept", () => {
    expect(run("backup.sh", []).stdout).toMatch(/\.dump\n$/);
  });
});
