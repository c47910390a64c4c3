import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const QUESTION = "lib/domain/interviews/question.ts";
const FORM = "lib/domain/interviews/interview-form.ts";

/** Where a question's option is written down, besides the file that lists them all. */
const OF_AN_OPTION = [
  "components/interviews/wizard/question-options.tsx",
  "lib/data/interviews/questions.ts",
  "lib/domain/interviews/interview-request.ts",
  "lib/domain/interviews/stored-draft.ts",
  "lib/domain/interviews/to-request.ts",
];
const OF_A_SWITCH = [
  "components/interviews/wizard/settings-step.tsx",
  "lib/data/interviews/interviews.ts",
  "lib/domain/interviews/interview-edit.ts",
  "lib/domain/interviews/interview-request.ts",
  "lib/domain/interviews/stored-draft.ts",
  "lib/domain/interviews/to-request.ts",
];

const OPTION = {
  list: ['"maxCharacters"] as const', '"maxCharacters", "warmUp"] as const'],
  column: ['"max_characters";\n', '"max_characters";\n  warmUp: "warm_up";\n'],
  unset: ["thinkingTime: 3,\n", "thinkingTime: 3,\n  warmUp: 10,\n"],
  counts: ['maxCharacters: "text",\n', 'maxCharacters: "text",\n  warmUp: "video",\n'],
} as const;
const SWITCH = {
  list: ['"requirePhone"] as const', '"requirePhone", "captions"] as const'],
  column: ['"require_phone";\n', '"require_phone";\n  captions: "captions";\n'],
  initially: ["requirePhone: false,\n", "requirePhone: false,\n    captions: false,\n"],
} as const;

/** A copy of what a setting passes through, to be changed and compiled. */
describe("A setting that is added", () => {
  const scratch = mkdtempSync(join(tmpdir(), "setting-"));
  beforeAll(() => {
    for (const part of ["package.json", "lib", "components"])
      cpSync(part, join(scratch, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
    const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
    const files = [...new Set([...OF_AN_OPTION, ...OF_A_SWITCH, FORM, QUESTION])];
    const options = { ...compilerOptions, incremental: false, plugins: [] };
    writeFileSync(
      join(scratch, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, files }),
    );
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  /** The files that don't compile with these changes to one or two of them. */
  function broken(changed: Record<string, readonly (readonly [string, string])[]>): string[] {
    for (const [file, changes] of Object.entries(changed)) {
      const after = changes.reduce(
        (text, [from, to]) => {
          expect(text).toContain(from);
          return text.replace(from, to);
        },
        readFileSync(file, "utf8"),
      );
      writeFileSync(join(scratch, file), after);
    }
    const tsc = resolve("node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", "."], {
      cwd: scratch,
      encoding: "utf8",
    });
    for (const file of Object.keys(changed)) cpSync(file, join(scratch, file));
    const found = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path = ""]) => path);
    return [...new Set(found)].sort();
  }

  it("is a compile error in its own file, while that says only its name", () => {
    const found = broken({ [QUESTION]: [OPTION.list], [FORM]: [SWITCH.list] });
    expect(found).toEqual(expect.arrayContaining([FORM, QUESTION]));
  });

  it("is a compile error wherever a question's option is forgotten", () => {
    expect(broken({ [QUESTION]: Object.values(OPTION) })).toEqual(OF_AN_OPTION);
  });

  it("is a compile error wherever an interview's switch is forgotten", () => {
    expect(broken({ [FORM]: Object.values(SWITCH) })).toEqual(OF_A_SWITCH);
  });
});
