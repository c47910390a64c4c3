"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import { HOLD_REASON_LIMIT, type HoldOn, holdReasonSchema } from "#lib/domain/company/retention";
import { FormError } from "./form-error";
import { SubmitButton } from "./submit-button";
import { useAppForm } from "./use-app-form";
import { useSend } from "./use-send";

/** Puts an interview or a candidate on legal hold, with the reason. */
export function HoldDialog({ on, name }: { on: HoldOn; name: string }) {
  const router = useRouter();
  const { send, busy, error, clear, rest } = useSend(
    "The hold couldn't be set. Your reason is still here. Please try again.",
  );
  const [open, setOpen] = useState(false);
  const { register, handleSubmit, formState } = useAppForm(holdReasonSchema, {
    shouldUnregister: true,
  });
  const submit = handleSubmit(async ({ reason }) => {
    const answer = await send("/api/company/holds", { ...on, reason });
    rest();
    if (answer === null) return;
    setOpen(false);
    toast.success("Legal hold set");
    router.refresh();
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        clear();
      }}
    >
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" className="text-muted-foreground">
          Legal hold
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="[overflow-wrap:anywhere]">{`Put ${name} on legal hold`}</DialogTitle>
          <DialogDescription>
            Nothing about it is deleted until you lift the hold in Company Settings, whatever your
            retention periods say. If candidates ask for their own data to be deleted, it still is.
          </DialogDescription>
        </DialogHeader>
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormError>{error?.message}</FormError>
          <Field label="Reason" error={formState.errors.reason?.message}>
            {(control) => (
              <Textarea {...control} {...register("reason")} maxLength={HOLD_REASON_LIMIT} />
            )}
          </Field>
          <SubmitButton busy={busy} busyLabel="Saving...">
            Put on hold
          </SubmitButton>
        </form>
      </DialogContent>
    </Dialog>
  );
}
