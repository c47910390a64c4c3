"use client";

import { useId, useState } from "react";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Textarea } from "#components/ui/textarea";
import { ANSWER_LIMIT } from "#lib/domain/interviews/question";
import type { HeardPiece } from "#lib/domain/private/heard-words";
import { fill } from "#lib/domain/text/words";
import { useUnsavedChanges } from "./unsaved-changes";
import { useRestoreFocus } from "./use-restore-focus";
import { useSend } from "./use-send";

/** What its words are called and do, in the candidate's language. */
export type HeardMessages = Readonly<
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
  useUnsavedChanges(draft !== shown);
  const [saved, setSaved] = useState(false);
  const { send, busy, error, rest } = useSend();
  const field = useId();
  const [wrote, setWrote] = useState(false);
  const words = useRestoreFocus<HTMLTextAreaElement>(writing);
  const correct = useRestoreFocus<HTMLButtonElement>(wrote && !writing);

  async function save() {
    if (draft.trim() === "") return;
    const sent = await send(handler, { responseId, text: draft });
    rest();
    if (!sent) return;
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
        {saved ? <Alert variant="success">{messages.saved}</Alert> : null}
        {error ? (
          <Alert variant="error">
            {error.code === "conflict" ? fill(messages.tooMany, { company }) : messages.failed}
          </Alert>
        ) : null}
      </div>
      {writing ? (
        <div className="flex flex-col gap-3">
          <label htmlFor={field} className="font-medium">
            {messages.correctLabel}
          </label>
          <Textarea
            ref={words}
            id={field}
            dir="auto"
            value={draft}
            maxLength={ANSWER_LIMIT}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button disabled={busy || draft.trim() === ""} onClick={save}>
              {busy ? messages.saving : messages.correctSave}
            </Button>
            <Button variant="outline" disabled={busy} onClick={() => setWriting(false)}>
              {messages.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          ref={correct}
          variant="outline"
          className="self-start"
          onClick={() => {
            setSaved(false);
            setWrote(true);
            setWriting(true);
          }}
        >
          {messages.correct}
        </Button>
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
