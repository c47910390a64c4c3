import { useState } from "react";
import type { PlacedMetric } from "#lib/domain/results/quotes";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { Heard } from "../answers/heard";
import { type Cue, cueOf } from "../use-review";
import type { Hearing } from "./hearing";
import { MetricBar } from "./metric-bar";
import { Reason } from "./metric-card";
import { SetByAPerson } from "./set-by-a-person";

type MetricsSheetProps = {
  answers: AnswerView[];
  metrics: readonly PlacedMetric[];
  hearing: Hearing;
};

/** Every metric with its first quote, which is heard there. */
export function MetricsSheet({ answers, metrics, hearing }: MetricsSheetProps) {
  const [cue, setCue] = useState<Cue | null>(null);
  const own: Hearing = {
    ...hearing,
    playing: cue?.quote ?? null,
    onPlay: (quote) => setCue(cueOf(quote)),
  };
  return (
    <div className="flex flex-col gap-5">
      {metrics.map((view) => {
        // Nothing stands further up on this sheet.
        const quotes = view.quotes.slice(0, 1).map((placed) => ({ ...placed, above: false }));
        const isHeard = quotes.some(({ quote }) => quote === cue?.quote);
        return (
          <div key={view.metric} className="flex flex-col gap-2">
            <MetricBar metric={view.metric} score={view.score} heading="h3" />
            {view.override ? <SetByAPerson score={view.score} override={view.override} /> : null}
            <Reason view={{ ...view, quotes }} hearing={own} />
            {isHeard ? <Heard cue={cue} answers={answers} /> : null}
          </div>
        );
      })}
    </div>
  );
}
