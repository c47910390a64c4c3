"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";

type SwitchedFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Its handler, and the name under which that reads the values, or null for off. */
  address: string;
  name: string;
  isOn: boolean;
  /** The button that turns it on, and what is said once it is on, saved or off, or if that failed. */
  words: { turnOn: string; on: string; saved: string; off: string; failed: string };
  children: ReactNode;
};

/** A form of something that is off until its values are saved, and can be turned off again. */
export function SwitchedForm<Values extends FieldValues>({
  form,
  address,
  name,
  isOn,
  words,
  children,
}: SwitchedFormProps<Values>) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend(words.failed);
  useUnsavedChanges(form.formState.isDirty);

  async function save(next: Values | null, said: string) {
    const answer = await send(address, { [name]: next }, "PUT");
    rest();
    if (answer === null) return;
    form.reset(form.getValues(), { keepValues: true });
    toast.success(said);
    router.refresh();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((next) => save(next, isOn ? words.saved : words.on))}
      className="flex flex-col gap-6"
    >
      <FormError>{error?.message}</FormError>
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} busyLabel="Saving...">
          {isOn ? "Save" : words.turnOn}
        </SubmitButton>
        {isOn ? (
          <Button variant="outline" disabled={busy} onClick={() => void save(null, words.off)}>
            Turn off
          </Button>
        ) : null}
      </div>
    </form>
  );
}
