import { render, screen, within } from "@testing-library/react";
import { fullResult } from "#components/gallery/examples/full-result";
import { MetricGrid } from "#components/results/evaluation/metrics-section";
import { OverallCard } from "#components/results/evaluation/overall-card";
import { StatementList } from "#components/results/evaluation/statement-list";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { findingsOf } from "#lib/domain/results/quotes";

const { evaluation } = fullResult;
const [answer] = fullResult.answers;
const hearing = {
  answers: fullResult.answers.map((one) => ({
    ...one,
    language: one === answer ? { code: "es", name: "Spanish" } : null,
  })),
  playing: null,
  onPlay: () => {},
  onShow: () => {},
};
const quote = (questionId: string | undefined) => ({
  questionId: questionId ?? "",
  text: "Yo limpio casas.",
  start: 0,
  end: 16,
  startSeconds: null,
});
const concern = (questionId: string | undefined, text: string | null) => ({
  kind: "concern" as const,
  metric: null,
  fact: null,
  text,
  quotes: [quote(questionId)],
  source: null,
});

describe("A candidate's words", () => {
  it("carry their language where that isn't the page's", () => {
    const statements = [
      concern(answer?.questionId, null),
      concern(fullResult.answers[1]?.questionId, null),
    ];
    const { concern: placed } = findingsOf({ statements, metrics: [] });
    render(<StatementList statements={placed} hearing={hearing} />);
    const [spanish, english] = screen.getAllByText("Yo limpio casas.", { selector: "q" });
    expect(spanish).toHaveAttribute("lang", "es");
    expect(english).not.toHaveAttribute("lang");
    expect(screen.getAllByText("Spanish")).toHaveLength(1);
  });

  it("that stand further up begin again, with the way to hear them", () => {
    const said = { ...concern(answer?.questionId, null), kind: "to_check" as const };
    const { concern: placed } = findingsOf({
      statements: [said, concern(answer?.questionId, null)],
      metrics: [],
    });
    render(<StatementList statements={placed} hearing={hearing} />);
    expect(screen.getByRole("button")).toHaveTextContent(/Yo limpio casas\..*quoted above/);
  });

  it("leave no metric that has a number empty", () => {
    const metrics = METRICS.map((metric) => ({
      metric,
      score: 7,
      reason: "",
      quotes: [quote(answer?.questionId)],
      override: null,
    }));
    const placed = findingsOf({ statements: [concern(answer?.questionId, null)], metrics }).metrics;
    render(<MetricGrid attemptId={null} metrics={placed} hearing={hearing} />);
    expect(screen.getAllByText("Yo limpio casas.", { selector: "q" })).toHaveLength(METRICS.length);
  });

  it("stand under who chose them", () => {
    render(
      <OverallCard
        result={fullResult}
        findings={findingsOf(evaluation)}
        week={null}
        hearing={hearing}
      />,
    );
    const summary = within(screen.getByRole("region", { name: "AI Analysis summary" }));
    expect(summary.getByText(/^Scored by .*built-in rules\.$/)).toBeVisible();
  });
});
