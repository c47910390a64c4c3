"use client";

import { Undo2, X } from "lucide-react";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Progress } from "#components/ui/progress";
import { BULK_FAILURES, type BulkAction, bulkInWords } from "#lib/domain/results/bulk";
import { peopleInWords } from "#lib/domain/text/words";
import { cn } from "#lib/utils";
import { BulkDialog } from "./bulk-dialog";
import { useBulkWork } from "./bulk-work";

/** A line for each action that goes on, or whose end nobody has put away. */
export function BulkLines({ className }: { className?: string }) {
  const { actions } = useBulkWork();
  if (actions.length === 0) return null;
  return (
    <div className={cn("flex flex-col gap-4", className)}>
      {actions.map((action) => (
        <BulkLine key={action.id} action={action} />
      ))}
    </div>
  );
}

/** How far an action has come: while it waits it can be taken back, and its end names whom it wasn't done for. */
function BulkLine({ action }: { action: BulkAction }) {
  const { id, kind, people, done, failed, over, canTakeBack, canMail, seconds } = action;
  const { look } = useBulkWork();
  const { send, busy, error, rest } = useSend();
  const words = bulkInWords(action);

  async function change(method: "PATCH" | "DELETE", said?: string) {
    const sent = await send(`/api/attempts/bulk/${id}`, {}, method);
    rest();
    if (sent && said) toast.success(said);
    look();
  }

  return (
    <section aria-label={words} className="flex flex-col gap-2 rounded-lg border bg-card p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="font-medium tabular-nums">
          {over ? words : WAITING[kind]}
        </p>
        {over ? null : (
          <p className="text-muted-foreground tabular-nums">
            {canTakeBack && seconds > 0
              ? `${peopleInWords(people)}, starts in ${seconds} s`
              : `${(done + failed).toLocaleString("en-US")} of ${peopleInWords(people)}`}
          </p>
        )}
        <div className="ml-auto flex flex-wrap gap-2">
          {canTakeBack ? (
            <Button
              variant="outline"
              aria-disabled={busy}
              onClick={() => void change("DELETE", "Taken back. Nothing was done.")}
            >
              <Undo2 /> Take back
            </Button>
          ) : null}
          {canMail ? <BulkDialog what="mail" people={done} choice={{ action: id }} /> : null}
          {over ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label="Put this away"
              onClick={() => void change("PATCH")}
            >
              <X />
            </Button>
          ) : null}
        </div>
      </div>
      {over ? null : <Progress value={((done + failed) / people) * 100} label={words} />}
      {error ? <p className="text-destructive text-sm">{error.message}</p> : null}
      <Failures {...action} />
    </section>
  );
}

const WAITING = {
  status: "Setting the status",
  mail: "Sending emails",
  delete: "Deleting",
} as const;

function Failures({ failed, failures }: BulkAction) {
  if (failed === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-destructive">
        Not done for {peopleInWords(failed)}
      </summary>
      <ul className="list-disc pl-5 text-sm">
        {failures.map(({ name, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the order stands
          <li key={at}>{`${name ?? "Somebody whose data was deleted"} ${BULK_FAILURES[why]}.`}</li>
        ))}
        {failed > failures.length ? <li>And {failed - failures.length} more.</li> : null}
      </ul>
    </details>
  );
}
