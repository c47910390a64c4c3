"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { contactPath, contactsPath } from "#lib/domain/core/response-routes";
import {
  CONTACT_OUTCOMES,
  CONTACT_TEXTS,
  CONTACT_WORDS_LIMIT,
  type Contact,
  contactWords,
} from "#lib/domain/results/contact-log";
import type { Sending } from "../send-dialog";

const schema = () =>
  import("#lib/domain/results/contact-log-request").then((module) => module.ownWordsSchema);

type ContactFormProps = {
  attemptId: string;
  /** What came of it last, which can be taken back; null if nobody called. */
  last: Contact | null;
  words: readonly string[];
  sending: Sending;
  /** Told once 'Not a fit' is kept; null if nothing follows from it. */
  onNoFit: (() => void) | null;
};

/**
 * The outcomes, those that the company wrote itself, a line for another, and the way back from the last. Each keeps its id
 * through a second try.
 */
export function ContactForm({ attemptId, last, words, sending, onNoFit }: ContactFormProps) {
  const { send, busy, error, rest } = useSend();
  const [ids] = useState(() => new Map<string, string>());
  const { register, handleSubmit, formState } = useAppForm(schema, {
    defaultValues: { ownWords: "" },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  const path = contactsPath(attemptId);
  const waits = busy || sending.busy;
  const problem = error ?? sending.error;

  function idOf(said: string): string {
    const id = ids.get(said) ?? crypto.randomUUID();
    ids.set(said, id);
    return id;
  }

  async function keep(outcome: (typeof CONTACT_OUTCOMES)[number]) {
    const body = { id: idOf(outcome), outcome };
    if (waits) return;
    if (outcome !== "not_a_fit" || onNoFit === null)
      await sending.submit({ path, body, done: `Saved: ${CONTACT_TEXTS[outcome]}.` });
    else if (await send(path, body)) {
      rest();
      onNoFit();
    }
  }

  const keepOwn = (ownWords: string) =>
    sending.submit({ path, body: { id: idOf(ownWords), ownWords }, done: `Saved: ${ownWords}.` });

  const takeBack = (contact: Contact) =>
    sending.submit({
      path: contactPath(attemptId, contact.id),
      method: "DELETE",
      body: {},
      done: `Taken back: ${contactWords(contact)}.`,
    });

  return (
    <form
      onSubmit={handleSubmit(({ ownWords }) => void keepOwn(ownWords))}
      className="flex flex-col gap-4"
    >
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {CONTACT_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant="outline"
            aria-disabled={waits}
            onClick={() => void keep(outcome)}
          >
            {CONTACT_TEXTS[outcome]}
          </Button>
        ))}
        {words.map((own) => (
          <Button
            key={own}
            variant="outline"
            aria-disabled={waits}
            onClick={() => void keepOwn(own)}
            className="min-w-0"
          >
            <span dir="auto" className="truncate">
              {own}
            </span>
          </Button>
        ))}
      </div>
      <Field
        label="Or in your own words"
        aside="Optional"
        error={formState.errors.ownWords?.message}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              {...register("ownWords")}
              maxLength={CONTACT_WORDS_LIMIT}
            />
            <Button type="submit" variant="outline" aria-disabled={waits}>
              Save
            </Button>
          </div>
        )}
      </Field>
      {last ? (
        <Button
          variant="ghost"
          aria-disabled={waits}
          onClick={() => void takeBack(last)}
          className="-mx-3 min-w-0 max-w-full self-start px-3"
        >
          <Undo2 />
          <span className="truncate">Take back “{contactWords(last)}”</span>
        </Button>
      ) : null}
      <FormError>{problem?.message}</FormError>
    </form>
  );
}
