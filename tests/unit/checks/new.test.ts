import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  addressViolations,
  endingViolations,
  nameViolations,
  tableViolations,
} from "../architecture/rules.ts";
import { readTree } from "../architecture/source.ts";

/** Each of these parts is read or written when something new is made, or imported by it. */
const PARTS = [
  ...[
    "package.json",
    "biome.json",
    ".gitignore",
    "docs/database.md",
    "app",
    "components",
    "content",
    "lib",
  ],
  ...[
    "scripts/database",
    "scripts/checks/lint",
    "supabase/migrations",
    "tests/support",
    "tests/components/support",
  ],
  ...["tests/database/policies.test.ts", "tests/database/support/every-table.ts"],
  ...["rows.ts", "askers.ts"].map((file) => `tests/database/support/matrix/${file}`),
  ...["tests/e2e/requests.test.ts", "tests/e2e/support/access.ts"],
  ...["tests/unit/room/words-in-mails.test.ts"],
];

/** It brings the types of what component tests expect. */
const SETUP = "tests/components/support/setup.ts";

type Made = { written: string[]; registered: string[]; next: string };

describe("npm run new", () => {
  const scratch = mkdtempSync(join(tmpdir(), "new-"));
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  const made: Record<string, Made> = {};
  beforeAll(() => {
    for (const part of PARTS) cpSync(part, join(scratch, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
    for (const kind of ["page", "table", "handler", "mail", "job"])
      made[kind] = JSON.parse(create(kind, "company/days-off").stdout);
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: scratch, encoding: "utf8" });

  /** As the command does, but for the database's types, which take a database. */
  function create(kind: string, name: string) {
    const module = JSON.stringify(resolve("scripts/new/create.ts"));
    const asked = JSON.stringify([kind, name]);
    return run(
      ...["--no-warnings", "--input-type=module", "--eval"],
      `const { create } = await import(${module});
      process.stdout.write(JSON.stringify(create(...${asked}, ".")));`,
    );
  }

  const read = (path: string) => readFileSync(join(scratch, path), "utf8");
  const written = () => Object.values(made).flatMap((one) => one.written);

  it("registers each thing wherever the project asks for it", () => {
    const changed = Object.entries(made).flatMap(([kind, { registered }]) =>
      registered.map((path) => `${kind}: ${path}`),
    );
    expect(changed).toEqual([
      "page: lib/domain/core/routes.ts",
      "page: tests/e2e/support/access.ts",
      "page: tests/e2e/requests.test.ts",
      "table: scripts/database/limits.ts",
      "table: lib/data/account/export.ts",
      "table: docs/database.md",
      "table: tests/database/support/every-table.ts",
      "table: tests/database/policies.test.ts",
      "table: tests/database/support/matrix/rows.ts",
      "handler: tests/e2e/support/access.ts",
      "handler: tests/support/handler-roles.ts",
      "mail: lib/domain/jobs/kinds.ts",
      "mail: lib/jobs/table.ts",
      "mail: tests/unit/room/words-in-mails.test.ts",
      "job: lib/domain/jobs/kinds.ts",
      "job: lib/jobs/table.ts",
    ]);
    for (const { registered } of Object.values(made))
      for (const path of registered) expect(read(path)).not.toBe(readFileSync(path, "utf8"));
    const [, limits = ""] = read("scripts/database/limits.ts").split(/export const APP_/);
    expect(limits).toContain("days_off_name: DAYS_OFF_NAME_LIMIT,");
  });

  it("leads from a table to its handler, and from the handler to what writes the table", () => {
    expect(made.table?.next).toContain("npm run new -- handler company/days-off");
    expect(made.handler?.next).toContain("addToDaysOff()");
    expect(read("lib/data/company/days-off.ts")).toContain("function addToDaysOff(");
    const alone: Made = JSON.parse(create("handler", "company/sick-days").stdout);
    expect(alone.next).not.toContain("addToSickDays");
  });

  it("fills its templates, and gives everything a test", () => {
    for (const path of written()) expect(read(path)).not.toMatch(/__[A-Za-z]+__|TODO/);
    for (const one of Object.values(made))
      expect(one.written.filter((path) => /\.test\.tsx?$/.test(path))).toHaveLength(1);
  });

  it("keeps to the picture of the architecture", () => {
    const tree = readTree(scratch);
    const rules = [tableViolations, nameViolations, endingViolations, addressViolations];
    expect(rules.flatMap((rule) => rule(tree))).toEqual([]);
  });

  it("is formatted, and passes the linter", () => {
    const biome = join("node_modules", "@biomejs/biome/bin/biome");
    const named = [...written(), ...Object.values(made).flatMap(({ registered }) => registered)];
    const { stderr } = run(
      biome,
      "check",
      "--error-on-warnings",
      ...named.filter((path) => /\.tsx?$/.test(path)),
    );
    expect(stderr).toContain("No fixes applied");
    expect(stderr).not.toMatch(/errors?\./);
  });

  it("compiles, but for what npm run db:types is still to write", () => {
    const options = {
      ...compilerOptions,
      incremental: false,
      plugins: [],
      types: ["node", "jest"],
    };
    // A test of the database stands on the whole local stack.
    const compiled = /^(?!tests\/database).*\.tsx?$/;
    const files = written().filter((path) => compiled.test(path));
    const config = { compilerOptions: options, files: [...files, "lib/jobs/table.ts", SETUP] };
    writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify(config));
    const { stdout } = run(resolve("node_modules/typescript/bin/tsc"), "-p", ".");
    const stopped = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file);
    expect([...new Set(stopped)].toSorted()).toEqual([
      "lib/data/company/days-off.ts",
      "lib/data/jobs.ts",
    ]);
  });

  it.each([
    ["page", "company/days-off", "is there already"],
    ["table", "plans/days-off", "is a migration for days_off already"],
    ["page", "plans/settings", "settings"],
    ["page", "room/days-off", "Employers have no pages of room"],
    ["job", "company/DaysOff", "words in small letters"],
    ["job", "company/../x", "words in small letters"],
    ["job", "nobody/x", "The nouns are account, company"],
    ["job", "company/delete", "JavaScript keeps the word delete"],
    ["mail", `company/${"a".repeat(99)}`, "at most 40 characters"],
    ["widget", "company/x", "page, handler, mail, job, table"],
  ])("refuses a %s that can't be made, and says why", (kind, name, why) => {
    const { status, stderr } = create(kind, name);
    expect(status).not.toBe(0);
    expect(stderr).toContain(why);
  });
});
