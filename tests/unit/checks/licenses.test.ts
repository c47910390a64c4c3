import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ALLOWED, EXCEPTIONS } from "../../../scripts/checks/licenses/allowed";
import { licenseFaults } from "../../../scripts/checks/licenses/judge";
import { lockedPackages } from "../../../scripts/checks/licenses/packages";

const project = mkdtempSync(join(tmpdir(), "rolecall-licenses-"));
afterAll(() => rmSync(project, { recursive: true }));

/** What is wrong with one package of this license, if only MIT and OFL-1.1 are allowed. */
const faultsOf = (license: string, name = "planted", exceptions = EXCEPTIONS.slice(0, 0)) =>
  licenseFaults([{ name, license }], { allowed: new Set(["MIT", "OFL-1.1"]), exceptions });

describe("The check of licenses", () => {
  it("finds nothing in the packages of today", () => {
    expect(licenseFaults(lockedPackages(), { allowed: ALLOWED, exceptions: EXCEPTIONS })).toEqual(
      [],
    );
  });

  it("fails for a package of a license that nobody allowed, also where only the package says it", () => {
    const lock = {
      "": { name: "any" },
      "node_modules/a": { license: "MIT" },
      "node_modules/a/node_modules/@b/c": { license: "AGPL-3.0-only" },
      "node_modules/old": {},
    };
    writeFileSync(join(project, "package-lock.json"), JSON.stringify({ packages: lock }));
    mkdirSync(join(project, "node_modules/old"), { recursive: true });
    const old = { licenses: [{ type: "SSPL-1.0" }] };
    writeFileSync(join(project, "node_modules/old/package.json"), JSON.stringify(old));
    const script = resolve("scripts/checks/licenses.ts");
    const { stdout, status } = spawnSync(process.execPath, [script], {
      cwd: project,
      encoding: "utf8",
    });
    expect(stdout).toContain("@b/c: its license, AGPL-3.0-only, is not allowed");
    expect(stdout).toContain("old: its license, SSPL-1.0, is not allowed");
    expect(status).toBe(1);
  });

  it("takes one side of an OR, every side of an AND, and nothing that it can't read", () => {
    expect(faultsOf("(GPL-3.0-only OR MIT)")).toEqual([]);
    expect(faultsOf("MIT AND OFL-1.1")).toEqual([]);
    expect(faultsOf("MIT AND GPL-3.0-only")).toHaveLength(1);
    expect(faultsOf("(MIT OR GPL-3.0-only) AND AGPL-3.0-only")).toHaveLength(1);
    expect(faultsOf("none")).toHaveLength(1);
  });

  it("takes an exception for its own packages and its own license, and none that is idle", () => {
    const exceptions = [{ packages: "@img/*", license: "LGPL-3.0-or-later", why: "as planted" }];
    expect(faultsOf("LGPL-3.0-or-later AND MIT", "@img/a", exceptions)).toEqual([]);
    expect(faultsOf("AGPL-3.0-only", "@img/a", exceptions)).toHaveLength(2);
    expect(faultsOf("MIT", "planted", exceptions)).toEqual([
      "@img/*: no package needs this exception",
    ]);
  });
});
