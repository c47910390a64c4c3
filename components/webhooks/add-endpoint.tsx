"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { SecretDialog } from "./secret-dialog";

const schema = () =>
  import("#lib/domain/webhooks/endpoint-request").then((module) => module.endpointSchema);

/** Adds an address that messages are sent to. What was typed stays until it is in the list. */
export function AddEndpoint() {
  const router = useRouter();
  const { send, busy, error, clear, rest } = useSend();
  const { register, handleSubmit, reset, formState } = useAppForm(schema);
  useUnsavedChanges(formState.isDirty);
  const [secret, setSecret] = useState<string | null>(null);
  const refused = error?.fields?.url;

  const add = handleSubmit(async (values) => {
    const answer = await send("/api/webhooks", values);
    rest();
    if (typeof answer?.secret !== "string") return;
    reset();
    setSecret(answer.secret);
  }, clear);

  function close() {
    setSecret(null);
    router.refresh();
  }

  return (
    <form method="post" noValidate onSubmit={add} className="flex flex-col gap-4">
      <FormError>{refused ? null : error?.message}</FormError>
      <Field
        label="Endpoint URL"
        error={formState.errors.url?.message ?? refused}
        hint="A public https address on your own system. We POST each message there as JSON, signed with a secret that only you and Rolecall have."
      >
        {(control) => (
          <Input
            {...control}
            {...register("url")}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://example.com/rolecall"
          />
        )}
      </Field>
      <SubmitButton busy={busy} busyLabel="Adding..." className="self-start">
        Add endpoint
      </SubmitButton>
      <SecretDialog secret={secret} onClose={close} />
    </form>
  );
}
