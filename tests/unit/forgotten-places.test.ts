import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

type Changes = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

const QUESTION = "lib/domain/interviews/question.ts";
const FORM = "lib/domain/interviews/interview-form.ts";

const LANGUAGE: Changes = {
  "lib/domain/text/languages.ts": [
    [
      'tag: "hi", ...ltr },\n',
      'tag: "hi", ...ltr },\n  { code: "it", name: "Italian", own: "Italiano", tag: "it", ...ltr },\n',
    ],
  ],
};
const JOB: Changes = {
  "lib/domain/jobs/kinds.ts": [
    [
      "export const JOBS = {\n",
      'export const JOBS = {\n  water_plants: { payload: owner, tries: null, lane: "general" },\n',
    ],
  ],
};
const FEATURE: Changes = {
  "lib/domain/plans/features.ts": [['pdf: "LAUNCH",\n', 'pdf: "LAUNCH",\n  calendar: "SCALE",\n']],
};
const OPTION: Changes = {
  [QUESTION]: [
    ['"maxCharacters"] as const', '"maxCharacters", "pauses"] as const'],
    ['"max_characters";\n', '"max_characters";\n  pauses: "pauses";\n'],
    ["thinkingTime: 3,\n", "thinkingTime: 3,\n  pauses: 10,\n"],
    ['maxCharacters: "text",\n', 'maxCharacters: "text",\n  pauses: "video",\n'],
  ],
};
const SWITCH: Changes = {
  [FORM]: [
    ['"requirePhone"] as const', '"requirePhone", "captions"] as const'],
    ['"require_phone";\n', '"require_phone";\n  captions: "captions";\n'],
    ["requirePhone: false,\n", "requirePhone: false,\n    captions: false,\n"],
  ],
};

/** Where each addition is still to be written down, besides the file that lists its kind. */
const PLACES = {
  it: [
    // What the database's types lack until they are generated again.
    "lib/data/room/attempts.ts",
    "lib/domain/results/answer-dictionaries.ts",
    "lib/domain/room/consent.ts",
    "lib/messages/catalogs.ts",
    "lib/messages/mails.ts",
  ],
  water_plants: ["lib/data/jobs.ts", "lib/documents/mails/failing-job.ts", "lib/jobs/table.ts"],
  calendar: ["lib/domain/plans/features.ts"],
  pauses: [
    "components/interviews/wizard/question-options.tsx",
    "lib/data/interviews/questions.ts",
    "lib/domain/interviews/interview-request.ts",
    "lib/domain/interviews/stored-draft.ts",
    "lib/domain/interviews/to-request.ts",
  ],
  captions: [
    "components/interviews/wizard/settings-step.tsx",
    "lib/data/interviews/interviews.ts",
    "lib/domain/interviews/interview-edit.ts",
    "lib/domain/interviews/interview-request.ts",
    "lib/domain/interviews/stored-draft.ts",
    "lib/domain/interviews/to-request.ts",
  ],
};

/** Every set of the copy and of the project; the change from these to those is what a migration holds. */
const SETS_CHANGE = `
const { setsChange, functionBodies } = await import("./scripts/database/sets-sql.ts");
const [added, today] = await Promise.all([".", ${JSON.stringify(resolve("."))}].map(async (root) => {
  const { ENUMS, REFERENCE_TABLES } = await import(root + "/scripts/database/sets.ts");
  return { enums: ENUMS, tables: REFERENCE_TABLES, functions: functionBodies({}, {}) };
}));
process.stdout.write(setsChange(added, today));`;

/**
 * A copy of what an addition passes through, to be changed, compiled and made a migration of. Compiled are the files that
 * PLACES names and what they import: a place that nobody named here stops `npm run types`, and not this test.
 */
describe("What is added", () => {
  const scratch = mkdtempSync(join(tmpdir(), "added-"));
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  beforeAll(() => {
    for (const part of ["package.json", "lib", "content", "components", "scripts/database"])
      cpSync(part, join(scratch, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  function change(changes: Changes): void {
    for (const [file, replacements] of Object.entries(changes)) {
      const after = replacements.reduce(
        (text, [from, to]) => {
          expect(text).toContain(from);
          return text.replace(from, to);
        },
        readFileSync(file, "utf8"),
      );
      writeFileSync(join(scratch, file), after);
    }
  }

  function run(...args: string[]): string {
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: scratch,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    return stdout;
  }

  /** What doesn't compile after these changes in these files and what they import: the files, by the name they lack. */
  function stopped(changes: Changes, roots: readonly string[]): Record<string, string[]> {
    change(changes);
    const options = { ...compilerOptions, incremental: false, plugins: [], types: ["node"] };
    const config = { compilerOptions: options, files: [...new Set(roots)] };
    writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify(config));
    const errors = run(resolve("node_modules/typescript/bin/tsc"), "-p", ".").split(/\n(?=\S)/);
    for (const file of Object.keys(changes)) cpSync(file, join(scratch, file));
    const found = new Map<string, Set<string>>();
    for (const error of errors) {
      const file = /^(\S+?)\(\d+,\d+\): error/.exec(error)?.[1];
      if (file === undefined) continue;
      const lacks = [...error.matchAll(/(?:Property|Type) '"?(\w+)"?' is (?:missing|not)/g)];
      const name = lacks.at(-1)?.[1] ?? error;
      found.set(name, new Set([...(found.get(name) ?? []), file]));
    }
    return Object.fromEntries([...found].map(([name, files]) => [name, [...files].sort()]));
  }

  it("is a compile error wherever a language, job, feature or question's option is forgotten", () => {
    const { captions, ...places } = PLACES;
    const changes = { ...LANGUAGE, ...JOB, ...FEATURE, ...OPTION };
    expect(stopped(changes, Object.values(places).flat())).toEqual(places);
  });

  it("is a compile error wherever an interview's switch is forgotten", () => {
    expect(stopped(SWITCH, PLACES.captions)).toEqual({ captions: PLACES.captions });
  });

  it("is a compile error in its own file, while a setting says only its name", () => {
    const named = (changes: Changes, file: string) => ({
      [file]: changes[file]?.slice(0, 1) ?? [],
    });
    const changes = { ...named(OPTION, QUESTION), ...named(SWITCH, FORM) };
    const found = Object.values(stopped(changes, [QUESTION, FORM])).flat();
    expect(found).toEqual(expect.arrayContaining([FORM, QUESTION]));
  });

  it("gets its rows by a migration, without which npm test fails", () => {
    change({ ...LANGUAGE, ...JOB, ...FEATURE });
    const rows = run("--no-warnings", "--input-type=module", "--eval", SETS_CHANGE)
      .split(/\n(?=insert)/)
      .slice(1);
    expect(rows.map((insertion) => insertion.trim())).toEqual([
      "insert into public.languages (code, dictionary) values\n  ('it', null);",
      "insert into public.features (feature) values\n  ('calendar');",
      "insert into public.plan_features (plan, feature) values\n  ('SCALE', 'calendar'),\n  ('CUSTOM', 'calendar'),\n  ('TEST', 'calendar');",
      "insert into public.job_kinds (kind, max_attempts) values\n  ('water_plants', null);",
    ]);
  });
});
