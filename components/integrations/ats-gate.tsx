import { UpgradeGate } from "#components/shared/upgrade-gate";
import { ATS_CATALOGUE } from "#lib/domain/integrations/catalogue";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import type { Access } from "#lib/domain/plans/plans";
import { AtsGrid } from "./ats-grid";

/** What stands on the page if the plan doesn't include an ATS: what it would open. */
export function AtsGate({ access, trial }: { access: Access; trial: boolean }) {
  return (
    <div className="flex flex-col gap-6">
      <h2 className="max-w-2xl font-display font-semibold text-xl sm:text-2xl">
        {ATS_TEXTS.gateTitle}
      </h2>
      <UpgradeGate feature="ats" access={access} trial={trial} />
      <AtsGrid label="Supported ATS" entries={ATS_CATALOGUE} />
    </div>
  );
}
