import { MAX_QUOTES } from "#lib/domain/evaluation/evidence";
import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import type { MetricClaim, PreparedAnswer } from "#lib/domain/evaluation/types";
import { actIn } from "./act.ts";
import type { Reading } from "./reading.ts";
import { putsACase } from "./scenario.ts";
import { FEWEST_WORDS, isHypothetical, isMishap, isToSomebody, type Showable } from "./showable.ts";

type Sentence = { questionId: string; reading: Reading };

/** A metric's number and the sentences that it stands on, the best first. */
export type Found = { metric: Metric; score: number | null; evidence: readonly Sentence[] };

/** From where on a metric is called a strength, and how many are. */
const STRONG = 6;
const MOST_STRENGTHS = 2;

/** Whether a sentence speaks of no other metric more. */
const isMostly = (metric: Metric, { cues }: Reading) =>
  METRICS.every((other) => cues[other] <= cues[metric]);

type Told = { sentence: Sentence; act: string | null };

/** Sentences in the order in which they should stand under a metric: its own, not yet used, with an act to name. */
function inOrder(metric: Metric, evidence: readonly Sentence[], told: ReadonlySet<string>) {
  const worth = ({ reading }: Sentence) =>
    Number(!told.has(reading.text)) * 2 + Number(isMostly(metric, reading));
  return evidence.toSorted((a, b) => worth(b) - worth(a));
}

/**
 * What each metric's number stands on: its reason names an act and its object from the first of its quotes, or is empty.
 * No act is named twice. The strongest metrics become strengths.
 */
export function reasonsFor(
  found: readonly Found[],
  { answers, isShowable }: { answers: readonly PreparedAnswer[]; isShowable: Showable },
): { claims: Record<Metric, MetricClaim>; strengths: ClaimedStatement[] } {
  const english = new Map(
    answers.flatMap(({ answerLanguage, questionId, questionText }) =>
      answerLanguage === "en" ? [[questionId, putsACase(questionText)]] : [],
    ),
  );
  const acts = new Set<string>();
  const told = new Set<string>();
  const actOf = ({ questionId, reading: { text } }: Sentence): string | null => {
    const isOfACase = english.get(questionId);
    const act = isOfACase === undefined ? null : actIn(text, isOfACase);
    return act === null || acts.has(act) ? null : act;
  };
  /** The first of some sentences with an act that nothing names yet, or the first of all. */
  const tell = (sentences: readonly Sentence[]): Told | null => {
    const each = sentences.map((sentence) => ({ sentence, act: actOf(sentence) }));
    const chosen = each.find(({ act }) => act !== null) ?? each[0];
    if (!chosen) return null;
    if (chosen.act !== null) acts.add(chosen.act);
    told.add(chosen.sentence.reading.text);
    return chosen;
  };
  /** Whether a sentence says enough by itself to be called a strength; what one would do is no experience. */
  const standsAlone = (metric: Metric, { questionId, reading }: Sentence) => {
    const isOfACase = english.get(questionId) === true && reading.did === 0;
    const wouldDo = isOfACase || isHypothetical(reading);
    const isLong = reading.words >= FEWEST_WORDS;
    const isFor = !isToSomebody(reading) && !isMishap(reading);
    return isLong && isFor && !(metric === "experience" && wouldDo);
  };
  const quote = ({ questionId, reading: { text } }: Sentence) => ({ questionId, text });
  const mayBeShown = (sentence: Sentence) => isShowable(quote(sentence));

  const claims = perMetric((metric): MetricClaim => {
    const { score = null, evidence = [] } = found.find((one) => one.metric === metric) ?? {};
    const good = evidence.filter(mayBeShown);
    // A number needs a quote, if only of what is chosen nowhere else.
    const shown = inOrder(metric, good.length > 0 ? good : evidence, told).slice(0, MAX_QUOTES);
    const first = good.length > 0 ? tell(shown) : null;
    const others = shown.filter((sentence) => sentence !== first?.sentence);
    return {
      score,
      justification: first?.act ?? "",
      quotes: [...(first ? [first.sentence] : []), ...others].map(quote),
    };
  });
  const strengths = found
    .filter(({ score }) => score !== null && score >= STRONG)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .slice(0, MOST_STRENGTHS)
    .flatMap(({ metric, evidence }): ClaimedStatement[] => {
      const alone = evidence.filter((one) => mayBeShown(one) && standsAlone(metric, one));
      const chosen = tell(inOrder(metric, alone, told));
      if (!chosen) return [];
      return [
        {
          kind: "strength",
          metric,
          fact: null,
          text: chosen.act,
          quotes: [quote(chosen.sentence)],
        },
      ];
    });
  return { claims, strengths };
}
