import { conclude } from "#lib/domain/evaluation/conclude";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { recordOf } from "#lib/domain/evaluation/record";
import { ranBy, withRuns } from "#lib/domain/results/provenance";
import { answer, attempt, runClaiming, STRONG } from "#tests/unit/evaluation/people";

const scorer = { kind: "model" as const, name: "Language model", model: "m", runs: 3 };
const text = "I called the housekeeping lead, and together we finished two rooms in 25 minutes.";

function stored(...scores: (number | null)[]) {
  const given = attempt([answer(STRONG)]);
  const runs = scores.map((score, index) =>
    runClaiming(
      { score, justification: "So.", quotes: [{ questionId: "q1", text }] },
      { runId: `r${index}` },
    ),
  );
  const made = conclude(given, prepareAttempt(given), runs, () => true);
  return recordOf(
    made,
    {
      scorer,
      promptHash: "p",
      inputHash: "i",
      durationMs: 1,
      inputTokens: 0,
      outputTokens: 0,
      runIds: runs.map(({ runId }) => runId),
    },
    [],
  );
}

describe("Runs that gave nothing", () => {
  it("are kept beside the spread of those that gave a number", () => {
    const { runs, spread } = stored(9, null, 9);
    expect(runs).toBe(3);
    expect(spread).toMatchObject({ general: [9, 9], reliability: [9, 9] });
    expect(spread.runs?.map(({ reliability }) => reliability)).toEqual([9, null, 9]);
  });

  it("are counted where the version names its runs", () => {
    expect(ranBy({ scorer: "m", runs: 3, gave: 2 })).toBe("m · 3 runs, 2 of which gave a score");
    expect(ranBy({ scorer: "m", runs: 3, gave: 3 })).toBe("m · 3 runs");
    expect(ranBy({ scorer: "m", runs: 1 })).toBe("m");
    expect(ranBy({ scorer: "m", runs: 0 })).toBe("Nothing was scored");
  });

  it("and a metric says how far its runs were apart", () => {
    expect(withRuns("Says what was done.", [6, 9])).toBe(
      "Says what was done. Scores ranged from 6 to 9 across runs.",
    );
    expect(withRuns("Says what was done.", [6, 6])).toBe("Says what was done.");
    expect(withRuns("Nothing shows it.", null)).toBe("Nothing shows it.");
  });
});
