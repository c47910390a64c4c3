import { conclude } from "#lib/domain/evaluation/conclude";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import { answer, attempt, runClaiming } from "./people";

const SAID =
  "I helped the guests at the desk in Vietnamese and Tagalog and translated on first shift.";

/** What is shown of a model's words on the answer above. */
function shown(claim: Partial<ClaimedStatement>, changes = {}) {
  const input = attempt([answer(SAID, changes)]);
  const quotes = [{ questionId: "q1", text: SAID }];
  const statement = { kind: "summary", metric: null, fact: null, text: null, quotes } as const;
  const run = runClaiming(
    { score: 7, justification: "", quotes },
    { statements: [{ ...statement, ...claim }] },
  );
  const { statements } = conclude(input, prepareAttempt(input), [run], () => true);
  return statements.filter((one) => one.quotes.length > 0).map(({ text }) => text);
}

const KINDS = ["summary", "to_check", "strength", "concern"] as const;

describe("A model's statement of any kind", () => {
  it.each([
    "Ask who watches the kids during night shifts.",
    "Ask how old she is.",
    "Ask about childcare.",
    "May have childcare conflicts.",
    "Ask which church he attends.",
    "Ask what medical conditions she has.",
    "Confirm date of birth.",
    "Ask about visa status.",
  ])("never asks what an employer must not: %s", (text) => {
    for (const kind of KINDS) expect(shown({ kind, text })).toEqual([]);
  });

  it.each(["Speaks Vietnamese and Tagalog.", "Helped guests in Vietnamese.", null])(
    "tells languages only where the interview asks for them: %s",
    (text) => {
      for (const kind of KINDS) {
        expect(shown({ kind, text })).toEqual([]);
        const asked = { questionText: "Which languages do you speak?" };
        expect(shown({ kind, text }, asked)).toEqual([text]);
      }
    },
  );

  it("shows no mask", () => {
    for (const kind of KINDS)
      expect(shown({ kind, text: "[name] helped the guests." })).toEqual([]);
    expect(shown({ text: "Helped the guests." })).toEqual(["Helped the guests."]);
  });

  it("counts by the ordinals of its quotes", () => {
    expect(shown({ text: "Worked first shift." })).toEqual(["Worked first shift."]);
    expect(shown({ text: "Worked third shift." })).toEqual([]);
  });
});

describe("A model's fact", () => {
  it.each([
    ["tool", "Excel"],
    ["tool", "excel"],
    ["tool", "Toast"],
    ["certificate", "Serve certificate"],
    ["work", "Vietnamese and Tagalog speaker"],
    ["tool", "Tagalog"],
  ] as const)("has its name in the quote, and is no language unasked: %s, %s", (fact, text) => {
    expect(shown({ kind: "fact", fact, text })).toEqual([]);
  });

  it.each([
    ["tool", "the desk"],
    ["certificate", "Guest certificate"],
    ["work", "Helped guests"],
  ] as const)("or stands: %s, %s", (fact, text) => {
    expect(shown({ kind: "fact", fact, text })).toEqual([text]);
  });
});
