"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { pause, retryDelay } from "#lib/browser/retry";
import { clock } from "#lib/domain/text/words";
import { takesOf } from "#lib/room-client/attempt-state";
import type { Take, TakeStore } from "#lib/room-client/take-store";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { StepAction } from "../step";
import type { Attempt } from "../use-attempt";
import { UploadStatus } from "./upload-status";

/** Refused for what no other take would change. */
const KEPT_REFUSED = new Set([
  "takes_used_up",
  "company_full",
  "interview_closed",
  "session_unknown",
]);

/** A take that has ended: to watch, to use, or to record again. */
export function TakeReview({
  attempt,
  take,
  left,
  closed,
  onAgain,
}: {
  attempt: Attempt;
  take: Take;
  left: number;
  /** Whether a closed page interrupted it, and nothing that has just been said. */
  closed: boolean;
  onAgain: () => void;
}) {
  const { messages, say, count } = useRoom();
  const m = messages.video;
  const { uploader } = attempt;
  const uploads = useSyncExternalStore(
    uploader.states.watch,
    uploader.states.all,
    uploader.states.all,
  );
  const { phase, reason = "" } = uploads.get(take.id) ?? {};
  // Another one would be refused as well, and this one would be gone.
  const lost = phase === "lost";
  const failed = lost || (phase === "refused" && !KEPT_REFUSED.has(reason));
  const interrupted = !take.whole;
  const silent = take.silent === true && !take.accepted && !lost;
  const heading = useRestoreFocus<HTMLHeadingElement>(take.accepted ? "chosen" : "ended");
  const kept = take.accepted ? m.keptTitle : interrupted ? m.recoveredTitle : m.reviewTitle;
  const title = lost ? m.reviewTitle : kept;
  const others = takesOf(attempt.answers, take.questionId).filter(({ id }) => id !== take.id);
  const arrived = attempt.answers.arrived.has(take.questionId);
  return (
    <section className="mt-6" data-testid={`take-${take.id}`}>
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {title}
      </h2>
      {interrupted && !take.accepted && !lost && (
        <p className="mt-1">
          {say(closed ? m.recoveredLead : m.keptLead, { time: clock(take.seconds) })}
        </p>
      )}
      {!take.accepted && arrived && <p className="mt-1">{m.another}</p>}
      {!take.accepted && !arrived && others.length > 0 && <p className="mt-1">{m.both}</p>}
      {silent && <SilentNote role="alert" />}
      {!lost && <Playback take={take} store={attempt.store} label={m.play} />}
      <UploadStatus uploader={attempt.uploader} takeId={take.id} />
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-center">
        {!take.accepted && !lost && (
          <StepAction>
            <RoomButton className="w-full sm:w-auto" onClick={() => attempt.accept(take)}>
              {interrupted ? m.recoveredUse : m.use}
            </RoomButton>
          </StepAction>
        )}
        {/* One that can't be sent keeps nobody from submitting the one that has arrived. */}
        {arrived && phase !== "checking" && (
          <RoomButton
            look="quiet"
            onClick={() => {
              for (const one of [take, ...others]) void attempt.drop(one);
            }}
          >
            {m.keepSent}
          </RoomButton>
        )}
        {phase === "refused" && (
          <RoomButton look="quiet" onClick={() => uploader.update(take)}>
            {messages.errors.tryAgain}
          </RoomButton>
        )}
        {(failed || (left > 0 && phase !== "refused")) && (
          <RoomButton look="quiet" onClick={onAgain}>
            {m.again}
          </RoomButton>
        )}
        {(interrupted || silent) && !take.accepted ? (
          <span className="text-muted-foreground">{m.recoveredFree}</span>
        ) : (
          <span className="text-muted-foreground">
            {left > 0 ? count(m.retakesLeft, left) : m.noRetakesLeft}
          </span>
        )}
      </div>
      {others.map((other) => (
        <OtherTake key={other.id} attempt={attempt} take={other} />
      ))}
    </section>
  );
}

/** Nothing was heard in a take: said before it is used. */
function SilentNote({ role }: { role?: "alert" }) {
  const m = useRoom().messages.video;
  return (
    <p role={role} className="mt-4 rounded-lg bg-muted p-4">
      {m.silent}
    </p>
  );
}

/** A take that is kept beside the one that is shown first, until the person's choice has arrived. */
function OtherTake({ attempt, take }: { attempt: Attempt; take: Take }) {
  const m = useRoom().messages.video;
  return (
    <section className="mt-8 border-t pt-6" data-testid={`take-${take.id}`}>
      <h3 className="font-semibold">
        {m.otherTitle} ({clock(take.seconds)})
      </h3>
      {take.silent && <SilentNote />}
      <Playback take={take} store={attempt.store} label={m.otherTitle} />
      <RoomButton look="quiet" className="mt-4" onClick={() => attempt.accept(take)}>
        {m.otherUse}
      </RoomButton>
    </section>
  );
}

/** A recording that the server has. */
export function AnsweredByVideo({ left, onAgain }: { left: number; onAgain: () => void }) {
  const { messages, count } = useRoom();
  const m = messages.video;
  const heading = useRestoreFocus<HTMLHeadingElement>("arrived");
  return (
    <section className="mt-6 rounded-lg border bg-card p-5">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {m.doneTitle}
      </h2>
      <p className="mt-1">{m.sentAway}</p>
      {left > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <RoomButton look="quiet" onClick={onAgain}>
            {m.again}
          </RoomButton>
          <span className="text-muted-foreground">{count(m.retakesLeft, left)}</span>
        </div>
      )}
    </section>
  );
}

function Playback({ take, store, label }: { take: Take; store: TakeStore; label: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const { id, slices, mimeType } = take;
  useEffect(() => {
    let made: string | null = null;
    const left = new AbortController();
    const open = () =>
      Promise.all(Array.from({ length: slices }, (_, index) => store.slice(id, index))).then(
        (parts) => {
          if (left.signal.aborted) return;
          const bytes = parts.flatMap((part) => (part ? [part.slice().buffer] : []));
          made = URL.createObjectURL(new Blob(bytes, { type: mimeType }));
          setAddress(made);
        },
      );
    const goOn = async (tries = 0): Promise<void> => {
      await open().catch(async () => {
        await pause(retryDelay(tries), left.signal);
        if (!left.signal.aborted) await goOn(tries + 1);
      });
    };
    void goOn();
    return () => {
      left.abort();
      if (made !== null) URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [id, mimeType, slices, store]);
  return (
    <div
      className={`mt-4 w-full overflow-hidden rounded-lg bg-black ${mimeType.startsWith("audio/") ? "h-14" : "aspect-[4/3] max-h-[40dvh]"}`}
    >
      {address && (
        // biome-ignore lint/a11y/useMediaCaption: the candidate's own words, seconds after they said them
        <video src={address} controls playsInline aria-label={label} className="size-full" />
      )}
    </div>
  );
}
