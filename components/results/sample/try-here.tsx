"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { UNEXPECTED, UNREACHABLE } from "#components/shared/use-send";
import { Button, buttonVariants } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import { request } from "#lib/browser/request";
import { sampleSignUpPath, tryPath } from "#lib/domain/core/sample-routes";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import type { RoomQuestion } from "#lib/domain/room/room";
import { SAMPLE_ANSWER, TRY_ANSWER_LIMIT, type TryScore } from "#lib/domain/site/try-it";
import { OverallCard } from "../evaluation/overall-card";
import { TryAnswers } from "./try-answers";
import { useTriedResult } from "./use-tried-result";

type TryHereProps = { trade: string; question: RoomQuestion };
type Tried = { text: string; score: TryScore };

const RESULT_HOLDS = [
  "Here you'll see what you did, in your own words",
  "The sentences worth reading, each one press from the place where you said it",
];

/** A sample's first question, answered in writing on the page itself, and right below what an employer would see. */
export function TryHere({ trade, question }: TryHereProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsavedChanges(text !== "" && text !== SAMPLE_ANSWER && text !== tried?.text);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function show() {
    if (busy) return;
    setTried(null);
    setMissing(text.trim() === "");
    if (text.trim() === "") return field.current?.focus();
    const answers = [{ questionId: question.id, text }];
    setBusy(true);
    const reply = await request<TryScore>("/api/try", { body: { trade, answers } });
    setBusy(false);
    if (reply.ok && reply.body !== null) {
      setError(null);
      return setTried({ text, score: reply.body });
    }
    const refusal = reply.ok ? null : reply.refusal;
    setError(refusal?.code === "unreachable" ? UNREACHABLE : (refusal?.message ?? UNEXPECTED));
  }

  return (
    <div className="flex flex-1 flex-col gap-5">
      <Card className="p-5 sm:p-6">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void show();
          }}
          className="flex flex-col gap-4"
        >
          <FormError>{error}</FormError>
          <Field
            label={<span className="text-lg">{question.text}</span>}
            hint="Sent once to be scored by our rules, and not stored."
            error={missing ? "Write an answer first" : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={field}
                value={text}
                maxLength={TRY_ANSWER_LIMIT}
                placeholder="Three or four sentences, as you would say them"
                onChange={(event) => {
                  setMissing(false);
                  setText(event.target.value);
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            <SubmitButton busy={busy} busyLabel="Scoring…">
              Show what an employer sees
            </SubmitButton>
            {text === "" ? (
              <Button
                type="button"
                size="lg"
                variant="outline"
                onClick={() => {
                  setMissing(false);
                  setText(SAMPLE_ANSWER);
                  field.current?.focus();
                }}
              >
                Use a sample answer
              </Button>
            ) : null}
          </div>
        </form>
      </Card>
      {tried ? <Result {...tried} trade={trade} question={question} /> : <Outline />}
    </div>
  );
}

/** What the result will hold, in its place. */
function Outline() {
  return (
    <ul className="flex flex-1 flex-col divide-y divide-dashed rounded-xl border border-dashed text-muted-foreground">
      {RESULT_HOLDS.map((text) => (
        <li key={text} className="flex flex-1 items-center px-5 py-3">
          {text}
        </li>
      ))}
    </ul>
  );
}

function Result({ text, score, trade, question }: Tried & TryHereProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { evaluation, state, findings, hearing, quote } = useTriedResult([question], score);
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 font-semibold text-2xl outline-none">
        What an employer would see
      </h2>
      <OverallCard
        result={{ evaluation, state }}
        findings={findings}
        week={null}
        hearing={hearing}
      />
      <TryAnswers
        questions={[question]}
        answers={[{ questionId: question.id, text }]}
        recording={null}
        quote={quote}
      />
      <div className="flex flex-wrap gap-3">
        <Link
          href={sampleSignUpPath(DEFAULT_PLAN, trade)}
          prefetch={false}
          className={buttonVariants({ className: "max-sm:w-full" })}
        >
          Use this interview
        </Link>
        {/* A full navigation: that page may use the camera. */}
        <a
          href={tryPath(trade)}
          className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}
        >
          Try it on video, too
        </a>
      </div>
    </div>
  );
}
