"use client";

import { useState, useSyncExternalStore } from "react";
import { useLeaveWarning } from "#components/shared/use-leave-warning";
import type { RoomQuestion } from "#lib/domain/room/room";
import { list } from "#lib/domain/text/words";
import type { RoomMessages } from "#lib/messages/room";
import { isAnswered, isOpenElsewhere, isSending } from "#lib/room-client/answered";
import { isDifferent } from "#lib/room-client/draft-keeper";
import { RoomFault } from "#lib/room-client/transport";
import { RoomButton } from "../button";
import { Problem } from "../problem";
import { useRoom } from "../room-context";
import { Step } from "../step";
import type { Attempt } from "../use-attempt";
import { HeardPart } from "./heard-part";
import { ReviewRow } from "./review-row";

/**
 * Everything at a glance, and the one submission, which waits until every byte and every word that is shown has arrived.
 * What is submitted is what is shown: if another device has changed an answer since, it is shown first.
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
  const sending = due.some((question) => isSending(answers, attempt.drafts, question));
  const elsewhere = due.some((question) => isOpenElsewhere(answers, question));
  const different = questions
    .filter(({ type }) => type === "text")
    .map(({ id }) => drafts.get(id))
    .find(isDifferent);
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
          : elsewhere
            ? m.waitingElsewhere
            : "";

  useLeaveWarning(sending);

  async function submit() {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      const { submittedAt, changed } = await attempt.submit(questions);
      if (submittedAt !== null) return onSubmitted(submittedAt);
      const numbers = questions.flatMap(({ id }, index) =>
        changed.includes(id) ? [`${index + 1}`] : [],
      );
      setChanged(changed);
      if (numbers.length > 0) setProblem(say(m.changed, { questions: list(numbers, language) }));
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
          <ReviewRow
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
      {!transport.preview && (
        <HeardPart
          attemptId={attempt.state.attemptId}
          questions={questions}
          arrived={[...answers.arrived.values()].join()}
        />
      )}
      <p role="status" className="mt-4 font-medium">
        {wait || allSent}
      </p>
      {missing === 0 && sending && (
        <p className="text-muted-foreground">{messages.upload.keepOpen}</p>
      )}
      <Problem>{problem}</Problem>
    </Step>
  );
}

function problemOf(error: unknown, errors: RoomMessages["errors"]): string {
  if (!(error instanceof RoomFault)) return errors.submit;
  if (error.status === 0) return errors.network;
  return error.reason === "interview_closed" ? errors.closed : errors.submit;
}
