"use client";

import { Brand } from "#components/shared/brand";
import { Alert } from "#components/ui/alert";
import { reviewMediaPath } from "#lib/domain/core/response-routes";
import type { ReviewerPage } from "#lib/domain/results/reviewer-page";
import { AnswerPanel } from "../answers/answer-panel";
import { ReviewerComment } from "./reviewer-comment";

const BLIND =
  "This is a blind review. We left out the name, recordings, and contact details, and hid words that reveal who the candidate is.";

/** The chosen answers, one under the other, and a place for what the reviewer thinks of them. */
export function ReviewerView({ linkId, review }: { linkId: string; review: ReviewerPage }) {
  const { company, interviewTitle, name, answers } = review;
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <Brand />
      <header>
        <p className="text-muted-foreground">{company} asked you to review</p>
        <h1
          dir="auto"
          className="w-fit max-w-full font-semibold text-2xl tracking-tight [overflow-wrap:anywhere] sm:text-3xl"
        >
          {name ?? "One candidate's answers"}
        </h1>
        <p className="text-lg text-muted-foreground [overflow-wrap:anywhere]">{interviewTitle}</p>
      </header>
      {name === null ? <Alert>{BLIND}</Alert> : null}
      {answers.map((answer) => (
        <AnswerPanel
          key={answer.questionId}
          answer={answer}
          cue={null}
          {...(answer.mediaId && { source: reviewMediaPath(linkId, answer.mediaId) })}
        />
      ))}
      <ReviewerComment linkId={linkId} company={company} answers={answers} />
      <p className="text-muted-foreground text-sm">
        This page is private. Please don't share the link or copy what you see here.
      </p>
    </main>
  );
}
