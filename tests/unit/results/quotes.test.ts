import type { Metric } from "#lib/domain/evaluation/metrics";
import { quotesOnce, withoutQuotes } from "#lib/domain/results/quotes";
import type { MetricView, Quote } from "#lib/domain/results/result-detail";

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
const shown = (...metrics: MetricView[]) =>
  quotesOnce(metrics).map(({ view: { metric, quotes }, references }) => [
    metric,
    quotes.map(({ text }) => text),
    references.map(({ quote: { text }, under }) => `${text} under ${under}`),
  ]);

describe("A quote that several metrics stand on", () => {
  it("is shown under the first, and the others refer to it", () => {
    expect(
      shown(view("experience", quote(0, 9)), view("reliability", quote(0, 9), quote(20, 30))),
    ).toEqual([
      ["experience", ["0-9"], []],
      ["reliability", ["20-30"], ["0-9 under experience"]],
    ]);
  });

  it("stands for every part of it, and is referred to once", () => {
    expect(
      shown(view("experience", quote(0, 30)), view("reliability", quote(2, 9), quote(10, 30))),
    ).toEqual([
      ["experience", ["0-30"], []],
      ["reliability", [], ["0-30 under experience"]],
    ]);
  });

  it("is not shown beside a part of it under one metric", () => {
    expect(shown(view("experience", quote(0, 5), quote(0, 30)))).toEqual([
      ["experience", ["0-30"], []],
    ]);
  });

  it("is another one in another answer, and where it says more", () => {
    expect(
      shown(view("experience", quote(0, 9)), view("reliability", quote(0, 9, "q-2"), quote(0, 12))),
    ).toEqual([
      ["experience", ["0-9"], []],
      ["reliability", ["0-9", "0-12"], []],
    ]);
  });
});

it("Strengths repeat no quote that stands under a metric, and keep every other word", () => {
  const metrics = [view("reliability", { ...quote(0, 9), text: "I came at 6." })];
  expect(
    withoutQuotes(["Reliability (8): Tells times. “I came at 6.”", "Says “always”."], metrics),
  ).toEqual(["Reliability (8): Tells times.", "Says “always”."]);
});
