"use client";

import { useId, useState } from "react";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { Textarea } from "#components/ui/textarea";
import { privateApiPath, privateMediaPath } from "#lib/domain/core/private-routes";
import { ANSWER_LIMIT } from "#lib/domain/interviews/question";
import { isMachineTranscribed, type PrivateAnswer } from "#lib/domain/private/private-page";
import { fill } from "#lib/domain/text/words";
import type { PrivateMessages } from "#lib/messages/mails";

type PrivateAnswerProps = {
  attemptId: string;
  answer: PrivateAnswer;
  company: string;
  messages: PrivateMessages;
};

/** One answer: the recording, what was understood, and the candidate's own version beside it. */
export function PrivateAnswerCard({ attemptId, answer, company, messages }: PrivateAnswerProps) {
  const [correction, setCorrection] = useState(answer.correction);
  const shown = correction ?? answer.text ?? "";
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
  const heard = isMachineTranscribed(answer);

  async function save() {
    if (draft.trim() === "") return;
    const body = { responseId: answer.responseId, text: draft };
    const kept = await send(privateApiPath(attemptId, "/answers"), body);
    rest();
    if (!kept) return;
    setCorrection(draft.trim());
    setDraft(draft.trim());
    setWriting(false);
    setSaved(true);
  }

  return (
    <Card>
      <CardContent className="flex flex-col gap-4 pt-6">
        <div>
          <p className="text-muted-foreground text-sm">
            {fill(messages.question, { number: answer.number })}
          </p>
          <h3 className="font-semibold text-lg [overflow-wrap:anywhere]">
            <bdi>{answer.question}</bdi>
          </h3>
        </div>
        {answer.mediaId ? (
          // biome-ignore lint/a11y/useMediaCaption: what was said stands below it
          <video
            controls
            preload="metadata"
            aria-label={messages.watch}
            className="max-h-80 w-full rounded-md bg-black"
            src={privateMediaPath(attemptId, answer.mediaId)}
          />
        ) : null}
        {answer.kind === "written" || heard ? (
          <Words title={answer.kind === "written" ? messages.written : messages.heard}>
            {answer.text ?? ""}
          </Words>
        ) : (
          <p className="text-muted-foreground">
            {answer.transcript === "no_speech" ? messages.noSpeech : messages.noTranscript}
          </p>
        )}
        {correction ? <Words title={messages.corrected}>{correction}</Words> : null}
        <div aria-live="polite">
          {saved ? <Alert variant="success">{messages.saved}</Alert> : null}
          {error ? (
            <Alert variant="error">
              {error.code === "conflict" ? fill(messages.tooMany, { company }) : messages.failed}
            </Alert>
          ) : null}
        </div>
        {heard && !writing ? (
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
        ) : null}
        {writing && (
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
        )}
      </CardContent>
    </Card>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h4 className="text-muted-foreground text-sm">{title}</h4>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {children}
      </p>
    </div>
  );
}
