import { Alert } from "#components/ui/alert";
import type { HoldOn } from "#lib/domain/company/retention";
import { HoldDialog } from "./hold-dialog";
import { LiftHoldButton } from "./lift-hold-button";
import { WhoMay } from "./role";

type LegalHoldStatusProps = {
  on: HoldOn;
  name: string;
  hold: { id: string; reason: string } | null;
};

/** Below what it is about: the hold that stands and its reason, or the way to set one. */
export function LegalHoldStatus({ on, name, hold }: LegalHoldStatusProps) {
  if (hold === null)
    return (
      <WhoMay to="own">
        <div className="mt-8 flex justify-end max-sm:-ml-3 max-sm:justify-start">
          <HoldDialog on={on} name={name} />
        </div>
      </WhoMay>
    );
  return (
    <Alert className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
          <strong className="font-semibold">On legal hold.</strong> {hold.reason}
        </p>
        <WhoMay to="own">
          <LiftHoldButton holdId={hold.id} on={name} />
        </WhoMay>
      </div>
    </Alert>
  );
}
