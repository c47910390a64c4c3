"use client";

import { Languages } from "lucide-react";
import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { translationPath } from "#lib/domain/core/response-routes";
import type { AnswerView } from "#lib/domain/results/result-detail";

type TranslationProps = {
  answer: AnswerView;
  /** Whose answer a press may send to a model; null if none is configured, or the person asked for people only. */
  attemptId: string | null;
};

/** An answer in English beside its own words, marked as a machine's. Nothing is sent before the press. */
export function Translation({ answer, attemptId }: TranslationProps) {
  const { send, busy, error, rest } = useSend();
  const [made, setMade] = useState<string | null>(null);
  const words = answer.translation ?? made;
  const result = useRestoreFocus<HTMLElement>(made);

  async function translate(of: string) {
    const reply = await send(translationPath(of, answer.questionId), {});
    rest();
    if (typeof reply?.text === "string") setMade(reply.text);
  }

  const offered = answer.language !== null && answer.text !== null && attemptId !== null;
  if (words === null && !offered) return null;
  return (
    <div>
      <div role={offered ? "status" : undefined}>
        {words === null ? null : (
          <section
            ref={result}
            tabIndex={-1}
            aria-label={`Translation of answer ${answer.number}`}
            className="rounded-md border bg-secondary px-4 py-3 outline-none"
          >
            <p className="mb-1 font-medium text-muted-foreground text-sm">
              Translated by an AI model. It can be wrong: the scores and quotes are from the
              original.
            </p>
            <p lang="en" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {words}
            </p>
          </section>
        )}
      </div>
      {words === null && offered ? (
        <Button
          variant="outline"
          size="sm"
          aria-disabled={busy}
          onClick={() => (busy ? undefined : void translate(attemptId))}
        >
          <Languages aria-hidden />
          <span>{busy ? "Translating…" : "Translate with AI"}</span>
        </Button>
      ) : null}
      <FormError>{error?.message}</FormError>
    </div>
  );
}
