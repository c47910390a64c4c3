"use client";

import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { noticeParts } from "#lib/domain/room/notice";
import type { NoticeField } from "#lib/domain/room/room";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Step } from "../step";
import { CarriedArrival, NoScriptButton } from "./no-script-button";

/** What is recorded, who sees it, how it is judged; agreement comes before the first byte. */
export function ConsentStep({
  aiAllowed,
  agreed,
  missing,
  onNext,
  onBack,
}: {
  /** What was chosen before; null until then: agreement to a computer's score is never the default. */
  aiAllowed: boolean | null;
  /** Whether who looks at it once more has agreed to this very notice. */
  agreed: boolean;
  /** What the plain form was sent without. */
  missing: readonly NoticeField[];
  onNext: (aiAllowed: boolean) => void;
  onBack: () => void;
}) {
  const { interview, messages, language, say, transport } = useRoom();
  const m = messages.consent;
  const [faults, setFaults] = useState<readonly NoticeField[]>(missing);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const parts = noticeParts(m, {
    company: interview.company.name,
    language,
    video: interview.questions.some(({ type }) => type === "video"),
    retention: interview.company.retention,
  });

  // The form keeps its own state, which a choice made before the page's script was there is a part of.
  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const left = (["ai", "agree"] as const).filter((name) => !given.has(name));
    const [first] = left;
    if (first === undefined) return onNext(given.get("ai") === "yes");
    setFaults(left);
    const input = form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    input?.focus({ preventScroll: true });
    input?.scrollIntoView({ block: "center" });
  }
  const filled = (name: NoticeField) =>
    setFaults((before) => before.filter((fault) => fault !== name));

  return (
    <Step
      title={m.title}
      atEnd
      actions={
        <>
          <RoomButton type="submit" form={id} className="w-full sm:w-auto">
            {m.next}
          </RoomButton>
          <NoScriptButton look="bare" onPress={onBack}>
            {messages.question.back}
          </NoScriptButton>
        </>
      }
    >
      <p className="mt-2 text-muted-foreground">{m.lead}</p>
      {parts.map(({ title, text }) => (
        <section key={title} className="mt-6">
          <h2 className="font-semibold text-lg">{title}</h2>
          <p className="mt-1">{text}</p>
        </section>
      ))}
      <form
        ref={form}
        id={id}
        method="post"
        action={
          transport.preview ? undefined : `/api/room/${encodeURIComponent(interview.key)}/consent`
        }
        onSubmit={next}
      >
        <input type="hidden" name="language" value={language} />
        <CarriedArrival />
        <fieldset className="mt-8">
          <legend className="font-semibold text-lg">{m.choiceTitle}</legend>
          <div className="mt-2 grid gap-3">
            <Choice
              value="yes"
              chosen={aiAllowed === true}
              onChoose={() => filled("ai")}
              hint={say(m.withAiHint)}
            >
              {m.withAi}
            </Choice>
            <Choice
              value="no"
              chosen={aiAllowed === false}
              onChoose={() => filled("ai")}
              hint={m.withoutAiHint}
            >
              {m.withoutAi}
            </Choice>
          </div>
          {faults.includes("ai") && (
            <p role="alert" className="mt-2 text-destructive">
              {m.choiceMissing}
            </p>
          )}
        </fieldset>
        <label className="mt-6 flex min-h-11 cursor-pointer items-start gap-3 font-medium">
          <input
            type="checkbox"
            name="agree"
            defaultChecked={agreed}
            aria-describedby={faults.includes("agree") ? `${id}-agree` : undefined}
            aria-invalid={faults.includes("agree")}
            onChange={() => filled("agree")}
            className="mt-0.5 size-6 shrink-0 scroll-mb-8 accent-primary"
          />
          {m.agree}
        </label>
        {faults.includes("agree") && !faults.includes("ai") && (
          <p id={`${id}-agree`} role="alert" className="mt-2 text-destructive">
            {m.agreeMissing}
          </p>
        )}
      </form>
    </Step>
  );
}

function Choice({
  value,
  chosen,
  onChoose,
  hint,
  children,
}: {
  value: "yes" | "no";
  chosen: boolean;
  onChoose: () => void;
  hint: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-lg border bg-card p-4 has-checked:border-primary has-checked:ring-1 has-checked:ring-primary">
      <input
        type="radio"
        name="ai"
        value={value}
        defaultChecked={chosen}
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
