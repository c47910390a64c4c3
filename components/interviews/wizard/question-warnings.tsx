import { Undo2 } from "lucide-react";
import { useState } from "react";
import { backgroundModule, useBackgroundModule } from "#components/shared/background-module";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";

const check = backgroundModule(() =>
  import("#lib/domain/interviews/question-check").then((module) => module.unlawfulQuestion),
);

type QuestionWarningsProps = {
  text: string;
  /** The answers to choose from, if the question has any. */
  options?: readonly string[];
  rewrite: (text: string) => void;
};

/**
 * What a question should not ask, why, and a better wording at one press, which another press takes back. It never stops
 * anybody.
 */
export function QuestionWarnings({ text, options = [], rewrite }: QuestionWarningsProps) {
  const [taken, setTaken] = useState<{ better: string; before: string } | null>(null);
  const { part: unlawfulQuestion } = useBackgroundModule(check);
  const warnings = unlawfulQuestion?.([text, ...options].join(" ")) ?? [];
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
          <Button
            variant="outline"
            className="mt-3"
            onClick={() => {
              setTaken({ better, before: text });
              rewrite(better);
            }}
          >
            Use this wording
          </Button>
        </Alert>
      ))}
      {taken?.better === text && (
        <p className="flex items-center justify-between gap-3 text-muted-foreground">
          <span className="min-w-0 [overflow-wrap:anywhere]">You had: “{taken.before}”</span>
          <Button variant="ghost" onClick={() => rewrite(taken.before)}>
            <Undo2 aria-hidden /> Undo
          </Button>
        </p>
      )}
    </div>
  );
}
