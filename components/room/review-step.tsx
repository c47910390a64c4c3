"use client";

import { CircleCheck, CircleDashed } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { RoomQuestion } from "#lib/domain/room/room";
import { list } from "#lib/domain/text/words";
import type { RoomMessages } from "#lib/messages/room";
import { isAnswered } from "#lib/room-client/answered";
import { isChoiceOpen, shownTake } from "#lib/room-client/attempt-state";
import type { DraftState } from "#lib/room-client/draft-keeper";
import { RoomFault } from "#lib/room-client/transport";
import { RoomButton } from "./button";
import { useRoom } from "./room-context";
import { Step } from "./step";
import { UploadLine } from "./upload-line";
import type { Attempt } from "./use-attempt";

/** Typed, and not at the server yet. */
const ON_THE_WAY: readonly (DraftState | undefined)[] = ["unsaved", "saving", "offline"];
/** What the server has is not what is shown here, until the person has changed or chosen it. */
const DIFFERENT: readonly (DraftState | undefined)[] = ["changed", "refused"];

/**
 * Everything at a glance, and the one submission, which waits until every byte and every word has arrived. What is
 * submitted is what is shown: where another device has changed an answer since, it is shown first.
 */
export function ReviewStep({
  attempt,
  questions,
  onChange,
  onSubmitted,
}: {
  attempt: Attempt;
  questions: readonly RoomQuestion[];
  onChange: (index: number) => void;
  onSubmitted: (at: string) => void;
}) {
  const { interview, messages, language, transport, say, count } = useRoom();
  const m = messages.review;
  const { answers } = attempt;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [changed, setChanged] = useState<string[]>([]);
  const due = questions.filter(
    (question) => isAnswered(answers, question) || !transport.optional?.includes(question.id),
  );
  const missing = due.filter((question) => !isAnswered(answers, question)).length;
  const { states } = attempt.drafts;
  const drafts = useSyncExternalStore(states.watch, states.all, states.all);
  const sending = due.some(({ id, type }) =>
    type === "video" ? !answers.arrived.has(id) : ON_THE_WAY.includes(drafts.get(id)),
  );
  const different = questions
    .filter(({ type }) => type === "text")
    .map(({ id }) => drafts.get(id))
    .find((state) => DIFFERENT.includes(state));
  const wait =
    missing > 0
      ? count(m.waitingForAnswers, missing)
      : different
        ? // The choice is made at the question.
          different === "changed"
          ? messages.text.otherTitle
          : messages.text[different]
        : sending
          ? m.waitingForUploads
          : "";

  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [sending]);

  async function submit() {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      const { submittedAt, changed } = await attempt.submit();
      if (submittedAt !== null) return onSubmitted(submittedAt);
      const numbers = questions.flatMap(({ id }, index) =>
        changed.includes(id) ? [`${index + 1}`] : [],
      );
      setChanged(changed);
      setProblem(say(m.changed, { questions: list(numbers, language) }));
      setBusy(false);
    } catch (error) {
      setProblem(problemOf(error, messages.errors));
      setBusy(false);
    }
  }

  const allSent =
    interview.kiosk && interview.noMail
      ? messages.noMail.kioskAllSent
      : (interview.kiosk ? messages.kiosk : messages.upload).allSent;
  return (
    <Step
      title={m.title}
      actions={
        <RoomButton
          className="w-full sm:w-auto"
          disabled={busy || wait !== ""}
          onClick={() => void submit()}
        >
          {busy ? m.submitting : m.submit}
        </RoomButton>
      }
    >
      <p className="mt-2 text-muted-foreground">{m.lead}</p>
      <ol className="mt-6 grid gap-3">
        {questions.map((question, index) => (
          <Row
            key={question.id}
            attempt={attempt}
            question={question}
            draft={drafts.get(question.id)}
            index={index}
            marked={changed.includes(question.id)}
            onChange={() => onChange(index)}
          />
        ))}
      </ol>
      <p role="status" className="mt-4 font-medium">
        {wait || allSent}
      </p>
      {missing === 0 && sending && (
        <p className="text-muted-foreground">{messages.upload.keepOpen}</p>
      )}
      {problem && (
        <p role="alert" className="mt-4 rounded-lg bg-destructive-tint p-4 text-destructive">
          {problem}
        </p>
      )}
    </Step>
  );
}

function problemOf(error: unknown, errors: RoomMessages["errors"]): string {
  if (!(error instanceof RoomFault)) return errors.submit;
  if (error.status === 0) return errors.network;
  return error.reason === "interview_closed" ? errors.closed : errors.submit;
}

function Row({
  attempt,
  question,
  draft,
  index,
  marked,
  onChange,
}: {
  attempt: Attempt;
  question: RoomQuestion;
  draft: DraftState | undefined;
  index: number;
  marked: boolean;
  onChange: () => void;
}) {
  const { messages } = useRoom();
  const m = messages.review;
  const { answers, uploader } = attempt;
  const choice = draft === "changed" || isChoiceOpen(answers, question.id);
  const answered = isAnswered(answers, question) && !choice;
  const take = shownTake(answers, question.id);
  const Sign = answered ? CircleCheck : CircleDashed;
  return (
    <li className={`rounded-lg border bg-card p-4 ${marked ? "border-destructive" : ""}`}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Sign
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${answered ? "text-primary" : "text-muted-foreground"}`}
        />
        <div>
          <p className="break-words font-semibold">
            {index + 1}. <bdi>{question.text}</bdi>
          </p>
          {choice ? (
            <p className="mt-1">{m.choose}</p>
          ) : question.type === "text" && answered ? (
            <p
              dir="auto"
              className="mt-1 line-clamp-3 whitespace-pre-line break-words text-muted-foreground"
            >
              {answers.texts.get(question.id)}
            </p>
          ) : (
            <p className="mt-1 text-muted-foreground">{answered ? m.answered : m.missing}</p>
          )}
          {take && <UploadLine uploader={uploader} takeId={take.id} />}
          {!take && answers.arrived.has(question.id) && (
            <p className="mt-1 text-muted-foreground text-sm">{messages.upload.sent}</p>
          )}
          {!take && answers.elsewhere.has(question.id) && (
            <p className="mt-1 text-sm">{messages.video.elsewhere}</p>
          )}
        </div>
        <RoomButton
          look="bare"
          className="!px-3 max-sm:!ps-0 max-sm:col-start-2 max-sm:justify-self-start text-base text-primary max-sm:text-start"
          aria-label={`${answered || choice ? m.change : m.answerNow}: ${index + 1}`}
          onClick={onChange}
        >
          {answered || choice ? m.change : m.answerNow}
        </RoomButton>
      </div>
    </li>
  );
}
