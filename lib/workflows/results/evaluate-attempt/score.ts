import { createHash, randomUUID } from "node:crypto";
import { setImmediate as breath } from "node:timers/promises";
import { BUILT_IN, BUILT_IN_READS, scoreByRubric } from "#lib/domain/evaluation/built-in";
import { conclude, inventedAll, scorable } from "#lib/domain/evaluation/conclude";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { promptFor } from "#lib/domain/evaluation/prompt";
import type { Provenance } from "#lib/domain/evaluation/record";
import { RUBRIC_VERSION } from "#lib/domain/evaluation/rubric";
import type {
  AttemptInput,
  Evaluation,
  PreparedAnswer,
  ScorerIdentity,
  ScorerRun,
} from "#lib/domain/evaluation/types";
import { AppError } from "#lib/domain/site/errors";
import { startOf } from "#lib/domain/text/storable";
import { languageModel } from "#lib/vendors/language-model";

/** `answeredBy`: the model as its service names it; null where none answered. */
type Run = ScorerRun & { answeredBy?: string | null };

type Scorer = {
  identity: ScorerIdentity;
  reads: (language: string) => boolean;
  run: (answers: PreparedAnswer[]) => Run | Promise<Run>;
};

/** The configured language model, which is asked in any language, or the built-in rubric. */
function configuredScorer(): Scorer {
  const model = languageModel();
  if (model) return { identity: model.identity, reads: () => true, run: model.score };
  return {
    identity: BUILT_IN,
    reads: (language) => BUILT_IN_READS.includes(language),
    run: (answers) => ({ ...scoreByRubric(answers), runId: randomUUID(), answeredBy: null }),
  };
}

function sha256(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/** An answer at a time: between two of them the server does what else it has to. */
async function prepared(attempt: AttemptInput): Promise<PreparedAnswer[]> {
  const answers: PreparedAnswer[] = [];
  for (const answer of attempt.answers) {
    answers.push(...prepareAttempt({ ...attempt, answers: [answer] }));
    await breath();
  }
  return answers;
}

/**
 * Scores an attempt by the configured scorer. A run that fails fails the whole: there is no number instead.
 * @throws AppError vendor_failed, also where every quote of the scorer is invented
 */
export async function scoreAttempt(
  attempt: AttemptInput,
): Promise<{ evaluation: Evaluation; provenance: Provenance; answeredBy: string | null }> {
  const startedAt = performance.now();
  const scorer = configuredScorer();
  const answers = await prepared(attempt);
  const read = scorable(answers, scorer.reads);
  const runs: Run[] = [];
  while (read.length > 0 && runs.length < scorer.identity.runs) runs.push(await scorer.run(read));
  if (scorer.identity.kind === "model" && inventedAll(read, runs)) {
    throw new AppError("vendor_failed", "The scorer's quotes are not in the answers.", {
      log: `${scorer.identity.model}: numbers on invented quotes only`,
    });
  }
  const sum = (key: "inputTokens" | "outputTokens") =>
    runs.reduce((total, run) => total + run[key], 0);
  const named = new Set(runs.flatMap(({ answeredBy }) => answeredBy ?? []));
  return {
    // Runs that were answered by several models are named by all of them.
    answeredBy: startOf([...named].join(", "), 200) || null,
    evaluation: conclude(attempt, answers, runs, scorer.reads),
    provenance: {
      scorer: scorer.identity,
      // The marker of the fence is random per call, so it is left out.
      promptHash: scorer.identity.kind === "model" ? sha256(promptFor([], "").instructions) : null,
      inputHash: sha256([
        RUBRIC_VERSION,
        scorer.identity.model,
        read.map(({ questionText, sent }) => [questionText, sent.text]),
      ]),
      runIds: runs.map(({ runId }) => runId),
      durationMs: Math.round(performance.now() - startedAt),
      inputTokens: sum("inputTokens"),
      outputTokens: sum("outputTokens"),
    },
  };
}
