import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { unlawfulQuestion } from "#lib/domain/interviews/question-check";

type QuestionWarningsProps = { text: string; rewrite: (text: string) => void };

/** What a question should not ask, why, and a better wording at one press. It never stops anybody. */
export function QuestionWarnings({ text, rewrite }: QuestionWarningsProps) {
  const warnings = unlawfulQuestion(text);
  return (
    <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {warnings.map(({ topic, name, reason, better }) => (
        <Alert key={topic} variant="warning">
          <p>
            <strong className="font-semibold">This seems to ask about {name}.</strong> {reason}
          </p>
          <p className="mt-2">
            Better: <q>{better}</q>
          </p>
          <Button variant="outline" className="mt-3" onClick={() => rewrite(better)}>
            Use this wording
          </Button>
        </Alert>
      ))}
    </div>
  );
}
