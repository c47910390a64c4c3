import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playwrightCount } from "../../../scripts/checks/reports";
import { add, NOTHING, runLanes, type Step, summary } from "../../../scripts/checks/steps";

const folder = mkdtempSync(join(tmpdir(), "rolecall-summary-"));
afterAll(() => rmSync(folder, { recursive: true }));

function reported(stats: object) {
  const file = join(folder, "browser.json");
  writeFileSync(file, JSON.stringify({ stats }));
  return playwrightCount(file);
}

describe("The last line of the tests", () => {
  it("tells of a test that needed its second try, and counts it as no pass", () => {
    const counted = reported({ expected: 291, unexpected: 0, flaky: 1, skipped: 2 });
    expect(summary(counted)).toBe("291 passed, 0 failed, 1 flaky, 2 skipped");
  });

  it("counts a test that failed twice as failed", () => {
    expect(reported({ expected: 1, unexpected: 1, flaky: 0, skipped: 0 }).failed).toBe(1);
  });

  it("keeps to passed and failed where there is nothing else to tell", () => {
    expect(summary(add({ ...NOTHING, passed: 2 }, { ...NOTHING, passed: 3 }))).toBe(
      "5 passed, 0 failed",
    );
  });
});

describe("Steps beside one another", () => {
  const named = (name: string): Step => ({ name, commands: [] });
  const quietly = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  afterAll(() => quietly.mockRestore());

  it("begins none after one has failed, and counts what ran", async () => {
    const begun: string[] = [];
    const { promise: counted, resolve: count } = Promise.withResolvers<void>();
    const lanes = [
      [named("unit"), named("database")],
      [named("build"), named("speech")],
    ];
    const total = await runLanes(lanes, async ({ name }) => {
      begun.push(name);
      if (name === "build") {
        setImmediate(count);
        return { ...NOTHING, failed: 1 };
      }
      await counted;
      return { ...NOTHING, passed: 2 };
    });
    expect(begun).toEqual(["unit", "build"]);
    expect(total).toEqual({ ...NOTHING, passed: 2, failed: 1 });
  });
});
