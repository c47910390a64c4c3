"use client";

import { useEffect, useState } from "react";
import { HOURS } from "#lib/domain/site/hours-saved";

const STEP_MS = 90;
const PAUSE_MS = 200;

/** Counts the hours up, then says what they are. What is sent, and what stands still, is the end of it. */
export function HourCounter() {
  const [hours, setHours] = useState<number>(HOURS.saved);
  const [counted, setCounted] = useState(true);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setHours(0);
    setCounted(false);
    const counting = window.setInterval(
      () => setHours((count) => Math.min(count + 1, HOURS.saved)),
      STEP_MS,
    );
    const telling = window.setTimeout(
      () => {
        window.clearInterval(counting);
        setCounted(true);
      },
      STEP_MS * HOURS.saved + PAUSE_MS,
    );
    return () => {
      window.clearInterval(counting);
      window.clearTimeout(telling);
    };
  }, []);

  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="font-bold font-display text-5xl tracking-tight">
        <span data-testid="hours" className="inline-block min-w-[1.75ch] tabular-nums">
          {hours}
        </span>{" "}
        <span
          className={`bg-[linear-gradient(var(--highlight),var(--highlight))] bg-[position:0_100%] bg-no-repeat transition-[background-size] duration-200 ${counted ? "bg-[size:100%_0.2em]" : "bg-[size:0_0.2em]"}`}
        >
          hours
        </span>
      </p>
      <p
        className={`font-semibold text-lg transition-opacity duration-200 ${counted ? "" : "opacity-0"}`}
      >
        You saved {HOURS.saved} hours this week!
      </p>
    </div>
  );
}
