import { withoutAsides } from "./asides.ts";
import { withoutBackground } from "./background.ts";
import { withoutBareLists } from "./bare-lists.ts";
import { countersIn } from "./counters.ts";
import { countDetails } from "./details.ts";
import { elliptical } from "./elliptical.ts";
import { distinctHits, fold, phrases } from "./fold.ts";
import { CUES } from "./lexicon/cues.ts";
import { type Metric, perMetric } from "./metrics.ts";
import { ownDeeds } from "./no-own-deeds.ts";
import type { Sentence } from "./sentences.ts";
import { inFull } from "./spelling.ts";
import { toldDeeds } from "./told/deeds.ts";
import { ownInSpanish } from "./told/spanish.ts";
import { hasSpanish } from "./told/which-language.ts";
import { isVerb, LISTED_EN, LISTED_ES, stemOf, stemsIn, withoutThings } from "./verbs.ts";
import { tellsDeed, tellsOfSelf } from "./who-tells.ts";

const cues = perMetric((metric) => phrases(CUES[metric]));

/** What one sentence holds, as far as word lists can tell. Counts are of different things. */
export type Reading = {
  sentence: Sentence;
  folded: string;
  /** `folded` without what was not done, or not by who speaks: the words in which acts are looked for. */
  done: string;
  /** Holds something beside work: a question to the reader, thanks, the terms of this job. */
  aside: boolean;
  /** Begins with a verb of work and names nobody: 'Wear gloves and read the label'. */
  rule: boolean;
  own: boolean;
  /** Holds a deed with its doer as the subject beside it: 'I then closed', 'Changed', 'cerré'. */
  bound: boolean;
  /** The deeds told by their grammar, by their stems. */
  told: string[];
  /** The listed Spanish ones, in the same way. */
  spanish: string[];
  acts: number;
  amounts: number;
  situation: number;
  reasoning: number;
  results: number;
  content: number;
  cues: Record<Metric, number>;
  counters: Metric[];
};

/** Sounds and fillers set off by commas: never judged, so never read. */
const FILLERS =
  /(^|[\s,])(?:(?:u+m+|u+h+|e+h+|e+r+m*|h+m+|like|you know|i mean|basically|este|pues|o sea|sabes)(?:,|$)\s*)+/g;

/** Reads one sentence of a sent text, English or Spanish. */
export function readSentence(sentence: Sentence): Reading {
  const whole = inFull(fold(sentence.text), isVerb).replace(FILLERS, "$1").replace(/\s+/g, " ");
  const told = withoutBareLists(withoutBackground(whole));
  const { rest: folded, held: aside } = withoutAsides(told);
  const done = ownDeeds(folded);
  const clipped = elliptical(folded);
  const english = tellsOfSelf(folded) || clipped === "deed" || clipped === "time";
  const spanish = hasSpanish(folded) ? stemsIn(ownInSpanish(done, sentence.text), LISTED_ES) : [];
  const { firm, all } = toldDeeds(done, sentence.text);
  const inLists = [...(english ? stemsIn(withoutThings(done), LISTED_EN) : []), ...spanish];
  const unmistakable = spanish.length + firm.length > 0;
  return {
    sentence,
    folded,
    done,
    aside,
    rule: clipped === "rule",
    own: english || unmistakable,
    bound: unmistakable || clipped === "deed" || (english && tellsDeed(done)),
    told: all.map(stemOf),
    spanish,
    acts: new Set([...inLists, ...firm.map(stemOf)]).size,
    ...countDetails(folded),
    cues: perMetric((metric) => distinctHits(folded, cues[metric])),
    counters: english || spanish.length > 0 ? countersIn(folded) : [],
  };
}
