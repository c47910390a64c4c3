"use client";

import { useEffect, useRef, useState } from "react";

/** Of 128: less is the noise of a microphone that hears nobody. */
const QUIETEST = 4;
const QUIET_MS = 5000;

/** A bar that moves when the microphone hears something; where a `quiet` word is given, it is said after 5 s without. */
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
    if (typeof AudioContext === "undefined" || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    let heard = performance.now();
    let frame = 0;
    const draw = () => {
      analyser.getByteTimeDomainData(samples);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
      bar.current?.style.setProperty("width", `${Math.min(100, Math.round(peak * 1.4))}%`);
      // One that the browser has not let begin hears nothing either.
      if (peak >= QUIETEST || context.state !== "running") heard = performance.now();
      setSilent(performance.now() - heard >= QUIET_MS);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
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
