"use client";

import { PencilLine, Undo2 } from "lucide-react";
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
import { Input } from "#components/ui/input";
import { Textarea } from "#components/ui/textarea";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import { OVERRIDE_STEPS_PER_POINT, REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import type { MetricView } from "#lib/domain/result-detail";
import { metricPath } from "#lib/domain/routes";

type AdjustMetricProps = { attemptId: string; view: MetricView };

/** A person's number in the scorer's place, with a reason; and the way back. */
export function AdjustMetric({ attemptId, view }: AdjustMetricProps) {
  const router = useRouter();
  const { send, busy, error, clear, rest } = useSend();
  const [open, setOpen] = useState(false);
  const label = METRIC_LABELS[view.metric];
  const path = metricPath(attemptId, view.metric);

  async function save(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const score = Number(form.get("score") || Number.NaN);
    const body = { score: Number.isNaN(score) ? null : score, reason: form.get("reason") };
    if (!(await send(path, body, "PUT"))) return;
    rest();
    setOpen(false);
    toast.success(`${label} adjusted.`);
    router.refresh();
  }

  async function takeBack() {
    const done = await send(path, {}, "DELETE");
    rest();
    if (done) toast.success(`${label} shows the scorer's number again.`);
    else toast.error("The number could not be taken back.");
    router.refresh();
  }

  return (
    <div className="-mx-3 -mb-2 flex flex-wrap">
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          clear();
        }}
      >
        <DialogTrigger asChild>
          <Button variant="ghost" className="px-3 text-muted-foreground">
            <PencilLine /> Adjust <span className="sr-only">{label}</span>
          </Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Adjust {label}</DialogTitle>
            <DialogDescription>
              Your number replaces the scorer's in the rating, and is marked as adjusted by a
              person. The scorer's own number stays visible beside it.
            </DialogDescription>
          </DialogHeader>
          <form onSubmit={save} noValidate className="flex flex-col gap-4">
            <Field label="Score, 0 to 10" error={error?.fields.score}>
              {(control) => (
                <Input
                  {...control}
                  name="score"
                  type="number"
                  inputMode="decimal"
                  min={0}
                  max={10}
                  step={1 / OVERRIDE_STEPS_PER_POINT}
                  defaultValue={view.score ?? ""}
                />
              )}
            </Field>
            <Field
              label="Why"
              hint="Kept in the history of this candidate."
              error={error?.fields.reason}
            >
              {(control) => <Textarea {...control} name="reason" maxLength={REASON_LIMIT} />}
            </Field>
            {error && Object.keys(error.fields).length === 0 ? (
              <FormError>{error.message}</FormError>
            ) : null}
            <DialogFooter>
              <Button type="submit" aria-disabled={busy}>
                {busy ? "Saving…" : "Save my number"}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
      {view.override ? (
        <Button
          variant="ghost"
          className="px-3 text-muted-foreground"
          aria-disabled={busy}
          onClick={takeBack}
        >
          <Undo2 /> Undo <span className="sr-only">the adjustment of {label}</span>
        </Button>
      ) : null}
    </div>
  );
}
