/** What a candidate says that they said, in the place of what a computer heard. */
export type Correction = { id: string; corrected_text: string; created_at: string };

/** What a version of an evaluation read of one answer; null: the words as they were heard or typed. */
type ReadAnswer = { response_id: string; correction_id: string | null };

/** A version of an evaluation; `read` is null in versions from before it was kept. */
export type Evaluated = { at: string; read: readonly ReadAnswer[] | null };

/** The correction that holds: the last one. */
export function newestCorrection<C extends Pick<Correction, "created_at">>(
  corrections: readonly C[],
): C | null {
  return (
    corrections.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)).at(-1) ??
    null
  );
}

/**
 * The correction whose words are shown, or null for the words as they were heard: quotes are slices of what was
 * evaluated, so that a correction shows once it is read, or where nothing is evaluated.
 */
export function shownCorrection(
  responseId: string,
  corrections: readonly Correction[],
  evaluated: Evaluated | null,
): Correction | null {
  if (evaluated === null) return newestCorrection(corrections);
  if (evaluated.read === null) {
    const before = Date.parse(evaluated.at);
    return newestCorrection(
      corrections.filter(({ created_at }) => Date.parse(created_at) < before),
    );
  }
  const read = evaluated.read.find((answer) => answer.response_id === responseId);
  return corrections.find(({ id }) => id === read?.correction_id) ?? null;
}
