import { readdirSync } from "node:fs";
import { GUARDED_ADDRESSES } from "#tests/e2e/support/access";
import { OPEN_ADDRESSES } from "#tests/e2e/support/open-addresses";

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((file) => `app/${file}`)
  .filter((file) => /(?:page\.tsx?|route\.ts)$/.test(file));
const rows = [...OPEN_ADDRESSES, ...Object.keys(GUARDED_ADDRESSES)];

describe("Every page and handler", () => {
  it("says in tests/e2e/support/access.ts how it meets strangers, so that tests/e2e/strangers.test.ts knocks", () => {
    expect(files.filter((file) => !rows.includes(file))).toEqual([]);
  });

  it("is still there", () => {
    expect(rows.filter((row) => !files.includes(row))).toEqual([]);
  });
});
