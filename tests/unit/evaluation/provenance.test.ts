import { createHash } from "node:crypto";
import { INSTRUCTIONS, REPLY_SHAPE } from "#lib/domain/evaluation/prompt";
import { PAIR_INSTRUCTIONS } from "#lib/domain/evaluation/statements/pairs";
import { languageModelScorer } from "#lib/scorers/language-model/index";
import { scoreAttempt } from "#lib/workflows/evaluation/evaluate-attempt/score";
import { answer, attempt, runClaiming, STRONG } from "./people";

jest.mock("#lib/scorers/language-model/index", () => ({ languageModelScorer: jest.fn() }));

const RUN = runClaiming(
  {
    score: 6,
    justification: "Because.",
    quotes: [{ questionId: "q1", text: "I called the housekeeping lead" }],
  },
  { inputTokens: 10, outputTokens: 2 },
);

function modelNamed(model: string | null) {
  jest.mocked(languageModelScorer).mockReturnValue(
    model === null
      ? null
      : {
          identity: { kind: "model", name: model, model, runs: 3 },
          reads: () => true,
          run: () => Promise.resolve(RUN),
        },
  );
}

const of = async (text: string, questionText = "What did you do?") =>
  (await scoreAttempt(attempt([answer(text, { questionText })]))).provenance;

describe("What is kept of how a score came about", () => {
  it("is the hash of the very prompts, where a model was asked", async () => {
    modelNamed("m-1");
    const both = JSON.stringify([`${INSTRUCTIONS}\n\n${REPLY_SHAPE}`, PAIR_INSTRUCTIONS]);
    const { promptHash } = await of(STRONG);
    expect(promptHash).toBe(createHash("sha256").update(both).digest("hex"));
    modelNamed(null);
    expect((await of(STRONG)).promptHash).toBeNull();
  });

  it("is a hash of what was read: another text, question or scorer gives another one", async () => {
    modelNamed("m-1");
    const hashes = [
      await of(STRONG),
      await of(`${STRONG} And I wrote it down.`),
      await of(STRONG, "How did you help?"),
    ].map(({ inputHash }) => inputHash);
    modelNamed("m-2");
    hashes.push((await of(STRONG)).inputHash);
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    modelNamed("m-1");
    expect((await of(STRONG)).inputHash).toBe(hashes[0]);
  });

  it("is the sum of what all runs cost", async () => {
    modelNamed("m-1");
    expect(await of(STRONG)).toMatchObject({
      runIds: ["r", "r", "r"],
      inputTokens: 30,
      outputTokens: 6,
    });
  });
});
