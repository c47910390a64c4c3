import { QUEUE_LIMIT_SECONDS } from "#lib/domain/operations/readiness";
import { findReadiness } from "#lib/workflows/operations/check-readiness";

jest.mock("#lib/vendors/media-store", () => ({}));

const never = () => new Promise<never>(() => {});
const fails = async () => {
  throw new Error("ECONNREFUSED 10.0.0.7:5432");
};
const well = { queueAge: async () => 3, storage: async () => undefined };

describe("Whether a server is ready", () => {
  it("it is where all of its parts answer", async () => {
    expect(await findReadiness(well)).toEqual({
      ready: true,
      parts: { database: "ok", storage: "ok", queue: "ok" },
    });
  });

  it.each([
    ["a storage that fails", { storage: fails }, ["storage"]],
    ["a storage that never answers", { storage: never }, ["storage"]],
    ["a database that fails", { queueAge: fails }, ["database", "queue"]],
    ["a database that never answers", { queueAge: never }, ["database", "queue"]],
    ["a queue that nobody works on", { queueAge: async () => QUEUE_LIMIT_SECONDS + 1 }, ["queue"]],
    ["nothing at all", { queueAge: fails, storage: fails }, ["database", "storage", "queue"]],
  ])("it is not with %s, and only says which part", async (_name, change, failed) => {
    const found = await findReadiness({ ...well, ...change }, 50);
    expect(found.ready).toBe(false);
    expect(
      Object.entries(found.parts).flatMap(([part, word]) => (word === "failed" ? part : [])),
    ).toEqual(failed);
    expect(JSON.stringify(found)).not.toContain("10.0.0.7");
  });
});
