"use client";

import { useEffect, useMemo, useRef } from "react";
import type { AnswerView } from "#lib/domain/results/result-detail";
import {
  type Range,
  type TranscriptLine,
  transcriptLines,
} from "#lib/domain/results/transcript-lines";
import { cn } from "#lib/utils";
import { TranscriptLineButton } from "./transcript-line";

type TranscriptProps = {
  answer: AnswerView;
  quote: Range | null;
  /** Where the playback is. */
  seconds: number | null;
  /** Null if there is no recording to seek in. */
  onSeek: ((seconds: number) => void) | null;
  /** Whose words they are, if several people's stand side by side. */
  of?: string | undefined;
  /** In a box of its own, if two stand side by side. */
  scrolls?: boolean;
};

/** What was typed or heard. Timed lines play from their moment; the quote in question is marked. */
export function Transcript({
  answer,
  quote,
  seconds,
  onSeek,
  of,
  scrolls = false,
}: TranscriptProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(
    () => transcriptLines(answer.text ?? "", answer.segments, quote),
    [answer, quote],
  );
  useEffect(() => {
    if (quote) box.current?.querySelector("mark")?.scrollIntoView({ block: "nearest" });
  }, [quote]);
  const playing = (line: TranscriptLine) =>
    seconds !== null &&
    line.seconds !== null &&
    line.end !== null &&
    seconds >= line.seconds &&
    seconds < line.end;
  const name = answer.kind === "text" ? "Written answer" : "Transcript";
  return (
    <section aria-label={[name, `question ${answer.number}`, of].filter(Boolean).join(", ")}>
      <h3 className="mb-2 font-medium text-muted-foreground text-sm">{name}</h3>
      {/* A keyboard scrolls only what it can reach. */}
      <div
        ref={box}
        lang={answer.language?.code}
        {...(scrolls && { role: "group", "aria-label": name, tabIndex: 0 })}
        className={cn("flex flex-col", scrolls && "-mx-2 px-2 lg:max-h-80 lg:overflow-y-auto")}
      >
        {lines.map((line) => (
          <TranscriptLineButton
            key={line.pieces[0]?.at ?? 0}
            line={line}
            active={playing(line)}
            onSeek={onSeek}
          />
        ))}
      </div>
    </section>
  );
}
