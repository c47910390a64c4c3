"use client";

import { Alert } from "#components/ui/alert";
import { Card } from "#components/ui/card";
import type { AnswerView } from "#lib/domain/result-detail";
import { cn } from "#lib/utils";
import { Player } from "./player";
import { Transcript } from "./transcript";
import { usePlayer } from "./use-player";
import type { Cue } from "./use-review";

type AnswerPanelProps = {
  answer: AnswerView;
  cue: Cue | null;
  /** Beside the reviews: the transcript scrolls in its own box. */
  compact?: boolean;
};

/** One answer: its question, its recording, its words. */
export function AnswerPanel({ answer, cue, compact = false }: AnswerPanelProps) {
  const { attach, seconds, playFrom } = usePlayer(cue);
  return (
    <Card className="overflow-hidden">
      {answer.mediaId ? (
        <Player
          mediaId={answer.mediaId}
          mediaType={answer.mediaType}
          unreadable={answer.unreadable}
          label={`Answer to question ${answer.number}`}
          attach={attach}
        />
      ) : null}
      <div className={cn("flex flex-col gap-4 p-5", !compact && "sm:p-6")}>
        <div>
          <p className="text-muted-foreground text-sm">Question {answer.number}</p>
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
        {answer.otherVersion ? (
          <details className="text-sm">
            <summary className="min-h-11 cursor-pointer py-2 font-medium">
              {answer.otherVersion.by === "computer"
                ? "The candidate corrected this transcript: see what was heard"
                : "The candidate has corrected this transcript: see the correction"}
            </summary>
            <p
              dir="auto"
              className="whitespace-pre-wrap text-muted-foreground [overflow-wrap:anywhere]"
            >
              {answer.otherVersion.text}
            </p>
          </details>
        ) : null}
        {answer.notAssessed ? (
          <p className="text-muted-foreground text-sm">Not assessed: {answer.notAssessed}</p>
        ) : null}
      </div>
    </Card>
  );
}
