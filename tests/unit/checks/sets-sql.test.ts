import { describe, expect, it } from "@jest/globals";
import {
  enumsChange,
  functionBodies,
  type Sets,
  setsChange,
} from "../../../scripts/database/sets-sql.ts";

const KINDS = { columns: { kind: "text", tries: "integer" } };
const USES = { columns: { plan: "text", kind: "text" }, key: ["plan", "kind"] };

const sets = (
  kinds: Sets["tables"][string]["rows"],
  uses: Sets["tables"][string]["rows"] = [],
) => ({
  enums: {},
  tables: { kinds: { ...KINDS, rows: kinds }, uses: { ...USES, rows: uses } },
  functions: functionBodies({ tries: 3 }, { sizes: [1, 2] }),
});

const statements = (migration: string) =>
  migration.split("\n").filter((line) => line && !line.startsWith("--"));

describe("After a first deployment, the generator", () => {
  it("gives an enum its new members where the constant has them", () => {
    const wanted = { state: ["new", "queued", "late", "done", "gone"] };
    expect(statements(enumsChange(wanted, { state: ["queued", "done"] }))).toEqual([
      "alter type public.state add value 'new' before 'queued';",
      "alter type public.state add value 'late' before 'done';",
      "alter type public.state add value 'gone';",
    ]);
    expect(enumsChange(wanted, wanted)).toBe("");
  });

  it.each([
    ["that lost a member", { state: ["queued"] }],
    ["in another order", { state: ["done", "queued"] }],
    ["that is new", { state: ["queued", "done"], other: ["a"] }],
  ])("leaves an enum %s to people", (_what, wanted) => {
    expect(() => enumsChange(wanted, { state: ["queued", "done"] })).toThrow("by hand");
  });

  it("adds, changes and takes away rows, those that refer to others first", () => {
    const before = sets(
      [
        { kind: "a", tries: 8 },
        { kind: "old", tries: 8 },
      ],
      [{ plan: "S", kind: "old" }],
    );
    const wanted = sets([
      { kind: "a", tries: null },
      { kind: "b's", tries: 3 },
    ]);
    expect(statements(setsChange(wanted, before))).toEqual([
      "insert into public.kinds (kind, tries) values",
      "  ('b''s', 3);",
      "update public.kinds set tries = null where kind = 'a';",
      "delete from public.uses where plan = 'S' and kind = 'old';",
      "delete from public.kinds where kind = 'old';",
    ]);
    expect(setsChange(wanted, wanted)).toBe("");
  });

  it("replaces the function whose numbers changed, and no other", () => {
    const functions = functionBodies({ tries: 3 }, { sizes: [1, 2, 5] });
    const change = setsChange({ ...sets([]), functions }, sets([]));
    expect(change.match(/function public\.\w+/g)).toEqual(["function public.app_choices"]);
    expect(change).toContain('"sizes": [1,2,5]');
  });

  it("leaves a table that is new to people", () => {
    const stored = sets([]);
    const { kinds } = stored.tables;
    expect(() => setsChange(sets([]), { ...stored, tables: { kinds } })).toThrow("uses is new");
  });
});
