"use client";

import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { browserStorage } from "#lib/browser/storage";
import { isCelebrated } from "#lib/domain/company/getting-started";
import { startRain } from "./confetti-rain";

export const CELEBRATED =
  "Getting Started complete! You're now ready to explore the full platform.";

const FRAME_MS = 1000 / 60;

/** Shown once to each user when the guide's first two marks are there. Under reduced motion only its words. */
export function Celebration({ userId, mask }: { userId: string; mask: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const key = `confetti_firstTwoDone:${userId}`;
    if (!isCelebrated(mask) || browserStorage.get(key) !== null) return;
    browserStorage.set(key, "true");
    setShown(true);
  }, [userId, mask]);
  if (!shown) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex items-start justify-center p-4 pt-24">
      <Rain />
      <div className="pointer-events-auto relative flex max-w-md items-start gap-2 rounded-xl border bg-popover py-4 pr-2 pl-5 text-popover-foreground shadow-soft">
        <p role="status" className="py-2 font-semibold text-lg">
          {CELEBRATED} <span aria-hidden>🎉</span>
        </p>
        <button
          type="button"
          aria-label="Close"
          onClick={() => setShown(false)}
          className="grid size-11 shrink-0 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  );
}

function Rain() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let stop = () => {};
    let left = false;
    // Only whoever celebrates loads it. If it can't be loaded, the words are enough.
    void import("canvas-confetti").then(
      ({ default: confetti }) => {
        if (left || canvas.current === null) return;
        const throwPieces = confetti.create(canvas.current, { resize: true, useWorker: false });
        const end = startRain(
          (particleCount, lifeMs) => {
            void throwPieces({
              particleCount,
              ticks: Math.round(lifeMs / FRAME_MS),
              origin: { x: Math.random(), y: -0.1 },
              angle: 270,
              spread: 180,
              startVelocity: 25,
              gravity: 0.8,
            });
          },
          () => setOver(true),
        );
        stop = () => {
          end();
          throwPieces.reset();
        };
      },
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
  return over ? null : <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />;
}
