"use client";

import { useRouter } from "next/navigation";
import { FormError } from "#components/shared/form-error";
import { MailLink } from "#components/shared/mail-link";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import type { TeamPerson } from "#lib/domain/company/team";

const schema = () =>
  import("#lib/domain/company/team-request").then((module) => module.handoverSchema);

type HandoverFormProps = { members: TeamPerson[]; email: string };

/** To whom, and the password of whoever hands over; who has none sets one by a link to their mailbox. */
export function HandoverForm({ members, email }: HandoverFormProps) {
  const router = useRouter();
  const { send, busy, error } = useSend();
  const { register, handleSubmit, formState } = useAppForm(schema);
  useUnsavedChanges(formState.isDirty, "dialog");
  const { errors } = formState;

  const save = handleSubmit(async (values) => {
    if (busy) return;
    if (await send("/api/team/ownership", values)) router.refresh();
  });

  return (
    <form method="post" noValidate onSubmit={save} className="flex flex-col gap-4">
      <Field label="New owner" error={errors.userId?.message}>
        {(control) => (
          <NativeSelect {...control} {...register("userId")}>
            {members.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Your password" error={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("password")}
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <MailLink
        path="/api/auth/forgot-password"
        body={{ email }}
        lead="No password because you sign in with Google?"
        words="Email me a link to set one"
        sent="Sent. Set a password with the link in it, sign in with it, and come back here."
      />
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "One moment…" : "Offer it"}
        </Button>
      </DialogFooter>
    </form>
  );
}
