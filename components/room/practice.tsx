"use client";

import { useEffect, useRef, useState } from "react";
import { clock } from "#lib/domain/text/words";
import { RoomButton } from "./button";
import { useRoom } from "./room-context";
import { useCountdown } from "./use-countdown";

const SECONDS = 15;

/** A question to try things with. It stays in this page's memory: never stored, never sent. */
export function Practice({ stream }: { stream: MediaStream }) {
  const { messages, say, announce } = useRoom();
  const m = messages.check;
  const recorder = useRef<MediaRecorder | null>(null);
  const [running, setRunning] = useState(false);
  const [heard, setHeard] = useState<string | null>(null);
  const left = useCountdown(SECONDS, running, () => recorder.current?.stop());
  const sound = stream.getVideoTracks().length === 0;

  useEffect(() => () => recorder.current?.stop(), []);
  useEffect(() => {
    if (heard !== null) return () => URL.revokeObjectURL(heard);
  }, [heard]);

  function begin() {
    setHeard(null);
    const parts: Blob[] = [];
    const made = new MediaRecorder(stream);
    made.addEventListener("dataavailable", ({ data }) => parts.push(data));
    made.addEventListener("stop", () => {
      setRunning(false);
      setHeard(URL.createObjectURL(new Blob(parts, { type: made.mimeType })));
      announce(m.practiceDone);
    });
    made.start();
    recorder.current = made;
    setRunning(true);
    announce(m.practiceRunning);
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
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <RoomButton
          look={running ? "stop" : "quiet"}
          onClick={running ? () => recorder.current?.stop() : begin}
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
