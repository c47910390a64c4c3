"use client";

import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { UnsavedGuard } from "#components/shared/unsaved-guard";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Textarea } from "#components/ui/textarea";
import { EMAIL_LIMIT } from "#lib/domain/account/email";
import { CONTACT_LIMITS, CONTACT_TEXTS } from "#lib/domain/site/contact";

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
      <SubmitButton busy={busy} busyLabel={CONTACT_TEXTS.sending} className="sm:self-start">
        {CONTACT_TEXTS.send}
      </SubmitButton>
    </form>
  );
}

/** In the form's place once a message was sent. It takes the focus, which the form's button had. */
export function ContactThanks({ onBack }: { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center sm:py-16">
      <CircleCheck aria-hidden className="size-14 text-score-good" />
      <h2
        ref={heading}
        tabIndex={-1}
        className="rounded-md font-display font-semibold text-3xl tracking-tight"
      >
        {CONTACT_TEXTS.thanks}
      </h2>
      <p className="max-w-md text-lg text-muted-foreground">{CONTACT_TEXTS.received}</p>
      <Button variant="outline" className="mt-4" onClick={onBack}>
        Send another message
      </Button>
    </div>
  );
}
