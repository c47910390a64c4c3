"use client";

import { useEffect, useRef } from "react";

/** A bar that moves when the microphone hears something. */
export function LevelMeter({ stream, label }: { stream: MediaStream; label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typeof AudioContext === "undefined" || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    let frame = 0;
    const draw = () => {
      analyser.getByteTimeDomainData(samples);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
      bar.current?.style.setProperty("width", `${Math.min(100, Math.round(peak * 1.4))}%`);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <div className="mt-3 flex items-center gap-3 text-muted-foreground text-sm">
      <span>{label}</span>
      <div aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-muted">
        <div ref={bar} className="h-full rounded-full bg-primary" style={{ width: 0 }} />
      </div>
    </div>
  );
}
