import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { patternsIn } from "../../../scripts/checks/patterns/source";
import { judge } from "../../../scripts/checks/patterns/verdicts";

const project = mkdtempSync(join(tmpdir(), "rolecall-patterns-"));
afterAll(() => rmSync(project, { recursive: true }));

/** What the check says of a project with these files, and how it ends. */
function checked(files: Record<string, string>): { said: string; code: number | null } {
  rmSync(join(project, "lib"), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const { stdout, status } = spawnSync(process.execPath, [resolve("scripts/checks/patterns.ts")], {
    cwd: project,
    encoding: "utf8",
  });
  return { said: stdout, code: status };
}

describe("The check of patterns", () => {
  it("finds the pattern that stopped the server for half a minute", () => {
    const { said, code } = checked({
      "lib/domain/account/sign-up.ts": `export const EMAIL = /^\\S+@\\S+\\.\\S+$/;`,
    });
    expect(said).toContain("lib/domain/account/sign-up.ts:1: 3rd degree polynomial");
    expect(code).toBe(1);
  });

  it("finds one that is put together while its file loads, and one that nobody can know before", () => {
    const { said, code } = checked({
      "lib/domain/parts.ts": `export const BLANKS = "\\\\s*";`,
      "lib/domain/end.ts": [
        `import { BLANKS } from "./parts.ts";`,
        `export const END = new RegExp(BLANKS + "USA$");`,
        `export const ends = (text: string) => RegExp(text + "$");`,
      ].join("\n"),
    });
    expect(said).toContain("lib/domain/end.ts:2: 2nd degree polynomial");
    expect(said).toContain("lib/domain/end.ts:3: put together after loading");
    expect(code).toBe(1);
  });

  it("lets through what is linear", () => {
    const { said, code } = checked({
      "lib/domain/color.ts": "export const COLOR = /^#[0-9a-f]{6}$/;",
    });
    expect(said).toContain("1 patterns, 0 of them not linear");
    expect(code).toBe(0);
  });

  it("counts what recheck can't judge as a hit, asks about none twice, and knows the harmless", async () => {
    const asked: string[] = [];
    const pattern = (source: string) => ({ source, flags: "", at: "lib/x.ts:1" });
    const { hits, safe } = await judge(
      ["a", "b", "c", "d", "a"].map(pattern),
      new Set(["/b/"]),
      new Set(["/c/"]),
      async ({ source }) => {
        asked.push(source);
        return source === "a" ? "unknown" : "safe";
      },
    );
    expect(asked.toSorted()).toEqual(["a", "d"]);
    expect(hits).toEqual([{ ...pattern("a"), verdict: "unknown" }]);
    expect(safe).toEqual(["/b/", "/d/"]);
  });

  it("takes no text and no comment for a pattern", () => {
    const { literals, built } = patternsIn(
      "lib/x.tsx",
      `// /no/\nconst a = "/no/"; const b = <p>/no/</p>; const c = /yes/gu; new globalThis.RegExp(a);`,
    );
    expect(literals).toEqual([{ source: "yes", flags: "gu", at: "lib/x.tsx:2" }]);
    expect(built).toEqual(["lib/x.tsx:2"]);
  });
});
