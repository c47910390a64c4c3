import { ListChecks } from "lucide-react";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import type { AnswerView, EvaluationVersion, MetricView } from "#lib/domain/results/result-detail";
import { RATING_WORDS } from "#lib/domain/results/results";
import { MetricBar } from "./metric-bar";

type VersionDialogProps = { version: EvaluationVersion; answers: AnswerView[] };

/** An evaluation that is no longer the one shown: its numbers, and what each of them stood on. */
export function VersionDialog({ version, answers }: VersionDialogProps) {
  return (
    <Dialog
      trigger={
        <Button variant="ghost" className="-ml-3 px-3">
          <ListChecks /> View <span className="sr-only">version {version.version}</span>
        </Button>
      }
      className="max-w-2xl"
      title={`Version ${version.version}`}
      description={`As scored on ${version.at}${version.replaced ? ", for answers that have since been replaced" : ""}.`}
    >
      {version.metrics.length > 0 ? (
        <div className="flex flex-col gap-6">
          {version.metrics.map((view) => (
            <Metric key={view.metric} view={view} answers={answers} />
          ))}
        </div>
      ) : (
        <p>{version.outcomeReason ?? `${RATING_WORDS.not_enough_evidence}.`}</p>
      )}
    </Dialog>
  );
}

function Metric({ view, answers }: { view: MetricView; answers: AnswerView[] }) {
  const numberOf = (id: string) => answers.find(({ questionId }) => questionId === id)?.number;
  return (
    <div className="flex flex-col gap-2">
      <MetricBar metric={view.metric} score={view.score} heading="h3" />
      {view.reason ? <p dir="auto">{view.reason}</p> : null}
      {view.quotes.map((quote) => (
        <blockquote
          key={`${quote.questionId}-${quote.start}-${quote.end}`}
          className="border-l-2 pl-3 text-sm"
        >
          <q dir="auto" className="block text-start [overflow-wrap:anywhere]">
            {quote.text}
          </q>
          <footer className="text-muted-foreground">Question {numberOf(quote.questionId)}</footer>
        </blockquote>
      ))}
    </div>
  );
}
