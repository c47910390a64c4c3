"use client";

import { useEffect, useRef, useState } from "react";
import { useLeaveWarning } from "#components/shared/use-leave-warning";
import type { RoomQuestion } from "#lib/domain/room/room";
import { takesOf } from "#lib/room-client/attempt-state";
import { networkSpeed, type Quality, qualityFor } from "#lib/room-client/network-speed";
import { type RunningTake, record } from "#lib/room-client/recorder";
import type { EndedBy } from "#lib/room-client/take-store";
import type { Attempt } from "../use-attempt";

export type RecorderPhase = "idle" | "thinking" | "recording" | "stopping";
/** Why there is no whole take: it could not begin, or something ended it. */
export type RecorderFault = EndedBy | "tooShort";

const SHORTEST_SECONDS = 1;

/** Recording one question: time to think, slices kept and sent as they come, an end that keeps the last one. */
export function useRecorder(attempt: Attempt, question: RoomQuestion, stream: MediaStream | null) {
  const [phase, setPhase] = useState<RecorderPhase>("idle");
  const [fault, setFault] = useState<RecorderFault | null>(null);
  const running = useRef<RunningTake | null>(null);
  useScreenOn(phase === "recording");
  useLeaveWarning(phase === "recording");

  useEffect(() => () => running.current?.abandon(), []);
  useEffect(() => {
    // The camera was taken away while the candidate was thinking.
    if (stream !== null || phase !== "thinking") return;
    setFault("noBytes");
    setPhase("idle");
  }, [phase, stream]);

  function think() {
    setFault(null);
    setPhase("thinking");
  }

  async function start() {
    if (stream === null || running.current !== null) return;
    try {
      const quality = qualityFor(networkSpeed());
      fitPicture(stream, quality);
      running.current = record({
        stream,
        store: attempt.store,
        take: {
          id: crypto.randomUUID(),
          attemptId: attempt.state.attemptId,
          questionId: question.id,
          language: question.language,
          number: (takesOf(attempt.answers, question.id).at(-1)?.number ?? 0) + 1,
          openedAt: Date.parse(attempt.state.now),
        },
        quality,
        onSlice: attempt.keep,
      });
    } catch {
      setFault("recording");
      setPhase("idle");
      return;
    }
    setPhase("recording");
    void navigator.storage?.persist?.().catch(() => false);
    const take = await running.current.finished;
    running.current = null;
    const unplayable = take.whole ? take.seconds < SHORTEST_SECONDS : take.seconds === 0;
    const { endedBy = null } = take;
    const ordinary = endedBy === null || endedBy === "interrupted";
    setFault(unplayable && ordinary ? "tooShort" : endedBy);
    if (unplayable && take.slices > 0) await attempt.drop({ ...take, whole: false });
    setPhase("idle");
  }

  function stop() {
    setPhase("stopping");
    running.current?.stop();
  }

  return { phase, fault, think, start, stop };
}

/** Asks the camera for a picture that fits the line; one that can't do it records as it is. */
function fitPicture(stream: MediaStream, { width, height, rate }: Quality): void {
  for (const track of stream.getVideoTracks()) {
    void track.applyConstraints({ width, height, frameRate: rate })?.catch(() => {});
  }
}

/** Keeps a phone's screen on. */
function useScreenOn(needed: boolean): void {
  useEffect(() => {
    if (!needed) return;
    const lock = navigator.wakeLock?.request("screen").catch(() => null);
    return () => void lock?.then((held) => held?.release());
  }, [needed]);
}
