"use client";

import { useMemo, useRef } from "react";
import { Alert } from "#components/ui/alert";
import { Badge } from "#components/ui/badge";
import { Card } from "#components/ui/card";
import { webVtt } from "#lib/domain/results/captions";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { cn } from "#lib/utils";
import { Player } from "./player";
import { PlayerSpeed } from "./player-speed";
import { Transcript } from "./transcript";
import { usePlayer } from "./use-player";
import type { Cue } from "./use-review";
import { useShortcuts } from "./use-shortcuts";

type AnswerPanelProps = {
  answer: AnswerView;
  cue: Cue | null;
  /** Beside the reviews: the transcript scrolls in its own box. */
  compact?: boolean;
  /** Where its recording is read, for whoever is not signed in. */
  source?: string;
};

/** One answer: its question, its recording, its words. */
export function AnswerPanel({ answer, cue, compact = false, source }: AnswerPanelProps) {
  const { attach, toggle, seconds, playFrom, speed, chooseSpeed } = usePlayer(cue);
  const captions = useMemo(
    () => (answer.text === null ? null : webVtt(answer.text, answer.segments)),
    [answer],
  );
  const box = useRef<HTMLDivElement>(null);
  useShortcuts({ " ": toggle }, box);
  return (
    <Card ref={box} className="overflow-hidden">
      {answer.mediaId ? (
        <Player
          mediaId={answer.mediaId}
          source={source}
          mediaType={answer.mediaType}
          unreadable={answer.unreadable}
          label={`Answer to question ${answer.number}`}
          captions={captions}
          attach={attach}
        />
      ) : null}
      <div className={cn("flex flex-col gap-4 p-5", !compact && "sm:p-6")}>
        <div>
          <div className="flex items-center justify-between gap-3">
            <p className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
              Question {answer.number}
              {answer.language ? <Badge variant="outline">In {answer.language.name}</Badge> : null}
            </p>
            {answer.mediaId && !answer.unreadable ? (
              <PlayerSpeed speed={speed} onChoose={chooseSpeed} />
            ) : null}
          </div>
          <h2 dir="auto" className={cn("font-semibold", compact ? "text-base" : "text-lg")}>
            {answer.question}
          </h2>
        </div>
        {answer.silence ? <Alert>{answer.silence}</Alert> : null}
        {answer.text === null ? null : (
          <Transcript
            answer={answer}
            quote={cue?.quote ?? null}
            seconds={seconds}
            onSeek={answer.mediaId ? playFrom : null}
            scrolls={compact}
          />
        )}
        {answer.otherVersion ? <OtherVersion {...answer.otherVersion} /> : null}
        {answer.notAssessed ? (
          <p className="text-muted-foreground text-sm">Not assessed: {answer.notAssessed}</p>
        ) : null}
      </div>
    </Card>
  );
}

const STATEMENT = "The candidate's own statement";
const OTHERS = {
  computer: "The candidate corrected this transcript. See what was heard",
  candidate: "The candidate has corrected this transcript. See the correction",
} as const;

/** The words that were not scored. What nobody has heard stands open, for a person to weigh. */
function OtherVersion({ text, by }: NonNullable<AnswerView["otherVersion"]>) {
  const words = (
    <p dir="auto" className="whitespace-pre-wrap text-muted-foreground [overflow-wrap:anywhere]">
      {text}
    </p>
  );
  if (by === "statement") {
    return (
      <section aria-label={STATEMENT} className="border-t pt-4">
        <h3 className="mb-2 font-medium text-muted-foreground text-sm">{STATEMENT}</h3>
        {words}
        <p className="mt-2 text-muted-foreground text-sm">
          It's very different from what was heard, so it wasn't scored.
        </p>
      </section>
    );
  }
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{OTHERS[by]}</summary>
      {words}
    </details>
  );
}
