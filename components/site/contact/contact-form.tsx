"use client";

import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { UnsavedGuard } from "#components/shared/unsaved-guard";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Spinner } from "#components/ui/spinner";
import { Textarea } from "#components/ui/textarea";
import { EMAIL_LIMIT } from "#lib/domain/account/email";
import { CONTACT_LIMITS, CONTACT_TEXTS } from "#lib/domain/site/contact";
import { ContactThanks } from "./contact-thanks";

const schema = () => import("#lib/domain/site/contact").then((module) => module.contactSchema);

const empty = { name: "", email: "", phone: "", subject: "", message: "", website: "" };

/** Writes to us. What was sent is replaced by thanks, from where a way leads back to an empty form. */
export function ContactForm() {
  const { send, busy, error, rest } = useSend();
  const [sent, setSent] = useState(false);
  const { register, handleSubmit, reset, formState } = useAppForm(schema, {
    defaultValues: empty,
  });
  const { errors } = formState;
  useUnsavedChanges(formState.isDirty);

  const submit = handleSubmit(async (message) => {
    if (!(await send("/api/contact", message))) return;
    rest();
    reset(empty);
    setSent(true);
  });

  if (sent) return <ContactThanks onBack={() => setSent(false)} />;
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <UnsavedGuard />
      <FormError>{error?.message}</FormError>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name *" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("name")}
              autoComplete="name"
              maxLength={CONTACT_LIMITS.name}
              required
            />
          )}
        </Field>
        <Field label="Email *" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("email")}
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={EMAIL_LIMIT}
              required
            />
          )}
        </Field>
        <Field label="Phone (Optional)" error={errors.phone?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("phone")}
              type="tel"
              autoComplete="tel"
              maxLength={CONTACT_LIMITS.phone}
            />
          )}
        </Field>
        <Field label="Subject" error={errors.subject?.message}>
          {(control) => (
            <Input {...control} {...register("subject")} maxLength={CONTACT_LIMITS.subject} />
          )}
        </Field>
      </div>
      <Field label="Message *" error={errors.message?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...register("message")}
            rows={4}
            maxLength={CONTACT_LIMITS.message}
            required
          />
        )}
      </Field>
      {/* For programs alone: no person sees it, hears of it or comes to it with the keyboard. */}
      <div aria-hidden="true" className="absolute size-0 overflow-hidden">
        <label>
          Leave this empty
          <input {...register("website")} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton
        busy={busy}
        busyLabel={
          <>
            <Spinner /> {CONTACT_TEXTS.sending}
          </>
        }
        className="sm:self-start"
      >
        {CONTACT_TEXTS.send}
      </SubmitButton>
    </form>
  );
}
