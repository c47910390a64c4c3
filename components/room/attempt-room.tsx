"use client";

import { useEffect, useState } from "react";
import type { RoomInterview } from "#lib/domain/room";
import { isAnswered } from "./answered";
import { DoneStep } from "./done-step";
import { QuestionStep } from "./question-step";
import { ReviewStep } from "./review-step";
import { useRoom } from "./room-context";
import { RoomFrame } from "./room-frame";
import { Troubled } from "./troubled";
import type { Attempt } from "./use-attempt";
import { useAttempt } from "./use-attempt";
import { useCamera } from "./use-camera";

type Place = number | "review";

/** The interview itself, from the first question to the thanks. */
export function AttemptRoom() {
  const { transport } = useRoom();
  const { attempt, fault, retry } = useAttempt(transport);
  if (fault !== null) return <Troubled fault={fault} onRetry={retry} />;
  if (attempt === null) return <Opening />;
  return <Questions attempt={attempt} />;
}

function Opening() {
  const { interview, messages } = useRoom();
  return (
    <RoomFrame company={interview.company} poweredBy={messages.frame.poweredBy}>
      <p role="status" className="py-16 text-center text-lg text-muted-foreground">
        {messages.frame.loading}
      </p>
    </RoomFrame>
  );
}

function Questions({ attempt }: { attempt: Attempt }) {
  const { interview, messages, say, transport } = useRoom();
  const { questions } = interview;
  const [place, setPlace] = usePlace(attempt, questions);
  const [submittedAt, setSubmittedAt] = useState(attempt.state.submittedAt);
  const camera = useCamera();
  const question = place === "review" ? undefined : questions[place];
  const total = questions.length;
  const done = submittedAt !== null;

  const { release } = camera;
  useEffect(() => {
    if (done || question?.type !== "video") release();
  }, [done, question, release]);

  const now = typeof place === "number" ? place + 1 : total;
  return (
    <RoomFrame
      company={interview.company}
      poweredBy={messages.frame.poweredBy}
      notice={transport.preview ? messages.frame.preview : undefined}
      progress={
        done
          ? undefined
          : { now, total, words: say(messages.frame.progress, { current: now, total }) }
      }
    >
      {done ? (
        <DoneStep
          name={attempt.state.name}
          aiAllowed={attempt.state.aiAllowed}
          submittedAt={submittedAt}
        />
      ) : question && typeof place === "number" ? (
        <QuestionStep
          key={question.id}
          attempt={attempt}
          camera={camera}
          question={question}
          index={place}
          onBack={place > 0 ? () => setPlace(place - 1) : undefined}
          onNext={() => setPlace(nextPlace(attempt, questions, place))}
        />
      ) : (
        <ReviewStep
          attempt={attempt}
          onChange={setPlace}
          onSubmitted={() => setSubmittedAt(new Date().toISOString())}
        />
      )}
    </RoomFrame>
  );
}

function nextPlace(attempt: Attempt, questions: RoomInterview["questions"], place: number): Place {
  // Somebody who came back from the overview to one question returns there.
  const rest = questions.slice(place + 1);
  return rest.every((question) => isAnswered(attempt.answers, question)) ? "review" : place + 1;
}

/** Where the candidate is; a reload comes back to it. */
function usePlace(
  attempt: Attempt,
  questions: RoomInterview["questions"],
): [Place, (place: Place) => void] {
  const key = `rolecall:at:${attempt.state.attemptId}`;
  const [place, setPlace] = useState<Place>(() => {
    const kept = remembered(key);
    if (kept === "review") return "review";
    const index = Number(kept ?? Number.NaN);
    if (questions[index]) return index;
    const first = questions.findIndex((question) => !isAnswered(attempt.answers, question));
    return first === -1 ? "review" : first;
  });
  return [
    place,
    (next) => {
      setPlace(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // Without storage a reload opens the first question that has no answer.
      }
    },
  ];
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
