"use client";

import { useEffect, useRef, useState } from "react";
import type { RoomQuestion } from "#lib/domain/room";
import { lineSpeed, type Quality, qualityFor } from "./line-speed";
import { type Recording, record } from "./recorder";
import type { Attempt } from "./use-attempt";

export type RecordingPhase = "idle" | "thinking" | "recording" | "stopping";
type RecordingFault = "storage" | "recording" | "tooShort" | "interrupted";

const SHORTEST_SECONDS = 1;

/** Recording one question: time to think, slices kept and sent as they come, an end that keeps the last one. */
export function useRecording(attempt: Attempt, question: RoomQuestion, stream: MediaStream | null) {
  const [phase, setPhase] = useState<RecordingPhase>("idle");
  const [fault, setFault] = useState<RecordingFault | null>(null);
  const running = useRef<Recording | null>(null);
  useScreenOn(phase === "recording");

  useEffect(() => () => running.current?.stop(), []);
  useEffect(() => {
    // The camera was taken away while the candidate was thinking.
    if (stream === null) setPhase((now) => (now === "thinking" ? "idle" : now));
  }, [stream]);

  function think() {
    setFault(null);
    setPhase("thinking");
  }

  async function start() {
    if (stream === null || running.current !== null) return;
    const before = attempt.answers.takes.get(question.id);
    const phase = before && attempt.uploader.states.get(before.id)?.phase;
    // A take that could not be sent does not count.
    const counts = phase !== "lost" && phase !== "refused";
    try {
      const quality = qualityFor(lineSpeed());
      fitPicture(stream, quality);
      running.current = record({
        stream,
        store: attempt.store,
        take: {
          id: crypto.randomUUID(),
          attemptId: attempt.state.attemptId,
          questionId: question.id,
          startedAt: Date.now(),
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
    if (before) {
      const { whole, accepted } = before;
      void attempt.drop({ ...before, whole: whole && counts, accepted: accepted && counts });
    }
    void navigator.storage?.persist?.().catch(() => false);
    try {
      const take = await running.current.finished;
      if (take.slices === 0 || take.seconds < SHORTEST_SECONDS) {
        setFault("tooShort");
        if (take.slices > 0) await attempt.drop({ ...take, whole: false });
      } else if (!take.whole) setFault("interrupted");
    } catch (error) {
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      setFault(full ? "storage" : "recording");
    } finally {
      running.current = null;
      setPhase("idle");
    }
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

/** Keeps a phone's screen on, and asks before the page is closed. */
function useScreenOn(needed: boolean): void {
  useEffect(() => {
    if (!needed) return;
    const lock = navigator.wakeLock?.request("screen").catch(() => null);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      void lock?.then((held) => held?.release());
    };
  }, [needed]);
}
