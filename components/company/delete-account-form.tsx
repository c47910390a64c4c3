"use client";

import { useEffect } from "react";
import { FormError } from "#components/shared/form-error";
import { MailLink } from "#components/shared/mail-link";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { DELETION_MINUTES } from "#lib/domain/account/mailed-links";
import { routes } from "#lib/domain/core/routes";

const schema = () =>
  import("#lib/domain/account/deletion-request").then((module) => module.accountDeletionSchema);

/** The password that confirms the end of an account; or a mail, for whoever has none. */
export function DeleteAccountForm() {
  const { send, busy, error } = useSend();
  const { register, handleSubmit, formState, setFocus } = useAppForm(schema, {
    shouldUnregister: true,
  });
  const [problem] = Object.values(formState.errors);
  useEffect(() => setFocus("password"), [setFocus]);

  const submit = handleSubmit(async ({ password }) => {
    const reply = await send("/api/account/deletion", { password });
    if (reply) window.location.replace(String(reply.next ?? routes.home));
  });

  return (
    <>
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError>{problem?.message ?? error?.message}</FormError>
        <Field label="Your password">
          {(control) => (
            <Input
              {...control}
              {...register("password")}
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <SubmitButton busy={busy} busyLabel="Deleting..." variant="destructive" className="w-full">
          Permanently delete account
        </SubmitButton>
      </form>
      <MailLink
        path="/api/account/deletion-link"
        body={{}}
        lead="No password because you sign in with Google?"
        words="Email me a link to confirm"
        sent={`Sent. Please check your email. The link works for ${DELETION_MINUTES} minutes.`}
      />
    </>
  );
}
