"use client";

import { useEffect, useId, useSyncExternalStore } from "react";
import { countCharacters, type RoomQuestion } from "#lib/domain/room/room";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import type { Attempt } from "../use-attempt";

/** A typed answer: counted as it grows, kept as it is typed, never cut. */
export function TextAnswer({
  attempt,
  question,
  describedBy,
}: {
  attempt: Attempt;
  question: RoomQuestion;
  describedBy: string | undefined;
}) {
  const { interview, messages, say, count, announce } = useRoom();
  const m = messages.text;
  const id = useId();
  const { drafts, type } = attempt;
  const states = useSyncExternalStore(drafts.states.watch, drafts.states.all, drafts.states.all);
  const text = attempt.answers.texts.get(question.id) ?? "";
  const used = countCharacters(text);
  const max = question.maxCharacters;
  const over = used - max;
  const state = states.get(question.id) ?? (text === "" ? null : "saved");
  const other = attempt.answers.others.get(question.id);

  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === "hidden") void drafts.flush();
    };
    document.addEventListener("visibilitychange", flush);
    return () => document.removeEventListener("visibilitychange", flush);
  }, [drafts]);

  useEffect(() => {
    if (over > 0) announce(count(m.over, over));
    else if (used > 0 && max - used <= 20) announce(count(m.left, max - used));
  }, [announce, count, m, max, over, used]);

  return (
    <div className="mt-6">
      {interview.showHints && <p className="mb-4 text-muted-foreground">{m.hint}</p>}
      <label htmlFor={id} className="font-semibold">
        {m.label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={7}
        dir="auto"
        placeholder={m.placeholder}
        aria-invalid={over > 0}
        aria-describedby={[`${id}-count`, describedBy].filter(Boolean).join(" ")}
        onChange={({ target }) =>
          type(question, target.value, countCharacters(target.value) <= max)
        }
        onBlur={() => void drafts.flush(question.id)}
        className="field-sizing-content mt-1 block min-h-48 w-full rounded-md border border-input bg-card px-3 py-2.5 text-lg placeholder:text-muted-foreground aria-invalid:border-destructive"
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <p
          id={`${id}-count`}
          className={`tabular-nums ${over > 0 ? "font-semibold text-destructive" : "text-muted-foreground"}`}
        >
          {over > 0 ? count(m.over, over) : say(m.count, { used, max })}
        </p>
        {state && (
          <p className="text-muted-foreground" data-testid="draft-state" data-state={state}>
            {m[state]}
          </p>
        )}
      </div>
      {other && (
        <section role="alert" className="mt-4 rounded-lg border bg-card p-4">
          <p className="font-semibold">{m.otherTitle}</p>
          <p dir="auto" className="mt-2 whitespace-pre-line break-words">
            {other.text ?? messages.video.keptTitle}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <RoomButton look="quiet" onClick={() => attempt.settle(question.id, true)}>
              {m.useMine}
            </RoomButton>
            <RoomButton look="quiet" onClick={() => attempt.settle(question.id, false)}>
              {m.useOther}
            </RoomButton>
          </div>
        </section>
      )}
    </div>
  );
}
