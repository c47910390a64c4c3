"use client";

import { type ComponentProps, type ComponentType, useId, useState } from "react";
import { type Refusal, request } from "#lib/browser/request";
import type { HeardPiece } from "#lib/domain/private/heard-words";
import { ANSWER_LIMIT } from "#lib/domain/room/room";
import { fill } from "#lib/domain/text/words";
import { useLeaveWarning } from "./use-leave-warning";
import { useRestoreFocus } from "./use-restore-focus";

/** What its words are called and do, in the candidate's language. */
type HeardMessages = Readonly<
  Record<
    | "heard"
    | "corrected"
    | "unsure"
    | "correct"
    | "correctLabel"
    | "correctSave"
    | "cancel"
    | "saving"
    | "saved"
    | "tooMany"
    | "failed",
    string
  >
>;

type HeardWordsProps = {
  /** The button of the page around it: the room has one that is light to load. */
  Press: ComponentType<ComponentProps<"button"> & { quiet?: boolean }>;
  responseId: string;
  pieces: readonly HeardPiece[];
  /** The newest one. */
  correction: string | null;
  /** The handler that keeps a correction. */
  handler: string;
  company: string;
  messages: HeardMessages;
};

/** What a computer heard in one recording, the doubtful words underlined, and the candidate's own version beside it. */
export function HeardWords({
  Press,
  responseId,
  pieces,
  handler,
  company,
  messages,
  ...kept
}: HeardWordsProps) {
  const [correction, setCorrection] = useState(kept.correction);
  const shown = correction ?? pieces.map(({ text }) => text).join("");
  // What was typed and not sent stays for whoever cancels and comes back.
  const [draft, setDraft] = useState(shown);
  const [writing, setWriting] = useState(false);
  useLeaveWarning(draft !== shown);
  const [saved, setSaved] = useState(false);
  // By itself: what forms send by brings the registry of unsaved changes into the room's script.
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const field = useId();
  const [wrote, setWrote] = useState(false);
  const words = useRestoreFocus<HTMLTextAreaElement>(writing);
  const correct = useRestoreFocus<HTMLButtonElement>(wrote && !writing);

  async function save() {
    if (busy || draft.trim() === "") return;
    setBusy(true);
    setRefusal(null);
    const sent = await request(handler, { body: { responseId, text: draft } });
    setBusy(false);
    if (!sent.ok) return setRefusal(sent.refusal);
    setCorrection(draft.trim());
    setDraft(draft.trim());
    setWriting(false);
    setSaved(true);
  }

  return (
    <>
      <div>
        <h4 className="text-muted-foreground text-sm">{messages.heard}</h4>
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {pieces.map(({ text, doubted }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that doesn't change
              key={index}
              className={
                doubted
                  ? "text-muted-foreground underline decoration-dotted underline-offset-4"
                  : ""
              }
            >
              {text}
            </span>
          ))}
        </p>
        {pieces.some(({ doubted }) => doubted) ? (
          <p className="mt-2 text-muted-foreground text-sm">{messages.unsure}</p>
        ) : null}
      </div>
      {correction ? <Words title={messages.corrected}>{correction}</Words> : null}
      <div aria-live="polite">
        {saved ? <p className="rounded-md bg-muted p-3">{messages.saved}</p> : null}
        {refusal ? (
          <p className="rounded-md border border-destructive p-3">
            {refusal.code === "conflict" ? fill(messages.tooMany, { company }) : messages.failed}
          </p>
        ) : null}
      </div>
      {writing ? (
        <div className="flex flex-col gap-3">
          <label htmlFor={field} className="font-medium">
            {messages.correctLabel}
          </label>
          <textarea
            className="field-sizing-content min-h-32 w-full rounded-md border border-input bg-card px-3 py-2.5"
            ref={words}
            id={field}
            dir="auto"
            value={draft}
            maxLength={ANSWER_LIMIT}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Press disabled={busy || draft.trim() === ""} onClick={() => void save()}>
              {busy ? messages.saving : messages.correctSave}
            </Press>
            <Press quiet disabled={busy} onClick={() => setWriting(false)}>
              {messages.cancel}
            </Press>
          </div>
        </div>
      ) : (
        <Press
          ref={correct}
          quiet
          className="self-start"
          onClick={() => {
            setSaved(false);
            setWrote(true);
            setWriting(true);
          }}
        >
          {messages.correct}
        </Press>
      )}
    </>
  );
}

/** A text of the candidate's under its title. */
export function Words({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h4 className="text-muted-foreground text-sm">{title}</h4>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {children}
      </p>
    </div>
  );
}
