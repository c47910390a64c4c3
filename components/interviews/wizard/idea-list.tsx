import { Check, Plus } from "lucide-react";
import { Button } from "#components/ui/button";
import type { QuestionForm } from "#lib/domain/interviews/question";
import type { QuestionIdea } from "#lib/domain/interviews/question-idea";

type IdeaListProps = {
  ideas: QuestionIdea[];
  questions: readonly QuestionForm[];
  take: (idea: QuestionIdea) => void;
};

/** Questions to take over, one press each; those in the interview already are marked. */
export function IdeaList({ ideas, questions, take }: IdeaListProps) {
  return (
    <ul className="flex flex-col divide-y">
      {ideas.map((idea) => {
        const taken = questions.some(({ text }) => text === idea.text);
        return (
          <li key={idea.text} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p>{idea.text}</p>
              <p className="text-muted-foreground text-sm">
                {idea.answerType === "video" ? "Video answer" : "Text answer"}
              </p>
            </div>
            <Button
              variant={taken ? "ghost" : "outline"}
              aria-disabled={taken}
              aria-label={taken ? `Added: ${idea.text}` : `Add: ${idea.text}`}
              onClick={() => (taken ? undefined : take(idea))}
            >
              {taken ? <Check /> : <Plus />}
              <span>{taken ? "Added" : "Add"}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
