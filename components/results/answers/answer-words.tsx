import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert";
import { Badge } from "#components/ui/badge";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { type Range, transcriptLines } from "#lib/domain/results/transcript-lines";
import { cn } from "#lib/utils";
import { Transcript } from "./transcript";
import { TranscriptLineButton } from "./transcript-line";
import { Translation } from "./translation";

type AnswerWordsProps = {
  answer: AnswerView;
  quote?: Range | null;
  /** Where the playback is. */
  seconds?: number | null;
  /** Null if there is no recording to seek in. */
  onSeek: ((seconds: number) => void) | null;
  /** Whose answer it is, if several people's stand side by side. */
  of?: string | undefined;
  /** Beside the reviews: the transcript scrolls in its own box. */
  compact?: boolean;
  /** Whose answer may be translated; null if nothing can. */
  attemptId?: string | null;
  /** Beside the question's number. */
  children?: ReactNode;
};

/** The question and the words of one answer, or why there are none. */
export function AnswerWords({
  answer,
  quote = null,
  seconds = null,
  onSeek,
  of,
  compact = false,
  attemptId = null,
  children,
}: AnswerWordsProps) {
  return (
    <div className={cn("flex flex-col gap-4 p-5", !compact && "sm:p-6")}>
      <div>
        <div className="flex items-center justify-between gap-3">
          <p className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
            Question {answer.number}
            {answer.language ? <Badge variant="outline">In {answer.language.name}</Badge> : null}
          </p>
          {children}
        </div>
        <h2 dir="auto" className={cn("font-semibold", compact ? "text-base" : "text-lg")}>
          {answer.question}
        </h2>
        {answer.original === null ? null : (
          <p dir="auto" className="text-muted-foreground text-sm">
            Original question: {answer.original}
          </p>
        )}
      </div>
      {answer.silence ? <Alert>{answer.silence}</Alert> : null}
      {answer.hearing ? <p className="text-muted-foreground text-sm">{answer.hearing}</p> : null}
      {answer.text === null ? null : (
        <Transcript
          answer={answer}
          quote={quote}
          seconds={seconds}
          onSeek={onSeek}
          of={of}
          scrolls={compact}
        />
      )}
      <Translation answer={answer} attemptId={attemptId} />
      {answer.otherVersion ? (
        <OtherVersion
          {...answer.otherVersion}
          onSeek={onSeek}
          whose={[`question ${answer.number}`, of]}
        />
      ) : null}
      {answer.notAssessed ? (
        <p className="text-muted-foreground text-sm">Not assessed: {answer.notAssessed}</p>
      ) : null}
    </div>
  );
}

const STATEMENT = "The candidate's own statement";
const OTHERS = {
  computer: "The candidate corrected this transcript. See what was heard",
  candidate: "The candidate has corrected this transcript. See the correction",
} as const;

type OtherVersionProps = NonNullable<AnswerView["otherVersion"]> & {
  onSeek: ((seconds: number) => void) | null;
  /** Which of the page's answers it is about. */
  whose: (string | undefined)[];
};

/** The words that were not scored. What nobody has heard stands open, for a person to weigh. */
function OtherVersion({ text, by, segments, onSeek, whose }: OtherVersionProps) {
  const words = (
    <div className="flex flex-col text-muted-foreground">
      {transcriptLines(text, segments, null).map((line) => (
        <TranscriptLineButton
          key={line.pieces[0]?.at ?? 0}
          line={line}
          active={false}
          onSeek={onSeek}
        />
      ))}
    </div>
  );
  if (by === "statement") {
    return (
      <section
        aria-label={[STATEMENT, ...whose].filter(Boolean).join(", ")}
        className="border-t pt-4"
      >
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
