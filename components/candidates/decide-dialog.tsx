"use client";

import { MessageSquareText } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import { attemptPath } from "#lib/domain/routes";
import { ATTEMPT_STATUSES, type AttemptStatus } from "#lib/domain/status";

type DecideDialogProps = { attemptId: string; name: string; status: AttemptStatus };

/** A decision with its reason, for whoever wants to give one; the status alone needs no dialog. */
export function DecideDialog({ attemptId, name, status }: DecideDialogProps) {
  const router = useRouter();
  const { send, busy, error, clear, rest } = useSend();
  const [open, setOpen] = useState(false);

  async function save(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { status: form.get("status"), reason: form.get("reason") };
    if (!(await send(attemptPath(attemptId), body, "PATCH"))) return;
    rest();
    setOpen(false);
    toast.success("Decision saved.");
    router.refresh();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        clear();
      }}
    >
      <DialogTrigger asChild>
        <Button variant="ghost" className="-mx-3 justify-start px-3 text-muted-foreground">
          <MessageSquareText /> Add a reason
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Decide on {name}</DialogTitle>
          <DialogDescription>
            The decision, your reason and the scores on this page go to the history. It is never
            rewritten.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={save} className="flex flex-col gap-4">
          <Field label="Status">
            {(control) => (
              <NativeSelect {...control} name="status" defaultValue={status}>
                {ATTEMPT_STATUSES.map((word) => (
                  <option key={word} value={word}>
                    {word}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label="Reason" aside="Optional">
            {(control) => <Textarea {...control} name="reason" maxLength={REASON_LIMIT} />}
          </Field>
          {error ? <FormError>{error.message}</FormError> : null}
          <DialogFooter>
            <Button type="submit" aria-disabled={busy}>
              {busy ? "Saving…" : "Save decision"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
