import { failInConstantTime, respondInConstantTime } from "#lib/http/constant-time";

jest.mock("next/server", () => ({ after: jest.fn() }));
jest.mock("node:timers/promises", () => ({
  setTimeout: (ms: number) => new Promise((done) => setTimeout(done, ms)),
}));

/** At which moment a promise ends, in milliseconds of a clock that the test turns. */
async function endsAt(work: Promise<unknown>): Promise<number> {
  const began = Date.now();
  const ended = work.then(
    () => Date.now() - began,
    () => Date.now() - began,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return ended;
}

const taking = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const failing = (ms: number) =>
  new Promise<void>((_, fail) => setTimeout(() => fail(new Error("no")), ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("An answer that must not tell who has an account", () => {
  it.each([0, 3, 400, 5_000])("comes after a second where the work takes %i ms", async (ms) => {
    expect(await endsAt(respondInConstantTime(1000, taking(ms)))).toBe(1000);
  });

  it("comes then too where the work fails early, and says so", async () => {
    const work = respondInConstantTime(1000, failing(10));
    const refused = expect(work).rejects.toThrow("no");
    expect(await endsAt(work)).toBe(1000);
    await refused;
  });

  it("a refusal waits, a success does not", async () => {
    expect(await endsAt(failInConstantTime(600, failing(10)))).toBe(600);
    expect(await endsAt(failInConstantTime(600, failing(900)))).toBe(900);
    expect(await endsAt(failInConstantTime(600, taking(80)))).toBe(80);
  });
});
