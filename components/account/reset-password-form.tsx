"use client";

import { type FormEvent, useEffect, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { PASSWORD_TEXTS, resetProblem } from "#lib/domain/password-forms";
import { routes } from "#lib/domain/routes";
import { NewPasswordFields } from "./new-password-fields";

const REDIRECT_MS = 2000;

/** A new password after a mailed link; two seconds after its success the sign-in screen (accounts spec §2.5). */
export function ResetPasswordForm() {
  const { send, busy, error } = useSend(PASSWORD_TEXTS.resetFailed);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => window.location.replace(routes.signIn), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const values = { password: text("password"), confirm: text("confirm") };
    const found = resetProblem(values);
    setProblem(found);
    if (found) return;
    if (await send("/api/auth/reset-password", values)) setDone(true);
  }

  if (done) {
    return (
      <Alert role="status" variant="success">
        {PASSWORD_TEXTS.reset}
      </Alert>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError>{problem ?? error?.message}</FormError>
      <NewPasswordFields />
      <SubmitButton busy={busy} busyLabel="Updating..." className="w-full">
        Update password
      </SubmitButton>
    </form>
  );
}
