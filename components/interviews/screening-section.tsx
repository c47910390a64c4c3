"use client";

import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button";
import { newScreening, SCREENING_LIMITS } from "#lib/domain/interviews/screening";
import { newId } from "./claim-slot";
import { ScreeningCard } from "./screening-card";
import { fieldId, type StepProps } from "./wizard-step";

/** Knockout questions and the employer's rule for each. */
export function ScreeningSection({ form, problems, edit }: StepProps) {
  const { screening } = form;

  function add() {
    const added = newScreening(newId());
    flushSync(() => edit({ screening: [...screening, added] }));
    document.getElementById(fieldId(added.id))?.focus();
  }

  return (
    <section aria-labelledby="knock-out" className="flex flex-col gap-4 border-t pt-6">
      <div>
        <h2 id="knock-out" className="font-semibold text-lg">
          Knockout questions{" "}
          <span className="font-normal text-muted-foreground text-sm">Optional</span>
        </h2>
        <p className="max-w-text text-muted-foreground text-sm">
          Must-haves, asked first. You set the passing answer; no score is involved. Anyone who
          doesn't pass gets a polite message, and you can still let them take the interview.
        </p>
      </div>
      <ol className="flex flex-col gap-4 empty:hidden">
        {screening.map((question, index) => (
          <ScreeningCard
            key={question.id}
            question={question}
            number={index + 1}
            error={problems[question.id]}
            change={(changed) =>
              edit({ screening: screening.map((one) => (one.id === changed.id ? changed : one)) })
            }
            remove={() => edit({ screening: screening.filter(({ id }) => id !== question.id) })}
          />
        ))}
      </ol>
      {screening.length < SCREENING_LIMITS.questions ? (
        <Button variant="outline" className="border-dashed" onClick={add}>
          <Plus />
          Add knockout question
        </Button>
      ) : null}
    </section>
  );
}
