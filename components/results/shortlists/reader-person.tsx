"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Card } from "#components/ui/card";
import { reviewMediaPath } from "#lib/domain/core/response-routes";
import type { ReaderPage, ReaderPerson } from "#lib/domain/results/reader-page";
import { shownPhone } from "#lib/domain/text/phone";
import { AnswerPanel } from "../answers/answer-panel";
import { MetricBar } from "../evaluation/metric-bar";
import { AnswerBadge } from "./opinions";
import { ReaderAnswer } from "./reader-answer";

type ReaderPersonCardProps = {
  linkId: string;
  person: ReaderPerson;
  title: string;
  /** The first one is open. */
  begins: boolean;
  own: ReaderPage["own"][string];
  reader: string;
  onNamed: (name: string) => void;
};

/** One person: folded, with what the reader said; open, with all that the link shows. */
export function ReaderPersonCard(props: ReaderPersonCardProps) {
  const { linkId, person, title, begins, own, reader, onNamed } = props;
  const [open, setOpen] = useState(begins);
  const [answer, setAnswer] = useState(own.answer);
  return (
    <details
      open={begins}
      onToggle={({ currentTarget }) => setOpen((before) => before || currentTarget.open)}
      className="group/person"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 border-b py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="min-w-0 font-semibold text-xl [overflow-wrap:anywhere]">
            {title}
          </h2>
          <span className="min-w-0 text-muted-foreground text-sm [overflow-wrap:anywhere]">
            {person.interviewTitle}
          </span>
          {answer ? <AnswerBadge answer={answer} /> : null}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground transition-transform group-open/person:rotate-180"
        />
      </summary>
      {open ? (
        <div className="flex flex-col gap-4 pt-4">
          <Facts person={person} />
          {person.answers.map((one) => (
            <AnswerPanel
              key={one.questionId}
              answer={one}
              cue={null}
              of={title}
              {...(one.mediaId && { source: reviewMediaPath(linkId, one.mediaId) })}
            />
          ))}
          <ReaderAnswer
            linkId={linkId}
            attemptId={person.id}
            whom={title}
            own={own}
            reader={reader}
            onSaved={(name, said) => {
              onNamed(name);
              setAnswer(said);
            }}
          />
        </div>
      ) : null}
    </details>
  );
}

function Facts({ person: { contact, scores } }: { person: ReaderPerson }) {
  if (contact === null && scores === null) return null;
  return (
    <Card className="flex flex-col gap-4 px-5 py-4 sm:px-6">
      {contact ? (
        <p className="flex flex-wrap gap-x-6 gap-y-1 [overflow-wrap:anywhere]">
          <a href={`mailto:${contact.email}`} className="underline">
            {contact.email}
          </a>
          {contact.phone ? <span>{shownPhone(contact.phone)}</span> : null}
        </p>
      ) : null}
      {scores ? (
        <>
          <p>
            <strong className="font-semibold">
              {scores.rating === null ? "No rating" : `Rated ${scores.rating.toFixed(1)} out of 10`}
            </strong>{" "}
            <span className="text-muted-foreground text-sm">Scores are advice; people decide.</span>
          </p>
          <div className="grid gap-x-6 gap-y-3 empty:hidden sm:grid-cols-2">
            {scores.metrics.map(({ metric, score }) => (
              <MetricBar key={metric} metric={metric} score={score} compact />
            ))}
          </div>
        </>
      ) : null}
    </Card>
  );
}
