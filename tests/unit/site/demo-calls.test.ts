import { readdirSync, statSync } from "node:fs";
import { DEMO_CALLS, demoClipPath } from "#lib/domain/site/demo-calls";
import { demoCallRows } from "../../../scripts/media/demo-calls/rows";

describe("The people to call of the landing page", () => {
  it("are the demo's best rated, as they are rated now: else run `npm run demo:calls`", async () => {
    const rows = await demoCallRows();
    expect(rows.map(({ from: _from, to: _to, ...row }) => row)).toEqual(DEMO_CALLS);
  });

  it("are three, two of them in another language than one", () => {
    expect(DEMO_CALLS).toHaveLength(3);
    expect(new Set(DEMO_CALLS.map(({ language }) => language?.code)).size).toBe(2);
  });

  it("are each heard in a small film of their own", () => {
    const files = readdirSync("public/site/calls").map((file) => `/site/calls/${file}`);
    expect(files.sort()).toEqual(DEMO_CALLS.map(({ clip }) => demoClipPath(clip)).sort());
    for (const file of files) expect(statSync(`public${file}`).size).toBeLessThan(80_000);
  });
});
