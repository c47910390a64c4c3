"use client";

import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { EMAIL_LIMIT } from "#lib/domain/account/email";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";

const schema = () =>
  import("#lib/domain/account/password-request").then((module) => module.forgotPasswordSchema);

/** Asks for a reset link. What it answers says nothing about who has an account. */
export function ForgotPasswordForm() {
  const { send, busy, error, rest } = useSend(PASSWORD_TEXTS.requestFailed);
  const [sent, setSent] = useState(false);

  const { register, handleSubmit, formState } = useAppForm(schema);

  const submit = handleSubmit(async ({ email }) => {
    setSent(false);
    if (!(await send("/api/auth/forgot-password", { email }))) return;
    setSent(true);
    rest();
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError>{error?.message}</FormError>
      {sent ? (
        <Alert role="status" variant="success">
          {PASSWORD_TEXTS.linkSent}
        </Alert>
      ) : null}
      <Field label="Email" error={formState.errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("email")}
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={EMAIL_LIMIT}
            required
          />
        )}
      </Field>
      <SubmitButton busy={busy} busyLabel="Sending..." className="w-full">
        Send Reset Link
      </SubmitButton>
    </form>
  );
}
