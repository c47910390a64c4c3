"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button";
import {
  newScreening,
  SCREENING_LIMITS,
  type ScreeningQuestion,
} from "#lib/domain/interviews/screening";
import { otherLanguages } from "#lib/domain/interviews/translations";
import { newId } from "../draft-slot";
import { RemovedNote } from "./removed-note";
import { ScreeningCard } from "./screening-card";
import { fieldId, type StepProps } from "./wizard-step";

const UNDO_ID = fieldId("undo-knockout");
const ADD_ID = fieldId("add-knockout");

type Removed = { question: ScreeningQuestion; index: number };

/** Knockout questions and the employer's rule for each. */
export function ScreeningSection({
  form,
  problems,
  edit,
  canDraft,
}: StepProps & { canDraft: boolean }) {
  const { screening } = form;
  /** The last one that was removed with text in it. */
  const [removed, setRemoved] = useState<Removed | null>(null);

  function rearrange(next: ScreeningQuestion[], focus: string, gone: Removed | null = null) {
    flushSync(() => {
      edit({ screening: next });
      setRemoved(gone);
    });
    document.getElementById(focus)?.focus();
  }

  function add() {
    const added = newScreening(newId());
    rearrange([...screening, added], fieldId(added.id));
  }

  function remove(question: ScreeningQuestion, index: number) {
    const written = [question.text, ...question.options].some((text) => text.trim() !== "");
    const next = screening[index + 1] ?? screening[index - 1];
    const left = screening.filter(({ id }) => id !== question.id);
    if (written) rearrange(left, UNDO_ID, { question, index });
    else rearrange(left, next ? fieldId(next.id) : ADD_ID);
  }

  const note = ({ question, index }: Removed) => (
    <RemovedNote
      key="removed"
      what={`Knockout question ${index + 1}`}
      text={question.text}
      id={UNDO_ID}
      undo={() => rearrange(screening.toSpliced(index, 0, question), fieldId(question.id))}
    />
  );
  const cards = screening.map((question, index) => (
    <ScreeningCard
      key={question.id}
      question={question}
      number={index + 1}
      problems={problems}
      languages={otherLanguages(form)}
      draftFrom={canDraft ? form.language : null}
      change={(changed) =>
        edit({ screening: screening.map((one) => (one.id === changed.id ? changed : one)) })
      }
      remove={() => remove(question, index)}
    />
  ));

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
        {removed === null ? cards : cards.toSpliced(removed.index, 0, note(removed))}
      </ol>
      {screening.length < SCREENING_LIMITS.questions ? (
        <Button id={ADD_ID} variant="outline" className="border-dashed" onClick={add}>
          <Plus />
          Add knockout question
        </Button>
      ) : null}
    </section>
  );
}
