import { follows } from "./sentences.ts";

/** A pair as the model is sent it. */
type SentPair = { number: number; statement: string; quotes: string[] };

const verdicts = (pairs: SentPair[], isTrue: (pair: SentPair) => boolean) =>
  JSON.stringify({
    pairs: pairs.map((pair) => ({ number: pair.number, follows: isTrue(pair) ? "yes" : "no" })),
  });
const fairly = ({ statement, quotes }: SentPair) => follows(statement, quotes);

/** How models that answer the rest honestly check pairs; every other one checks fairly. */
const CHECKS: Readonly<Record<string, (pairs: SentPair[], call: number) => string>> = {
  "checks-nothing": () => "Sure! All of these look fine to me.",
  "checks-at-last": (pairs, call) => (call % 2 === 1 ? "Yes." : verdicts(pairs, fairly)),
  "checks-half": (pairs) => verdicts(pairs.slice(0, 1), () => true),
};

/** What a model says of pairs. */
export function checkOf(model: string, pairs: SentPair[], call: number): string {
  return CHECKS[model]?.(pairs, call) ?? verdicts(pairs, fairly);
}

export const CHECKING_MODELS = [...Object.keys(CHECKS), "checks-never"];
