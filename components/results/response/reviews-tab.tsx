"use client";

import { ListChecks } from "lucide-react";
import { ScreeningAnswers } from "#components/shared/screening-answers";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Dialog } from "#components/ui/dialog";
import {
  newerFailedNote,
  newerOutcome,
  noteGroups,
  scorersReason,
  WHOLE_ANSWERS,
} from "#lib/domain/results/provenance";
import { quotesOnce } from "#lib/domain/results/quotes";
import type {
  AnswerView,
  EvaluationNote,
  MetricView,
  Quote,
  ResultDetail,
} from "#lib/domain/results/result-detail";
import { DecisionHistory } from "../decisions/decision-history";
import { EvaluateAgain } from "../evaluation/evaluate-again";
import { EvaluationVersions } from "../evaluation/evaluation-versions";
import { MetricBar } from "../evaluation/metric-bar";
import { MetricCard } from "../evaluation/metric-card";
import { NoScoreCard } from "../evaluation/no-score-card";
import { OverallCard } from "../evaluation/overall-card";
import { SetByAPerson } from "../evaluation/set-by-a-person";
import { Notes } from "../notes/notes";
import { ReviewerLinks } from "../reviewers/reviewer-links";
import type { Cue } from "../use-review";

type ReviewsTabProps = {
  result: ResultDetail;
  cue: Cue | null;
  onPlay: (quote: Quote) => void;
  onShow: (questionId: string) => void;
};

/** The rating and everything it is based on. */
export function ReviewsTab({ result, cue, onPlay, onShow }: ReviewsTabProps) {
  const { evaluation, answers } = result;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <NewerFailed result={result} />
      <OverallCard result={result} />
      {evaluation ? <EvaluationNotes notes={evaluation.notes} answers={answers} /> : null}
      {evaluation?.outcome === "scored" ? (
        <section aria-labelledby="metrics">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <div>
              <h2 id="metrics" className="font-semibold text-xl">
                Six metrics
              </h2>
              <p className="text-muted-foreground text-sm">{WHOLE_ANSWERS}</p>
            </div>
            <MetricsDialog metrics={evaluation.metrics} name={result.name} />
          </div>
          <Card className="divide-y">
            {quotesOnce(evaluation.metrics).map(({ view, references }) => (
              <MetricCard
                key={view.metric}
                attemptId={result.id}
                view={view}
                references={references}
                answers={answers}
                playing={cue?.quote ?? null}
                onPlay={onPlay}
              />
            ))}
          </Card>
        </section>
      ) : (
        <NoScoreCard result={result} onShow={onShow} />
      )}
      <KnockOutAnswers screening={result.screening} />
      <DecisionHistory result={result} />
      <Notes attemptId={result.id} notes={result.notes} />
      <ReviewerLinks result={result} />
      <EvaluationVersions result={result} />
    </div>
  );
}

/** What was answered to the knockout questions, beside the employer's rule; nothing if none were asked. */
function KnockOutAnswers({ screening }: Pick<ResultDetail, "screening">) {
  if (screening === null) return null;
  return (
    <section aria-labelledby="knock-out">
      <h2 id="knock-out" className="font-semibold text-xl">
        Knockout questions
      </h2>
      <p className="mb-3 text-muted-foreground text-sm">
        {screening.letIn ? "Didn't pass, and you let them in. " : "Passed. "}
        Your own rule decided this. These answers don't affect the scores.
      </p>
      <Card className="px-5 py-4 sm:px-6">
        <ScreeningAnswers answers={screening.answers} />
      </Card>
    </section>
  );
}

/** What the employer should know apart from the score: none of it moved a number. One line for one message. */
function EvaluationNotes({ notes, answers }: { notes: EvaluationNote[]; answers: AnswerView[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label="Notes that don't affect the score" className="flex flex-col gap-3">
      {noteGroups(notes, answers).map(({ key, questions, text, warning }) => (
        <Alert key={key} variant={warning ? "warning" : "info"}>
          {questions ? <strong className="font-semibold">{questions} </strong> : null}
          {text}
        </Alert>
      ))}
    </section>
  );
}

/** Every metric with its justification, on one sheet. */
export function MetricsDialog({ metrics, name }: { metrics: MetricView[]; name: string }) {
  return (
    <Dialog
      trigger={
        <Button variant="outline">
          <ListChecks /> View Metrics
        </Button>
      }
      className="max-w-2xl"
      title="Metrics"
      description={`What the scoring found in ${name}'s answers. Scores come from whole answers.`}
    >
      <div className="flex flex-col gap-5">
        {metrics.map(({ metric, score, reason, override }) => (
          <div key={metric} className="flex flex-col gap-2">
            <MetricBar metric={metric} score={score} heading="h3" />
            {override ? <SetByAPerson score={score} override={override} /> : null}
            {reason ? (
              <p dir="auto" className="text-muted-foreground">
                {scorersReason(override, reason)}
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** What is shown stays, with its version and day, if a newer evaluation failed; and the way to try once more. */
function NewerFailed({ result }: { result: ResultDetail }) {
  const { evaluation, newerFailed } = result;
  if (evaluation === null || newerFailed === null) return null;
  return (
    <Alert variant="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <strong className="font-semibold">The {newerOutcome(newerFailed)}</strong>
          <p>{newerFailedNote(newerFailed, evaluation)}</p>
        </div>
        <EvaluateAgain attemptId={result.id} waiting={result.scoring} label="Try again" />
      </div>
    </Alert>
  );
}
