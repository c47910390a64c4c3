"use client";

import { Play } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "#components/shared/use-hydrated";
import type { Film } from "#lib/domain/site/demo-film";
import { playTime } from "#lib/domain/text/play-time";

/** One button on the poster, which gives way to the browser's own player; without a script that is there at once. */
export function FilmPlayer({ of, poster }: { of: Film; poster: ReactNode }) {
  const { film, captions, width, height, name, seconds } = of;
  const video = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  const covered = useHydrated() && !begun;

  function play() {
    // A player without its controls can't have the focus.
    flushSync(() => setBegun(true));
    video.current?.focus();
    // A browser that refuses shows its own player, if it can be pressed again.
    video.current?.play().catch(() => undefined);
  }

  return (
    <div className="relative overflow-hidden rounded-xl border bg-muted shadow-soft">
      {/* Seen through the player until it plays: every browser would load its own poster at once. */}
      <div className="absolute inset-0">{poster}</div>
      <video
        ref={video}
        controls={!covered}
        onPlay={() => setBegun(true)}
        muted
        playsInline
        preload="none"
        width={width}
        height={height}
        aria-label={`Demo: ${name}`}
        className="relative aspect-video h-auto w-full"
      >
        <source src={film} type="video/mp4" />
        {/* One that is shown is loaded at once, so it is shown with the film; of the element that stands, nobody asks again. */}
        <track
          key={begun ? "shown" : "offered"}
          default={begun}
          kind="captions"
          srcLang="en"
          label="English"
          src={captions}
        />
      </video>
      {covered ? (
        <button
          type="button"
          onClick={play}
          className="group absolute inset-0 grid items-end justify-items-center pb-4 -outline-offset-4 sm:pb-10"
        >
          <span className="flex min-h-14 items-center gap-3 rounded-full bg-primary px-6 font-semibold text-lg text-primary-foreground shadow-soft transition-colors group-hover:bg-primary-hover">
            <Play aria-hidden className="size-6 fill-current" />
            <span>
              Play the demo <span className="font-normal tabular-nums">{playTime(seconds)}</span>
            </span>
          </span>
        </button>
      ) : null}
    </div>
  );
}
