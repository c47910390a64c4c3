import { Check, X } from "lucide-react";
import type { ScreeningAnswer } from "#lib/domain/interviews/screening";

/** What somebody answered to knockout questions, each with what the employer's own rule says of it. */
export function ScreeningAnswers({ answers }: { answers: readonly ScreeningAnswer[] }) {
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {answers.map(({ id, question, answer, original, passes }) => (
        <li key={id} className="flex gap-2">
          {passes ? (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-score-good" />
          ) : (
            <X aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" />
          )}
          <span className="min-w-0 break-words">
            <bdi>{question}</bdi> <strong className="font-semibold">{answer}</strong>
            <span className="text-muted-foreground">
              {passes ? ", passes your rule" : ", doesn't pass your rule"}
            </span>
            {original && (
              <span className="block text-muted-foreground">
                Original question: {original.question} {original.answer}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
