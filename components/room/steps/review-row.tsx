"use client";

import { useState, useSyncExternalStore } from "react";
import type { RoomQuestion } from "#lib/domain/room/room";
import { isAnswered, isOpenElsewhere } from "#lib/room-client/answered";
import { isChoiceOpen, shownTake, takesOf } from "#lib/room-client/attempt-state";
import { type DraftState, isOnTheWay } from "#lib/room-client/draft-keeper";
import { UploadStatus } from "../answers/upload-status";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Sign } from "../sign";
import type { Attempt } from "../use-attempt";

/** A question and its answer at a glance: what it is, and how far it has come. */
export function ReviewRow({
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
  const { states } = uploader;
  const uploads = useSyncExternalStore(states.watch, states.all, states.all);
  const phase = uploads.get(take?.id ?? "")?.phase;
  const failed = (phase === "refused" || phase === "lost") && answers.arrived.has(question.id);
  const open = isOpenElsewhere(answers, question);
  const done = answered && !open && !failed;
  return (
    <li className={`rounded-lg border bg-card p-4 ${marked ? "border-destructive" : ""}`}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Sign
          of={done ? "done" : "dashed"}
          className={`mt-0.5 size-5 shrink-0 ${done ? "text-primary" : "text-muted-foreground"}`}
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
          {take && <UploadStatus uploader={uploader} takeId={take.id} />}
          {draft && isOnTheWay(draft) && (
            <p className="mt-1 text-muted-foreground text-sm">{messages.text[draft]}</p>
          )}
          {!take && answers.arrived.has(question.id) && (
            <p className="mt-1 text-muted-foreground text-sm">{messages.upload.sent}</p>
          )}
          {!take && !answered && answers.elsewhere.has(question.id) && (
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
      {open && <OpenElsewhere attempt={attempt} questionId={question.id} place={index + 1} />}
      {failed && (
        <RoomButton
          look="quiet"
          className="mt-3"
          aria-label={`${m.useArrived}: ${index + 1}`}
          onClick={() => {
            for (const one of takesOf(answers, question.id)) void attempt.drop(one);
          }}
        >
          {m.useArrived}
        </RoomButton>
      )}
    </li>
  );
}

/** A newer take is on another device: to wait for it, or to use what has arrived. */
function OpenElsewhere({
  attempt,
  questionId,
  place,
}: {
  attempt: Attempt;
  questionId: string;
  place: number;
}) {
  const { messages } = useRoom();
  const m = messages.review;
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  async function look() {
    if (asking) return;
    setAsking(true);
    setFailed(false);
    await attempt.look().catch(() => setFailed(true));
    setAsking(false);
  }
  return (
    <div className="mt-3 border-t pt-3">
      <p>{m.elsewhere}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <RoomButton
          look="quiet"
          aria-label={`${m.lookAgain}: ${place}`}
          disabled={asking}
          onClick={() => void look()}
        >
          {m.lookAgain}
        </RoomButton>
        <RoomButton
          look="quiet"
          aria-label={`${m.useArrived}: ${place}`}
          onClick={() => attempt.passOver(questionId)}
        >
          {m.useArrived}
        </RoomButton>
      </div>
      {failed && (
        <p role="alert" className="mt-2">
          {messages.errors.network}
        </p>
      )}
    </div>
  );
}
