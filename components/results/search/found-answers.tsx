import { Play, SearchX } from "lucide-react";
import Link from "next/link";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { DOUBT_WORDS } from "#lib/domain/evaluation/hearing";
import { type FoundAnswer, foundPath, MAX_FOUND } from "#lib/domain/results/answer-search";
import { playTime } from "#lib/domain/text/play-time";
import { cn } from "#lib/utils";

const MARKED = "rounded-sm bg-highlight px-0.5 text-highlight-foreground";
/** Words that may be misheard, as in a transcript. */
const DOUBTED = "text-muted-foreground underline decoration-dotted underline-offset-4";

type FoundAnswersProps = { search: string; answers: FoundAnswer[]; more: boolean };

/** The answers that a search has found, each with a way to its moment. */
export function FoundAnswers({ search, answers, more }: FoundAnswersProps) {
  if (answers.length === 0) {
    return (
      <EmptyState
        picture={<SearchX />}
        title={`No answers found for ${search}`}
        description="Try fewer words, another form of a word, or leave out the quotation marks."
      />
    );
  }
  return (
    <>
      <p role="status" className="mb-3 text-muted-foreground">
        {inWords(answers.length, more)}
      </p>
      <ul className="flex max-w-3xl flex-col gap-3">
        {answers.map((answer) => (
          <li key={`${answer.attemptId} ${answer.questionId}`}>
            <Found answer={answer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function inWords(count: number, more: boolean): string {
  if (more)
    return `The newest ${MAX_FOUND} answers. More answers match. Add a word to narrow them down.`;
  return count === 1 ? "1 answer" : `${count} answers`;
}

function Found({ answer }: { answer: FoundAnswer }) {
  const { name, interviewTitle, submitted, question, excerpt, seconds, corrected } = answer;
  const doubts = [...new Set(excerpt.flatMap(({ doubt }) => doubt ?? []))];
  return (
    <Card className="relative p-5 transition-colors hover:bg-accent/50">
      <h2 dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        <Link
          href={foundPath(answer)}
          prefetch={false}
          className="after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {name}
        </Link>
      </h2>
      <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
        {interviewTitle} · {submitted}
      </p>
      <p dir="auto" className="mt-3 text-muted-foreground text-sm [overflow-wrap:anywhere]">
        {question}
      </p>
      <blockquote dir="auto" className="mt-1 [overflow-wrap:anywhere]">
        {excerpt.map(({ text, found, doubt }, index) => {
          const Part = found ? "mark" : "span";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that doesn't change
            <Part key={index} className={cn(found && MARKED, doubt && DOUBTED)}>
              {text}
            </Part>
          );
        })}
      </blockquote>
      {doubts.length > 0 ? (
        <p className="mt-2 text-muted-foreground text-sm">
          {doubts.map((doubt) => DOUBT_WORDS[doubt]).join(" · ")}
        </p>
      ) : null}
      {corrected ? (
        <p className="mt-2 text-muted-foreground text-sm">As the candidate corrected it</p>
      ) : null}
      {seconds === null ? null : (
        <p className="mt-2 inline-flex items-center gap-1.5 font-medium text-primary text-sm">
          <Play aria-hidden className="size-4" /> Play from {playTime(seconds)}
        </p>
      )}
    </Card>
  );
}
