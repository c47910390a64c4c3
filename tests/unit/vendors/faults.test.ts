import { readdirSync } from "node:fs";
import { parseServerEnv } from "#lib/env/server";
import { runFast } from "#tests/support/fast-clock";
import { FAULTS, startFaultServer } from "#tests/support/fault-server";
import { LOCAL_SETTINGS } from "#tests/support/local-settings";
import { CALLS_NOBODY, ROWS, type Told } from "./fault-table";

const mockEnv = { now: {} };
jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: () => mockEnv.now,
}));

const vendors = [...new Set(readdirSync("lib/vendors").map((entry) => entry.replace(/\.ts$/, "")))];
const withoutRow = (all: readonly string[]) =>
  all.filter((vendor) => !(vendor in ROWS) && !(vendor in CALLS_NOBODY));

/** What a call came to, in the table's words. */
async function outcomeOf(told: Told, call: () => Promise<unknown>): Promise<unknown> {
  const thrown = await call().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (thrown === null) return "goes on";
  if (told === "tries again") return "tries again";
  const { code, message } = Object(thrown.error);
  return { code, message };
}

const cases = Object.entries(ROWS).flatMap(([vendor, row]) =>
  FAULTS.map((fault) => ({ vendor, fault, row })),
);

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe("Each outside service", () => {
  it("has a row in the table of faults, or calls nobody", () => {
    expect(withoutRow(vendors)).toEqual([]);
    expect(
      Object.keys({ ...ROWS, ...CALLS_NOBODY }).filter((row) => !vendors.includes(row)),
    ).toEqual([]);
  });

  it("would be missed without one (a planted bug)", () => {
    expect(withoutRow([...vendors, "fax-machine"])).toEqual(["fax-machine"]);
  });

  it.each(cases)("$vendor, $fault: the person is told, and nothing is sent twice", async (one) => {
    const { fault, row } = one;
    const server = await startFaultServer(fault);
    mockEnv.now = parseServerEnv({ ...LOCAL_SETTINGS, ...row.settings(server.origin) });
    // Modules keep the client that they made for the address before.
    jest.resetModules();
    runFast(server.heard);
    try {
      const told = row.told[fault];
      const call = () => row.call(server.origin);
      expect(await outcomeOf(told, call)).toEqual(told);
      if (row.job && told === "tries again") await outcomeOf(told, call);
      if (fault !== "down") expect(server.calls.length).toBeGreaterThan(0);
      const writes = server.calls.filter(({ method }) => method !== "GET");
      const different = new Set(writes.map(({ identity }) => identity));
      if (!row.reads) expect(different.size).toBeLessThanOrEqual(1);
    } finally {
      await server.close();
    }
  });
});
