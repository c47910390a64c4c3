"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { PlanState } from "#components/shared/plan-cache";
import { useSend } from "#components/shared/use-send";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import { hasLiveSubscription } from "#lib/domain/billing";
import { BILLING_TEXTS } from "#lib/domain/billing-texts";
import { ChangePlanForm } from "./change-plan-form";
import { Problem } from "./problem";

type ChangePlanDialogProps = {
  userId: string;
  timeZone: string;
  /** The plan as the server tells it now. */
  read: () => Promise<PlanState | null>;
  open: boolean;
  onClose: () => void;
};

/** Another plan or another cycle, with what it costs today before it is agreed to. */
export function ChangePlanDialog({ read, open, onClose, ...who }: ChangePlanDialogProps) {
  const sending = useSend();

  function toggle(next: boolean) {
    if (next || sending.busy) return;
    sending.clear();
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={toggle}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Change plan</DialogTitle>
          <DialogDescription>
            The switch counts from now. What it costs today stands below before you agree.
          </DialogDescription>
        </DialogHeader>
        <FromNow read={read}>
          {(state) => <ChangePlanForm {...who} state={state} sending={sending} />}
        </FromNow>
      </DialogContent>
    </Dialog>
  );
}

type FromNowProps = {
  read: () => Promise<PlanState | null>;
  children: (state: PlanState) => ReactNode;
};

/** Reads the plan anew, as it may have been changed in another tab or by somebody else since the page was opened. */
function FromNow({ read, children }: FromNowProps) {
  const [state, setState] = useState<PlanState | "loading" | "failed">("loading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to read again
  useEffect(() => {
    let gone = false;
    setState("loading");
    read().then((fresh) => {
      if (!gone) setState(fresh ?? "failed");
    });
    return () => {
      gone = true;
    };
  }, [read, tries]);

  if (state === "loading") return <Loading className="min-h-48" />;
  if (state === "failed")
    return <Problem again={() => setTries(tries + 1)}>{BILLING_TEXTS.notLoaded}</Problem>;
  return hasLiveSubscription(state) ? children(state) : <p>{BILLING_TEXTS.noSubscription}</p>;
}
