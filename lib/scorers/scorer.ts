import type { Pair } from "#lib/domain/evaluation/statements/pairs";
import type { PreparedAnswer, ScorerIdentity, ScorerRun } from "#lib/domain/evaluation/types";
import type { Meter } from "#lib/vendors/language-model";

/** What a check of statements came to: the numbers of the pairs that hold, null if it couldn't be had. */
export type PairCheck = {
  supported: ReadonlySet<number> | null;
  inputTokens: number;
  outputTokens: number;
};

/** Whatever scores answers: a language model, or the built-in rubric. */
export type Scorer = {
  identity: ScorerIdentity;
  /** Whether it scores answers in a language, given as ISO 639-1 or 'und'. */
  reads: (language: string) => boolean;
  /** One run, its calls counted by the meter. @throws AppError vendor_failed: a run that fails is never a number. */
  run: (answers: readonly PreparedAnswer[], meter?: Meter) => Promise<ScorerRun>;
  /** Whether each statement follows from its quotes; missing where statements are only what was said. */
  check?: (pairs: readonly Pair[], meter?: Meter) => Promise<PairCheck>;
};
