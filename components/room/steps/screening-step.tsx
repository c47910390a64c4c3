"use client";

import { type ReactNode, useState } from "react";
import type { AskedScreening } from "#lib/domain/interviews/screening";
import { RoomFault } from "#lib/room-client/transport";
import { RoomButton } from "../button";
import { Problem } from "../problem";
import { useRoom } from "../room-context";
import { RoomFrame } from "../room-frame";
import { Step } from "../step";
import type { Attempt } from "../use-attempt";

/** What is asked before the interview; the employer's own rule decides whether it goes on. */
export function ScreeningStep({ attempt, end }: { attempt: Attempt; end: ReactNode }) {
  const { messages, say, transport } = useRoom();
  const m = messages.screening;
  const { questions, language } = attempt.state.screening;
  const [answers, setAnswers] = useState<Record<string, number>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function send() {
    if (busy) return;
    if (questions.some(({ id }) => answers[id] === undefined)) return setProblem(m.missing);
    setBusy(true);
    setProblem("");
    try {
      await attempt.answerScreening(answers, language);
    } catch (fault) {
      const closed = fault instanceof RoomFault && fault.reason === "interview_closed";
      setProblem(closed ? messages.errors.closed : messages.errors.network);
      setBusy(false);
    }
  }

  return (
    <Framed end={end}>
      <Step
        title={m.title}
        actions={
          <RoomButton className="w-full sm:w-auto" disabled={busy} onClick={() => void send()}>
            {m.next}
          </RoomButton>
        }
      >
        <p className="mt-2 text-muted-foreground">{transport.preview ? m.preview : say(m.lead)}</p>
        <div className="mt-6 grid gap-6">
          {questions.map((question) => (
            <Asked
              key={question.id}
              question={question}
              chosen={answers[question.id]}
              choose={(index) => {
                setProblem("");
                setAnswers((known) => ({ ...known, [question.id]: index }));
              }}
            />
          ))}
        </div>
        <Problem>{problem}</Problem>
      </Step>
    </Framed>
  );
}

/** Somebody who did not pass: told kindly, kept, and perhaps invited later. */
export function ScreenedOutStep({
  onForget,
  end,
}: {
  onForget: (() => void) | undefined;
  end: ReactNode;
}) {
  const { messages, say } = useRoom();
  const m = messages.screening;
  return (
    <Framed end={end}>
      <Step
        title={m.outTitle}
        actions={
          onForget && (
            <RoomButton look="quiet" onClick={onForget}>
              {messages.done.someoneElse}
            </RoomButton>
          )
        }
      >
        <p className="mt-2 text-lg">{say(m.outLead)}</p>
        <p className="mt-4 text-muted-foreground">{say(m.outKept)}</p>
      </Step>
    </Framed>
  );
}

function Framed({ end, children }: { end: ReactNode; children: ReactNode }) {
  const { interview, messages, transport } = useRoom();
  return (
    <RoomFrame
      company={interview.company}
      notice={transport.preview ? messages.frame.preview : undefined}
      end={end}
    >
      {children}
    </RoomFrame>
  );
}

type AskedProps = {
  question: AskedScreening;
  chosen: number | undefined;
  choose: (index: number) => void;
};

function Asked({ question, chosen, choose }: AskedProps) {
  const { yes, no } = useRoom().messages.screening;
  const options = question.kind === "yes_no" ? [yes, no] : question.options;
  return (
    <fieldset className="min-w-0">
      <legend className="break-words font-semibold text-lg">
        <bdi>{question.text}</bdi>
      </legend>
      <div className="mt-3 grid gap-2">
        {options.map((option, index) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
            key={index}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border bg-card px-4 py-2 text-lg has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={question.id}
              checked={chosen === index}
              onChange={() => choose(index)}
              className="size-5 shrink-0 accent-primary"
            />
            <bdi className="min-w-0 break-words">{option}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
