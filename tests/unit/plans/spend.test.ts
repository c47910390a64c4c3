import { microsOf, SpendCapReached, tokensAtMost, toMicros } from "#lib/domain/plans/spend";

const prices = { input: 3, output: 15, minute: 0.006 };

describe("What a call of an AI service costs", () => {
  it("is counted in millionths of a dollar, never too few", () => {
    const use = { service: "model" as const, inputTokens: 5000, outputTokens: 1000 };
    expect(microsOf(use, prices)).toBe(toMicros(0.03));
    expect(microsOf({ service: "speech", seconds: 90 }, prices)).toBe(toMicros(0.009));
    expect(microsOf({ service: "speech", seconds: 0.1 }, prices)).toBe(10);
    expect(microsOf({ ...use, inputTokens: 1, outputTokens: 0 }, { ...prices, input: 0.1 })).toBe(
      1,
    );
  });

  it("is nothing on a machine of one's own", () => {
    expect(microsOf({ service: "speech", seconds: 600 }, { ...prices, minute: 0 })).toBe(0);
  });

  it("is guessed too high before it is made, in any language", () => {
    expect(tokensAtMost("Tell us about a time when a client was unhappy.")).toBeGreaterThan(10);
    // Rare characters take a token for each of their bytes.
    expect(tokensAtMost("龘靐")).toBe(6);
    expect(tokensAtMost("🫎")).toBe(4);
  });

  it("says whose budget is used up, and when it works again", () => {
    expect(new SpendCapReached("interview").message).toContain("AI budget for this interview");
    expect(new SpendCapReached("company").message).toContain("on the 1st");
  });
});
