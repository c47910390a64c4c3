"use client";

import { MessageCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { CopyButton } from "#components/shared/copy-button";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { bookingPath } from "#lib/domain/core/response-routes";
import type { Offer } from "#lib/domain/results/booking";
import { dialable, textMessage } from "#lib/domain/results/contact";

type OpenActionsProps = {
  attemptId: string;
  name: string;
  phone: string | null;
  offer: Offer;
  /** Whether the booked time has begun. */
  begun: boolean;
};

/** The candidate's link to copy or to text from the owner's phone, taking it back, and whether the person came. */
export function OpenActions({ attemptId, name, phone, offer, begun }: OpenActionsProps) {
  const router = useRouter();
  const { send, busy, error, clear, rest } = useSend();
  const [asking, setAsking] = useState(false);
  const { id, state, times, link, text } = offer;
  const path = bookingPath(attemptId, id);
  const offered = state === "offered" && times.length > 0;
  const booked = state === "booked" && !begun;
  const number = phone === null ? null : dialable(phone);

  async function callOff() {
    const done = await send(path, {}, "DELETE");
    rest();
    if (!done) return;
    setAsking(false);
    toast.success(booked ? "Called off. They'll be told." : "The times were taken back.");
    router.refresh();
  }

  async function mark(missed: boolean) {
    const done = await send(path, { missed }, "PATCH");
    rest();
    if (!done) return toast.error("That wasn't saved. Please try again.");
    toast.success(missed ? "Marked as a no-show." : "No longer marked as a no-show.");
    router.refresh();
  }

  function ask(open: boolean) {
    clear();
    setAsking(open);
  }

  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {offered || booked ? <CopyButton value={link} label="Copy their link" size="sm" /> : null}
      {offered && number ? (
        <Button asChild variant="outline" size="sm">
          <a href={textMessage(number, text)} aria-label={`Text the link to ${name}`}>
            <MessageCircle /> Text it
          </a>
        </Button>
      ) : null}
      {offered || booked ? (
        <Button variant="ghost" size="sm" onClick={() => ask(true)}>
          {booked ? "Call off" : "Take back"}
        </Button>
      ) : null}
      {begun && (state === "booked" || state === "no_show") ? (
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          onClick={() => void mark(state === "booked")}
        >
          {state === "booked" ? "Didn't show up" : "They did show up"}
        </Button>
      ) : null}
      <ConfirmDialog
        title={booked ? "Call this off?" : "Take these times back?"}
        action={
          booked
            ? { label: "Call off", busyLabel: "Saving…" }
            : { label: "Take back", busyLabel: "Saving…" }
        }
        busy={busy}
        refusal={error?.message ?? null}
        open={asking}
        onOpenChange={ask}
        onConfirm={() => void callOff()}
      >
        {booked
          ? `We tell ${name} that they don't need to come or wait for a call.`
          : `${name} can't pick one of them anymore. The link then says so.`}
      </ConfirmDialog>
    </div>
  );
}
