import type { Metric } from "#lib/domain/evaluation/metrics";
import { quotesOnce, withoutQuotes } from "#lib/domain/results/quotes";
import type { MetricView, Quote } from "#lib/domain/results/result-detail";
import { ellipsize } from "#lib/domain/text/shortened";

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

describe("Strengths and weaknesses", () => {
  const long = `${"I came at 6 and checked each room. ".repeat(5)}Nobody waited.`;
  const metrics = [
    view("reliability", { ...quote(0, 9), text: "I came at 6." }),
    view("experience", { ...quote(0, 190, "q-2"), text: long }),
  ];

  it.each([
    ["Reliability (8): Tells times. “I came at 6.”", "Reliability (8): Tells times."],
    [`Experience (7): Names tasks. “${ellipsize(long, 160)}”`, "Experience (7): Names tasks."],
    ["Says “always”.", "Says “always”."],
  ])("repeat no quote that stands under a metric, and keep every other word: %s", (point, kept) => {
    expect(withoutQuotes([point], metrics)).toEqual([kept]);
  });
});
