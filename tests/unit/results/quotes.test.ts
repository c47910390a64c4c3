import type { Metric } from "#lib/domain/evaluation/metrics";
import type { StatementKind } from "#lib/domain/evaluation/statements/statement";
import type { Quote } from "#lib/domain/results/quote";
import { findingsOf } from "#lib/domain/results/quotes";
import type { MetricView, StatementView } from "#lib/domain/results/result-detail";

const quote = (start: number, end: number, questionId = "q-1"): Quote => ({
  questionId,
  text: `${start}-${end}`,
  start,
  end,
  startSeconds: null,
});
const view = (metric: Metric, ...quotes: Quote[]): MetricView => ({
  metric,
  score: 7,
  reason: "",
  quotes,
  override: null,
});
const says = (kind: StatementKind, text: string | null, ...quotes: Quote[]): StatementView => ({
  kind,
  metric: null,
  fact: null,
  text,
  quotes,
  source: null,
});
const shown = (metrics: MetricView[], statements: StatementView[] = []) =>
  findingsOf({ statements, metrics }).metrics.map(({ metric, quotes }) => [
    metric,
    ...quotes.map(({ quote: { text }, above }) => (above ? `(${text})` : text)),
  ]);

describe("A quote that several metrics stand on", () => {
  it("has its words under the first, with all that it serves, and under another only if that has no words of its own", () => {
    const metrics = [
      view("experience", quote(0, 9)),
      view("reliability", quote(0, 9), quote(20, 30)),
    ];
    expect(shown(metrics)).toEqual([
      ["experience", "0-9"],
      ["reliability", "20-30"],
    ]);
    const [first] = findingsOf({ statements: [], metrics }).metrics;
    expect(first?.quotes.map(({ serves }) => serves)).toEqual([["experience", "reliability"]]);
  });

  it("stands for every part of it", () => {
    expect(
      shown([view("experience", quote(0, 30)), view("reliability", quote(2, 9), quote(10, 30))]),
    ).toEqual([
      ["experience", "0-30"],
      ["reliability", "(2-9)"],
    ]);
  });

  it("is not shown beside a part of it under one metric, nor twice", () => {
    expect(shown([view("experience", quote(0, 5), quote(0, 30), quote(0, 30))])).toEqual([
      ["experience", "0-30"],
    ]);
  });

  it("is another one in another answer, and where it says more", () => {
    expect(
      shown([
        view("experience", quote(0, 9)),
        view("reliability", quote(0, 9, "q-2"), quote(0, 12)),
      ]),
    ).toEqual([
      ["experience", "0-9"],
      ["reliability", "0-9", "0-12"],
    ]);
  });
});

describe("A quote of a statement", () => {
  const metrics = [view("reliability", quote(0, 9))];

  it("has its words there and not under the metric that it serves", () => {
    const statements = [says("summary", null, quote(0, 9))];
    expect(shown(metrics, statements)).toEqual([["reliability", "(0-9)"]]);
    const { summary } = findingsOf({ statements, metrics });
    expect(summary[0]?.quotes).toEqual([
      { quote: quote(0, 9), above: false, serves: ["reliability"] },
    ]);
  });

  it("keeps its words for the metric where it is a fact's, which shows its value alone", () => {
    expect(shown(metrics, [says("fact", "Three years", quote(0, 9))])).toEqual([
      ["reliability", "0-9"],
    ]);
  });

  it("says nothing again where it is all that a statement is", () => {
    const again = [says("summary", null, quote(0, 9)), says("strength", null, quote(0, 9))];
    expect(findingsOf({ statements: again, metrics }).strength).toEqual([]);
    const told = [says("summary", null, quote(0, 9)), says("strength", "Came early", quote(0, 9))];
    expect(findingsOf({ statements: told, metrics }).strength).toHaveLength(1);
  });

  it("stands once where it is a concern and to be checked, and the concern keeps a way to it", () => {
    const both = [says("to_check", null, quote(0, 9)), says("concern", null, quote(0, 9))];
    const { to_check: toCheck, concern } = findingsOf({ statements: both, metrics: [] });
    expect(toCheck[0]?.quotes[0]?.above).toBe(false);
    expect(concern[0]?.quotes[0]?.above).toBe(true);
  });

  it("is none of an attempt without an evaluation", () => {
    expect(findingsOf(null)).toMatchObject({ summary: [], fact: [], metrics: [] });
  });
});
