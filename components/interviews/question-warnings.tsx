import { lateScript, useLateScript } from "#components/shared/late-script";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";

const check = lateScript(() =>
  import("#lib/domain/interviews/question-check").then((module) => module.unlawfulQuestion),
);

type QuestionWarningsProps = { text: string; rewrite: (text: string) => void };

/** What a question should not ask, why, and a better wording at one press. It never stops anybody. */
export function QuestionWarnings({ text, rewrite }: QuestionWarningsProps) {
  const { part: unlawfulQuestion } = useLateScript(check);
  const warnings = unlawfulQuestion?.(text) ?? [];
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
