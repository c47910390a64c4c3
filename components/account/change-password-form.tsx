"use client";

import { useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { MailLink } from "#components/shared/mail-link";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Field } from "#components/ui/field";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { NewPasswordFields } from "./new-password-fields";
import { PasswordInput } from "./password-input";
import { useRefusedPassword } from "./use-refused-password";

const schema = () =>
  import("#lib/domain/account/password-request").then((module) => module.changePasswordSchema);

type ChangePasswordFormProps = { email: string; onChanged: () => void };

/** The old and the new one; or a mail, for whoever has none. */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const { send, busy, error, rest } = useSend(PASSWORD_TEXTS.unexpected);
  const form = useAppForm(schema, { shouldUnregister: true });
  const { sending, isRefused } = useRefusedPassword(error);
  const [problem] = Object.values(form.formState.errors);
  const { setFocus } = form;
  useEffect(() => setFocus("current"), [setFocus]);

  const submit = form.handleSubmit(async (values) => {
    sending(values.password);
    if (!(await send("/api/auth/change-password", values))) return;
    rest();
    onChanged();
    toast.success(PASSWORD_TEXTS.changed);
  });

  return (
    <>
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
          <FormError>{problem?.message ?? error?.message}</FormError>
          <Field label="Current password">
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register("current")}
                autoComplete="current-password"
              />
            )}
          </Field>
          <NewPasswordFields
            checklistTitle="Password requirements:"
            confirmLabel="Confirm new password"
            isRefused={isRefused}
          />
          <SubmitButton busy={busy} busyLabel="Changing..." className="w-full">
            Change Password
          </SubmitButton>
        </form>
      </FormProvider>
      <MailLink
        path="/api/auth/forgot-password"
        body={{ email }}
        lead="No password yet, or forgot it?"
        words="Email me a link to set one"
        sent={PASSWORD_TEXTS.linkSent}
      />
    </>
  );
}
