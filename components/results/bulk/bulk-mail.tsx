"use client";

import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import {
  BULK_BODY_LIMIT,
  type BulkFacts,
  type BulkProposal,
  JOB_MARK,
} from "#lib/domain/results/bulk";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import { textAttributes } from "#lib/domain/text/languages";
import { peopleInWords } from "#lib/domain/text/words";
import type { BulkForm } from "./bulk-form";
import { WithFacts } from "./with-facts";

const schema = () =>
  import("#lib/domain/results/bulk-request").then((module) => module.bulkMailSchema);

/** One text for each language and kind of mail, to be read and changed, and who gets none. */
export function BulkMail({ choice, ...form }: BulkForm & { choice: BulkChoice }) {
  return <WithFacts choice={choice}>{(facts) => <MailForm facts={facts} {...form} />}</WithFacts>;
}

const KINDS = { next_step: "Next step", no_thank_you: "Rejection" } as const;

function MailForm({ facts, ask, busy, problem }: BulkForm & { facts: BulkFacts }) {
  const { mails } = facts;
  const { register, handleSubmit, formState } = useAppForm(schema, {
    defaultValues: { mails: mails.map(({ kind, language, body }) => ({ kind, language, body })) },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  const going = mails.reduce((sum, { people }) => sum + people, 0);
  return (
    <form onSubmit={handleSubmit((values) => ask(values))} className="flex flex-col gap-5">
      <LeftOut {...facts} going={going} />
      {mails.map((mail, at) => (
        <div key={`${mail.kind} ${mail.language}`} className="flex flex-col gap-2">
          <p className="[overflow-wrap:anywhere]">
            <span className="text-muted-foreground">Subject:</span>{" "}
            <span {...textAttributes(mail.language)}>{mail.subject}</span>
          </p>
          <Field
            label={`${KINDS[mail.kind]} in ${mail.languageName}, to ${peopleInWords(mail.people)}`}
            error={formState.errors.mails?.[at]?.body?.message}
            hint={`It begins with a greeting and each person's name. ${JOB_MARK} becomes the job that they applied for.`}
          >
            {(control) => (
              <Textarea
                {...control}
                {...textAttributes(mail.language)}
                {...register(`mails.${at}.body`)}
                maxLength={BULK_BODY_LIMIT}
                className="min-h-36"
              />
            )}
          </Field>
          <InEnglish {...mail} />
        </div>
      ))}
      {going === 0 ? (
        <p>There is nobody left to email.</p>
      ) : (
        <>
          <FormError>{problem}</FormError>
          <DialogFooter>
            <Button type="submit" aria-disabled={busy}>
              {busy ? "Sending…" : `Email ${peopleInWords(going)}`}
            </Button>
          </DialogFooter>
        </>
      )}
    </form>
  );
}

function InEnglish({ english }: BulkProposal) {
  if (english === null) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">The draft in English</summary>
      <p className="whitespace-pre-wrap text-muted-foreground">{english}</p>
    </details>
  );
}

function LeftOut({ undecided, mailed, refused, today, going }: BulkFacts & { going: number }) {
  const late = today === null ? 0 : going - today;
  if (undecided + mailed + refused === 0 && late <= 0) return null;
  return (
    <ul className="list-disc pl-5 text-muted-foreground">
      {mailed > 0 ? <li>Left out: {peopleInWords(mailed)} who got this email before.</li> : null}
      {refused > 0 ? (
        <li>Left out: {peopleInWords(refused)} whose address takes no email.</li>
      ) : null}
      {undecided > 0 ? (
        <li>Left out: {peopleInWords(undecided)} still Pending. Decide first.</li>
      ) : null}
      {late > 0 ? (
        <li>
          Up to {peopleInWords(late)} may get theirs over the next days, without another press: your
          company can email only so many new people a day.
        </li>
      ) : null}
    </ul>
  );
}
