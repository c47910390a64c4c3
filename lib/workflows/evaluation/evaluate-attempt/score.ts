import { createHash } from "node:crypto";
import { setImmediate as breath } from "node:timers/promises";
import { AppError } from "#lib/domain/core/errors";
import { allQuotesInvented, conclude, scorable } from "#lib/domain/evaluation/conclude";
import { withoutRating } from "#lib/domain/evaluation/hearing";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { promptFor } from "#lib/domain/evaluation/prompt";
import type { Provenance } from "#lib/domain/evaluation/record";
import { RUBRIC_VERSION } from "#lib/domain/evaluation/rubric";
import {
  PAIR_INSTRUCTIONS,
  pairsOf,
  withPairsChecked,
} from "#lib/domain/evaluation/statements/pairs";
import type {
  AttemptInput,
  Evaluation,
  PreparedAnswer,
  ScorerRun,
} from "#lib/domain/evaluation/types";
import { truncate } from "#lib/domain/text/storable";
import { builtIn, instructsScorer, leansOnDoubt } from "#lib/scorers/built-in/index";
import { languageModelScorer } from "#lib/scorers/language-model/index";
import type { Scorer } from "#lib/scorers/scorer";
import type { Meter } from "#lib/vendors/language-model";

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

/** An evaluation with its statements asked about in one more call, if its scorer writes them. */
async function checked(
  concluded: Evaluation,
  answers: readonly PreparedAnswer[],
  { check }: Scorer,
  meter?: Meter,
) {
  const pairs = check ? pairsOf(concluded.statements, answers) : [];
  if (!check || pairs.length === 0) {
    return { evaluation: concluded, inputTokens: 0, outputTokens: 0 };
  }
  const { supported, ...used } = await check(pairs, meter);
  return { evaluation: withPairsChecked(concluded, supported), ...used };
}

/**
 * Scores an attempt by the configured scorer, its calls counted by the meter. A run that fails fails the whole: there is no number instead.
 * @throws AppError vendor_failed, also if every quote of the scorer is invented
 */
export async function scoreAttempt(
  attempt: AttemptInput,
  meter?: Meter,
): Promise<{ evaluation: Evaluation; provenance: Provenance; answeredBy: string | null }> {
  const startedAt = performance.now();
  const scorer = languageModelScorer() ?? builtIn;
  const answers = await prepared(attempt);
  const read = scorable(answers, scorer.reads);
  const runs: ScorerRun[] = [];
  while (read.length > 0 && runs.length < scorer.identity.runs)
    runs.push(await scorer.run(read, meter));
  if (scorer.identity.kind === "model" && allQuotesInvented(read, runs)) {
    throw new AppError("vendor_failed", "The scorer's quotes are not in the answers.", {
      log: `${scorer.identity.model}: numbers on invented quotes only`,
    });
  }
  const whole = conclude(attempt, answers, runs, scorer.reads, instructsScorer);
  const concluded = (await leansOnDoubt(attempt, builtIn)) ? withoutRating(whole) : whole;
  const { evaluation, ...check } = await checked(concluded, answers, scorer, meter);
  const sum = (key: "inputTokens" | "outputTokens") =>
    runs.reduce((total, run) => total + run[key], check[key]);
  const named = new Set(runs.flatMap(({ answeredBy }) => answeredBy ?? []));
  return {
    // Runs that were answered by several models are named by all of them.
    answeredBy: truncate([...named].join(", "), 200) || null,
    evaluation,
    provenance: {
      scorer: scorer.identity,
      // Of both calls; the marker of the fence is random per call, so it is left out.
      promptHash:
        scorer.identity.kind === "model"
          ? sha256([promptFor([], "").instructions, PAIR_INSTRUCTIONS])
          : null,
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
