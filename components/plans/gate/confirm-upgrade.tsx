"use client";

import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { type LookupKey, type OfferedPlan, planName } from "#lib/domain/plans/plans";
import { ChangeCost } from "../manage/change-cost";
import { type ChangePreview, useChangePreview } from "../manage/use-change-preview";

type ConfirmUpgradeProps = {
  target: OfferedPlan;
  timeZone: string;
  /** The price to upgrade to while the question is open. */
  wanted: LookupKey | null;
  busy: boolean;
  onAgree: (shown: ChangePreview) => void;
  onClose: () => void;
};

/** What an upgrade costs today, before it is charged. */
export function ConfirmUpgrade(props: ConfirmUpgradeProps) {
  const { target, timeZone, wanted, busy, onAgree, onClose } = props;
  const { state: cost, again } = useChangePreview(wanted);
  return (
    <Dialog
      open={wanted !== null}
      onOpenChange={(open) => !open && !busy && onClose()}
      title={`Upgrade to ${planName(target)}`}
      description={
        cost.is === "failed"
          ? "You can't upgrade right now."
          : "The upgrade takes effect as soon as you agree to the cost."
      }
    >
      <ChangeCost cost={cost} again={again} timeZone={timeZone} />
      <DialogFooter>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          Back
        </Button>
        <Button
          disabled={busy || cost.is !== "known"}
          onClick={() => cost.is === "known" && onAgree(cost.preview)}
        >
          {busy ? "Upgrading..." : "Upgrade now"}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
