"use client";

import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { MailLink } from "#components/shared/mail-link";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { NewPasswordFields } from "./new-password-fields";
import { PasswordInput } from "./password-input";
import { useRefusedPassword } from "./use-refused-password";

const schema = () =>
  import("#lib/domain/account/password-request").then((module) => module.changePasswordSchema);

export function ChangePasswordDialog({ email }: { email: string }) {
  const { send, busy, error, rest, clear } = useSend(PASSWORD_TEXTS.unexpected);
  const [open, setOpen] = useState(false);
  const form = useAppForm(schema, { shouldUnregister: true });
  const { sending, isRefused } = useRefusedPassword(error);
  const [problem] = Object.values(form.formState.errors);

  function toggle(next: boolean) {
    setOpen(next);
    clear();
  }

  const submit = form.handleSubmit(async (values) => {
    sending(values.password);
    if (!(await send("/api/auth/change-password", values))) return;
    rest();
    toggle(false);
    toast.success(PASSWORD_TEXTS.changed);
  });

  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      trigger={<Button variant="outline">Change Password</Button>}
      title="Change Password"
      description="Changing it signs you out everywhere else."
    >
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
    </Dialog>
  );
}
