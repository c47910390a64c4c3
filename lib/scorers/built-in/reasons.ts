import { MAX_QUOTES } from "#lib/domain/evaluation/evidence";
import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import type { MetricClaim } from "#lib/domain/evaluation/types";
import { fold } from "#lib/domain/text/fold";
import { actIn } from "./act.ts";
import { type Basis, isAtAGlance, isOfAJob } from "./chosen.ts";
import type { Reading } from "./reading.ts";
import { isPlan, putsACase } from "./scenario.ts";
import { sentenceAround } from "./sentences.ts";
import { FEWEST_WORDS, hidesNoJob, isMishap, isOfOneself, isToSomebody } from "./showable.ts";

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
  { answers, isShowable, jobs }: Basis,
): { claims: Record<Metric, MetricClaim>; strengths: ClaimedStatement[] } {
  const answerTo = new Map(answers.map((answer) => [answer.questionId, answer]));
  const acts = new Set<string>();
  const told = new Set<string>();
  const isEnglish = ({ questionId }: Sentence) => answerTo.get(questionId)?.answerLanguage === "en";
  const questionOf = ({ questionId }: Sentence) => answerTo.get(questionId)?.questionText ?? "";
  const actOf = (sentence: Sentence): string | null => {
    if (!isEnglish(sentence)) return null;
    const act = actIn(sentence.reading.text, putsACase(questionOf(sentence)));
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
  const isMadeUp = (sentence: Sentence) => isPlan(sentence.reading, questionOf(sentence));
  /** Whether a sentence says enough of oneself to be called a strength; what one would do is no experience. */
  const standsAlone = (metric: Metric, sentence: Sentence) => {
    const { reading } = sentence;
    const isLong = reading.words >= FEWEST_WORDS;
    const isFor = !isToSomebody(reading) && !isMishap(reading);
    const said = answerTo.get(sentence.questionId)?.sent.text ?? "";
    const isJob = isOfAJob(reading.text, jobs) || !hidesNoJob(reading.text, said);
    const isOwn = isJob && (!isEnglish(sentence) || isOfOneself(reading));
    return isLong && isFor && isOwn && !(metric === "experience" && isMadeUp(sentence));
  };
  /** Where or how long somebody worked is experience, and stands for nothing else. */
  const belongs = (metric: Metric, { reading: { text } }: Sentence) =>
    metric === "experience" || !isOfAJob(text, jobs);
  const quote = ({ questionId, reading: { text } }: Sentence) => ({ questionId, text });
  const mayBeShown = (sentence: Sentence) => isShowable(quote(sentence));
  const whole = ({ questionId, reading }: Sentence): Sentence => {
    const said = answerTo.get(questionId)?.sent.text ?? "";
    const isFit = (text: string) => isAtAGlance(text) && isShowable({ questionId, text });
    const text = sentenceAround(reading.text, said, isFit);
    return { questionId, reading: { ...reading, text, folded: fold(text) } };
  };

  const claims = perMetric((metric): MetricClaim => {
    const { score = null, evidence = [] } = found.find((one) => one.metric === metric) ?? {};
    const good = evidence.filter(mayBeShown);
    const own = good.filter((sentence) => belongs(metric, sentence));
    // A number needs a quote, if only of what is chosen nowhere else.
    const [some = []] = [own, good, evidence].filter(({ length }) => length > 0);
    const shown = inOrder(metric, some, told).slice(0, MAX_QUOTES).map(whole);
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
    .flatMap(({ metric, evidence }) => {
      const alone = evidence
        .filter((one) => mayBeShown(one) && belongs(metric, one))
        .map(whole)
        .filter((one) => standsAlone(metric, one));
      const done = alone.filter((one) => !isMadeUp(one));
      const chosen = tell(inOrder(metric, done.length > 0 ? done : alone, told));
      if (!chosen || (chosen.act === null && done.length === 0)) return [];
      return [{ metric, ...chosen }];
    })
    .slice(0, MOST_STRENGTHS)
    .map(
      ({ metric, sentence, act }): ClaimedStatement => ({
        kind: "strength",
        metric,
        fact: null,
        text: act,
        quotes: [quote(sentence)],
      }),
    );
  return { claims, strengths };
}
