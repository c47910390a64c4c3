"use client";

import { useEffect, useRef, useState } from "react";
import { openAudioLevel, QUIETEST } from "#lib/room-client/audio-level";

const QUIET_MS = 5000;

/** A bar that moves when the microphone hears something; a `quiet` word, if given, is shown after 5 s of silence. */
export function LevelMeter({
  stream,
  label,
  quiet,
}: {
  stream: MediaStream;
  label: string;
  quiet?: string | undefined;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const level = openAudioLevel(stream);
    if (level === null) return;
    let heard = performance.now();
    let frame = 0;
    const draw = () => {
      const peak = level.peak();
      bar.current?.style.setProperty("width", `${Math.min(100, Math.round((peak ?? 0) * 1.4))}%`);
      // One that the browser has not let begin hears nothing either.
      if (peak === null || peak >= QUIETEST) heard = performance.now();
      setSilent(performance.now() - heard >= QUIET_MS);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      level.close();
    };
  }, [stream]);
  return (
    <>
      <div className="mt-3 flex items-center gap-3 text-muted-foreground text-sm">
        <span>{label}</span>
        <div aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-muted">
          <div ref={bar} className="h-full rounded-full bg-primary" style={{ width: 0 }} />
        </div>
      </div>
      {quiet && (
        <p role="status" className={silent ? "mt-3 rounded-lg bg-muted p-4" : "sr-only"}>
          {silent && quiet}
        </p>
      )}
    </>
  );
}
