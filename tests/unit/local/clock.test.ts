import { resolve } from "node:path";
import { clockOf, liveBy } from "#local/clock";
import { lineOf, run } from "./support/processes";
import { temporaryFolder } from "./support/temporary";

const DAY_MS = 86_400_000;
const ROOT = resolve(import.meta.dirname, "../../..");

describe("The clock of a local stack", () => {
  it("is the machine's until it is moved, and stays moved over a start", async () => {
    const folder = temporaryFolder();
    expect(clockOf(folder).ahead()).toBe(0);
    await clockOf(folder).move(12 * DAY_MS);
    await clockOf(folder).move(DAY_MS);
    expect(clockOf(folder).ahead()).toBe(13 * DAY_MS);
  });

  it("has moved for everybody else before it moves for whoever holds the database", async () => {
    const folder = temporaryFolder();
    const [mover, other] = [clockOf(folder), clockOf(folder)];
    const moving = mover.move(DAY_MS);
    expect(mover.ahead()).toBe(0);
    expect(other.ahead()).toBe(DAY_MS);
    await moving;
    expect(mover.ahead()).toBe(DAY_MS);
  });

  it("is the only one in a scope: dates of now are moved, dates that are named are not", () => {
    const scope = { Date };
    const before = Date.now();
    const undo = liveBy({ ahead: () => DAY_MS }, scope);
    try {
      const moved = [scope.Date.now(), new scope.Date().getTime(), Date.parse(scope.Date())];
      for (const time of moved) expect(time - before).toBeGreaterThan(DAY_MS - 2000);
      expect(new scope.Date(0).getTime()).toBe(0);
      expect(new scope.Date(2026, 10, 5).getDate()).toBe(5);
      expect(new scope.Date()).toBeInstanceOf(scope.Date);
      expect(new scope.Date()).toBeInstanceOf(Date);
    } finally {
      undo();
    }
    expect(Date.now() - before).toBeLessThan(DAY_MS / 2);
  });

  it("is what a process lives by that was started before it moved", async () => {
    const folder = temporaryFolder();
    const child = run(
      "--import",
      [resolve(ROOT, "local/clock-follower.ts"), "tests/unit/local/support/tells-time.ts"],
      { LOCAL_CLOCK_DIR: folder },
    );
    const ahead = async () => JSON.parse(await lineOf(child));
    expect(await ahead()).toBe(0);
    await clockOf(folder).move(12 * DAY_MS);
    child.kill("SIGUSR2");
    expect(await ahead()).toBe(12);
  });
});
