"use client";

import { Play, X } from "lucide-react";
import { useState } from "react";
import type { DemoCall } from "#lib/domain/site/demo-calls";
import { stopOthers } from "../answers/stop-others";
import { OwnWords } from "../own-words";

type DemoSentenceProps = Pick<DemoCall, "name" | "quote" | "language"> & {
  film: string;
  /** How the button looks: made by the server, so that the page loads none of its script. */
  playClasses: string;
};

/** A sentence and a press that plays it; nothing of the recording is loaded before. */
export function DemoSentence({ name, quote, language, film, playClasses }: DemoSentenceProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <button
          type="button"
          aria-label={open ? `Close what ${name} said` : `Play what ${name} said`}
          aria-expanded={open}
          onClick={() => {
            setFailed(false);
            setOpen(!open);
          }}
          className={playClasses}
        >
          {open ? <X className="size-4" /> : <Play className="size-4 fill-current" />}
        </button>
        <OwnWords
          text={quote}
          language={language}
          className="min-w-0 self-center text-start [overflow-wrap:anywhere]"
        />
      </div>
      {open && failed ? (
        <p role="alert" className="text-sm">
          The recording couldn't be loaded. Close it and try again.
        </p>
      ) : null}
      {open && !failed ? (
        // biome-ignore lint/a11y/useMediaCaption: the sentence stands above it
        <video
          src={film}
          aria-label={`Answer of ${name}`}
          autoPlay
          onPlay={stopOthers}
          onError={() => setFailed(true)}
          controls
          playsInline
          className="pointer-events-auto aspect-[3/4] h-60 self-start rounded-md"
        />
      ) : null}
    </div>
  );
}
