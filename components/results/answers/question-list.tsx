import { FileText, Video } from "lucide-react";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { cn } from "#lib/utils";

type QuestionListProps = {
  answers: AnswerView[];
  current: string | null;
  onChoose: (questionId: string) => void;
};

/** The interview's questions in order; the one in view is marked. */
export function QuestionList({ answers, current, onChoose }: QuestionListProps) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-col gap-1">
        {answers.map((answer) => {
          const chosen = answer.questionId === current;
          const Icon = answer.kind === "text" ? FileText : Video;
          return (
            <li key={answer.questionId}>
              <button
                type="button"
                aria-current={chosen ? "true" : undefined}
                onClick={() => onChoose(answer.questionId)}
                className={cn(
                  "flex min-h-11 w-full gap-3 rounded-md px-3 py-2 text-left transition-colors hover:bg-accent",
                  chosen && "bg-tint text-tint-foreground hover:bg-tint",
                )}
              >
                <span className="w-5 shrink-0 font-semibold tabular-nums">{answer.number}.</span>
                <span dir="auto" className="line-clamp-3 min-w-0 flex-1">
                  {answer.question}
                </span>
                <Icon
                  className="mt-1 size-4 shrink-0 opacity-70"
                  aria-label={answer.kind === "text" ? "Written answer" : "Recorded answer"}
                />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
