"use client";

import { useEffect, useRef, useState } from "react";
import { clock } from "#lib/domain/text/words";
import { recordTrial } from "#lib/room-client/trial";
import { useCountdown } from "../answers/use-countdown";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";

const SECONDS = 15;

/** A question to try things with. It stays in this page's memory: never stored, never sent. */
export function Practice({ stream }: { stream: MediaStream }) {
  const { messages, say, announce } = useRoom();
  const m = messages.check;
  const trial = useRef<{ stop: () => void } | null>(null);
  const [running, setRunning] = useState(false);
  const [heard, setHeard] = useState<string | null>(null);
  const [nothing, setNothing] = useState(false);
  const left = useCountdown(SECONDS, running, () => trial.current?.stop());
  const sound = stream.getVideoTracks().length === 0;

  useEffect(() => () => trial.current?.stop(), []);
  useEffect(() => {
    if (heard !== null) return () => URL.revokeObjectURL(heard);
  }, [heard]);

  async function begin() {
    setHeard(null);
    setNothing(false);
    const { ended, ...running } = recordTrial(stream);
    trial.current = running;
    setRunning(true);
    announce(m.practiceRunning);
    const recording = await ended;
    setRunning(false);
    setNothing(recording.size === 0);
    if (recording.size === 0) return;
    setHeard(URL.createObjectURL(recording));
    announce(m.practiceDone);
  }

  return (
    <section className="mt-8 rounded-lg border bg-card p-5">
      <h2 className="font-semibold text-lg">{m.practiceTitle}</h2>
      <p className="mt-1">{m.practiceQuestion}</p>
      <p className="mt-1 text-muted-foreground text-sm">
        {say(m.practiceHint, { seconds: SECONDS })}
      </p>
      {heard && (
        // biome-ignore lint/a11y/useMediaCaption: the candidate's own words, seconds after they said them
        <video
          src={heard}
          controls
          playsInline
          aria-label={m.practicePlay}
          className={`mt-4 w-full rounded-md bg-black ${sound ? "h-14" : "aspect-[4/3] max-h-[40dvh]"}`}
        />
      )}
      {nothing && (
        <p role="alert" className="mt-4">
          {messages.video.noBytesEmpty}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <RoomButton
          look={running ? "stop" : "quiet"}
          onClick={running ? () => trial.current?.stop() : () => void begin()}
        >
          {running ? m.practiceStop : heard ? m.practiceAgain : m.practiceStart}
        </RoomButton>
        {running && (
          <p role="timer" className="font-semibold tabular-nums">
            {say(messages.video.timeLeft, { time: clock(left) })}
          </p>
        )}
      </div>
    </section>
  );
}
