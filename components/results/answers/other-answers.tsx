import { Play } from "lucide-react";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { AnswerWords } from "./answer-words";

type OtherAnswersProps = {
  answers: AnswerView[];
  /** Moves a recording into the player, at a moment of it. */
  onHear: (questionId: string, seconds: number) => void;
};

/** What was said and written besides the answer in view, to be read on without opening each. */
export function OtherAnswers({ answers, onHear }: OtherAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Other answers" className="mt-3 flex flex-col gap-4">
      {answers.map((answer) => {
        const { questionId, number } = answer;
        const plays = answer.mediaId !== null && !answer.unreadable;
        const hear = (seconds: number) => onHear(questionId, seconds);
        return (
          <Card key={questionId}>
            <AnswerWords answer={answer} onSeek={plays ? hear : null}>
              {plays ? (
                <Button
                  variant="outline"
                  aria-label={`Play answer to question ${number}`}
                  onClick={() => hear(0)}
                >
                  <Play /> Play
                </Button>
              ) : null}
            </AnswerWords>
          </Card>
        );
      })}
    </section>
  );
}
