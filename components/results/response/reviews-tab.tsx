"use client";

import type { ReactNode } from "react";
import { WhoMay } from "#components/shared/role";
import { ScreeningAnswers } from "#components/shared/screening-answers";
import { Alert } from "#components/ui/alert";
import { Card } from "#components/ui/card";
import { newerFailedNote, newerOutcome, noteGroups } from "#lib/domain/results/provenance";
import { findingsOf } from "#lib/domain/results/quotes";
import type { AnswerView, EvaluationNote, ResultDetail } from "#lib/domain/results/result-detail";
import { hasMetrics, screenedWords } from "#lib/domain/results/results";
import { ContactLog } from "../calls/contact-log";
import { DecisionHistory } from "../decisions/decision-history";
import { EvaluateAgain } from "../evaluation/evaluate-again";
import type { Hearing } from "../evaluation/hearing";
import { MetricsSection } from "../evaluation/metrics-section";
import { NoScoreCard } from "../evaluation/no-score-card";
import { OverallCard } from "../evaluation/overall-card";
import { Notes } from "../notes/notes";
import { More } from "./more";

type ReviewsTabProps = {
  result: ResultDetail;
  hearing: Hearing;
  /** What is booked with them. */
  nextStep?: ReactNode;
};

/** The rating and everything it is based on. */
export function ReviewsTab({ result, hearing, nextStep }: ReviewsTabProps) {
  const { evaluation, answers, availability } = result;
  const findings = findingsOf(evaluation);
  return (
    <div className="flex min-w-0 flex-col gap-4 max-sm:gap-3">
      <NewerFailed result={result} />
      <OverallCard result={result} findings={findings} week={availability} hearing={hearing} />
      {evaluation ? <EvaluationNotes notes={evaluation.notes} answers={answers} /> : null}
      {hasMetrics(evaluation) ? (
        <MetricsSection result={result} metrics={findings.metrics} hearing={hearing} />
      ) : (
        <NoScoreCard result={result} toCheck={findings.to_check} onShow={hearing.onShow} />
      )}
      <KnockOutAnswers screening={result.screening} />
      <WhoMay to="invite">{nextStep}</WhoMay>
      <ContactLog result={result} />
      <DecisionHistory result={result} />
      <Notes attemptId={result.id} notes={result.notes} colleagues={result.colleagues} />
      <More result={result} />
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
        <span>{screenedWords(screening)}. </span>
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
  // Notes that have words of an answer stand with them, on the card.
  const wordless = noteGroups(notes, answers).filter(({ quotes }) => quotes.length === 0);
  if (wordless.length === 0) return null;
  return (
    <section aria-label="Notes that don't affect the score" className="flex flex-col gap-3">
      {wordless.map(({ key, questions, text, warning }) => (
        <Alert key={key} variant={warning ? "warning" : "info"}>
          {questions ? <strong className="font-semibold">{questions} </strong> : null}
          <span>{text}</span>
        </Alert>
      ))}
    </section>
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
        <WhoMay to="decide">
          <EvaluateAgain attemptId={result.id} waiting={result.scoring} label="Try again" />
        </WhoMay>
      </div>
    </Alert>
  );
}
