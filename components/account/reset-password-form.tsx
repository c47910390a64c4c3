"use client";

import { useEffect, useState } from "react";
import { FormProvider } from "react-hook-form";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { routes } from "#lib/domain/core/routes";
import { NewPasswordFields } from "./new-password-fields";
import { useRefusedPassword } from "./use-refused-password";

const schema = () =>
  import("#lib/domain/account/password-request").then((module) => module.resetPasswordSchema);

const REDIRECT_MS = 2000;

/** A new password after a mailed link; two seconds after its success the sign-in screen. */
export function ResetPasswordForm() {
  const { send, busy, error } = useSend(PASSWORD_TEXTS.resetFailed);
  const [done, setDone] = useState(false);
  const form = useAppForm(schema);
  const { sending, isRefused } = useRefusedPassword(error);
  const [problem] = Object.values(form.formState.errors);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => window.location.replace(routes.signIn), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const submit = form.handleSubmit(async (values) => {
    sending(values.password);
    if (await send("/api/auth/reset-password", values)) setDone(true);
  });

  if (done) {
    return (
      <Alert role="status" variant="success">
        {PASSWORD_TEXTS.reset}
      </Alert>
    );
  }
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError>{problem?.message ?? error?.message}</FormError>
        <NewPasswordFields isRefused={isRefused} />
        <SubmitButton busy={busy} busyLabel="Updating..." className="w-full">
          Update password
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
