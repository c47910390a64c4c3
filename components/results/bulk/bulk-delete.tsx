"use client";

import { FormError } from "#components/shared/form-error";
import { useAppForm } from "#components/shared/use-app-form";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { type BulkFacts, DELETE_WORD } from "#lib/domain/results/bulk";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import { peopleInWords } from "#lib/domain/text/words";
import type { BulkForm } from "./bulk-form";
import { WithFacts } from "./with-facts";

const schema = () =>
  import("#lib/domain/results/bulk-request").then((module) => module.bulkDeleteSchema);

/** Says who is kept and who was decided about lately, and asks for a word. */
export function BulkDelete({ choice, ...form }: BulkForm & { choice: BulkChoice }) {
  return <WithFacts choice={choice}>{(facts) => <DeleteForm facts={facts} {...form} />}</WithFacts>;
}

function DeleteForm({ facts, ask, busy, problem }: BulkForm & { facts: BulkFacts }) {
  const { register, handleSubmit, formState } = useAppForm(schema, {
    defaultValues: { word: "" },
  });
  const going = facts.people - facts.onHold;
  return (
    <form onSubmit={handleSubmit((values) => ask(values))} className="flex flex-col gap-4">
      {facts.onHold > 0 ? (
        <Alert>{peopleInWords(facts.onHold)} on legal hold will be kept.</Alert>
      ) : null}
      {facts.decidedLately > 0 ? (
        <Alert variant="warning">{decidedInWords(facts.decidedLately)}</Alert>
      ) : null}
      {going === 0 ? (
        <p>There is nobody left to delete.</p>
      ) : (
        <>
          <Field
            label={`Type ${DELETE_WORD} to delete ${peopleInWords(going)}`}
            error={formState.errors.word?.message}
          >
            {(control) => (
              <Input {...control} {...register("word")} autoComplete="off" spellCheck={false} />
            )}
          </Field>
          <FormError>{problem}</FormError>
          <DialogFooter>
            <Button type="submit" variant="destructive" aria-disabled={busy}>
              {busy ? "Deleting…" : `Delete ${peopleInWords(going)}`}
            </Button>
          </DialogFooter>
        </>
      )}
    </form>
  );
}

function decidedInWords(people: number): string {
  const were = people === 1 ? "was" : "were";
  return `${peopleInWords(people)} of these ${were} decided on within the last year. The law may ask you to keep such records for a year or longer.`;
}
