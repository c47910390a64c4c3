"use client";

import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { RoomButton } from "./button";
import { useRoom } from "./room-context";
import { Step } from "./step";

/** What is recorded, who sees it, how it is judged; agreement comes before the first byte. */
export function ConsentStep({
  aiAllowed,
  onNext,
  onBack,
}: {
  /** What was chosen before; null until then: agreement to a computer's score is never the default. */
  aiAllowed: boolean | null;
  onNext: (aiAllowed: boolean) => void;
  onBack: () => void;
}) {
  const { interview, messages, say } = useRoom();
  const m = messages.consent;
  const [ai, setAi] = useState(aiAllowed);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const error = useId();
  const choice = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const video = interview.questions.some(({ type }) => type === "video");
  function next() {
    if (ai !== null && agreed) return onNext(ai);
    setMissing(true);
    const first = ai === null ? choice.current : box.current;
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "center" });
  }

  return (
    <Step
      title={m.title}
      actions={
        <>
          <RoomButton className="w-full sm:w-auto" onClick={next}>
            {m.next}
          </RoomButton>
          <RoomButton look="bare" onClick={onBack}>
            {messages.question.back}
          </RoomButton>
        </>
      }
    >
      <p className="mt-2 text-muted-foreground">{m.lead}</p>
      <Part title={m.recordedTitle}>{video ? m.recordedVideo : m.recordedText}</Part>
      <Part title={m.seenTitle}>{say(m.seen)}</Part>
      <Part title={m.judgedTitle}>{say(m.judged)}</Part>
      <fieldset className="mt-8">
        <legend className="font-semibold text-lg">{m.choiceTitle}</legend>
        <div className="mt-2 grid gap-3">
          <Choice
            input={choice}
            chosen={ai === true}
            onChoose={() => setAi(true)}
            hint={say(m.withAiHint)}
          >
            {m.withAi}
          </Choice>
          <Choice chosen={ai === false} onChoose={() => setAi(false)} hint={m.withoutAiHint}>
            {m.withoutAi}
          </Choice>
        </div>
        {missing && ai === null && (
          <p role="alert" className="mt-2 text-destructive">
            {m.choiceMissing}
          </p>
        )}
      </fieldset>
      <label className="mt-6 flex min-h-11 cursor-pointer items-start gap-3 font-medium">
        <input
          ref={box}
          type="checkbox"
          checked={agreed}
          aria-describedby={missing && !agreed ? error : undefined}
          aria-invalid={missing && !agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 scroll-mb-8 accent-primary"
        />
        {m.agree}
      </label>
      {missing && ai !== null && !agreed && (
        <p id={error} role="alert" className="mt-2 text-destructive">
          {m.agreeMissing}
        </p>
      )}
    </Step>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="mt-1">{children}</p>
    </section>
  );
}

function Choice({
  input,
  chosen,
  onChoose,
  hint,
  children,
}: {
  input?: RefObject<HTMLInputElement | null>;
  chosen: boolean;
  onChoose: () => void;
  hint: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <label
      className={`flex cursor-pointer items-start gap-3 rounded-lg border bg-card p-4 ${chosen ? "border-primary ring-1 ring-primary" : ""}`}
    >
      <input
        ref={input}
        type="radio"
        name="ai"
        checked={chosen}
        onChange={onChoose}
        aria-describedby={id}
        // With its words, which stand below it.
        className="mt-0.5 size-5 shrink-0 scroll-mb-32 accent-primary"
      />
      <span>
        <span className="font-semibold">{children}</span>
        <span id={id} className="mt-1 block text-muted-foreground">
          {hint}
        </span>
      </span>
    </label>
  );
}
