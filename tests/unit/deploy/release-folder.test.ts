import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The lines of the guide that put a release into a folder of its own, as somebody would paste them. */
const LINES = readFileSync("docs/deploying/one-server.md", "utf8")
  .split("\n")
  .filter((line) => /^ {4}(mkdir -p .*|name=.*)\/releases|^ {4}.*"\$name"/.test(line));

describe("The folder of a release", () => {
  const place = mkdtempSync(join(tmpdir(), "rolecall-release-"));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const release = (at: string, page: string) => {
    mkdirSync(join(place, ".next/standalone"), { recursive: true });
    writeFileSync(join(place, ".next/standalone/server.js"), page);
    const date = `date() { command date -u -d '${at}' "$2"; }`;
    const script = [date, ...LINES].join("\n").replaceAll("/srv/rolecall", place);
    execFileSync("bash", ["-c", script], { cwd: place, stdio: "pipe" });
    return readFileSync(join(place, "current/server.js"), "utf8");
  };

  it("is another one with each release, within a minute, too, and none is put into another", () => {
    expect(release("2026-11-24 03:10:05", "first")).toBe("first");
    expect(release("2026-11-24 03:10:40", "second")).toBe("second");
    expect(() => release("2026-11-24 03:10:40", "third")).toThrow("File exists");
    const names = readdirSync(join(place, "releases"));
    expect(names).toEqual(["20261124031005", "20261124031040"]);
    for (const name of names)
      expect(readdirSync(join(place, "releases", name))).toEqual(["server.js"]);
  });
});
