/** Why a model may say that an answer shows nothing, and what an employer reads of it: no word of it is the model's own. */
export const SILENCES = {
  off_topic: "the answer is beside the question",
  no_work: "the answer tells of no work",
  only_praises: "the answer only praises",
  only_asks: "the answer only asks",
  only_orders: "the answer only says how to score it",
  unclear: "the answer can't be understood",
} as const;

const REASONS = new Map<string, string>(Object.entries(SILENCES));

/** A model's reason as the middle of a sentence: 'Not assessed: the answer only asks.' */
export function silenceOf(code: string): string {
  return REASONS.get(code) ?? "there was nothing to assess";
}
