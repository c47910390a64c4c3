import { Alert } from "#components/ui/alert";
import type { ResultDetail } from "#lib/domain/results/result-detail";

/** What was opened again and has not been answered yet. */
export function WaitingNote({ result }: { result: ResultDetail }) {
  const { waiting, answers, name } = result;
  if (waiting === null) return null;
  const question = answers.find(({ questionId }) => questionId === waiting.questionId);
  return (
    <Alert className="mb-6 [overflow-wrap:anywhere]">
      <strong className="font-semibold">
        {question
          ? `Waiting for a new answer to question ${question.number}`
          : "Waiting for new answers"}
      </strong>
      <p className="text-muted-foreground">
        {name} has until {waiting.until}. What they sent before stays here until they submit again.
      </p>
    </Alert>
  );
}
