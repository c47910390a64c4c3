"use client";

import { useState } from "react";
import { toast } from "sonner";
import { useAuth } from "#components/shared/auth";
import { lazyPart } from "#components/shared/lazy-part";
import { toastAcrossPages } from "#components/shared/persistent-toast";
import { planCache } from "#components/shared/plan-cache";
import { Button } from "#components/ui/button";
import { planPath, routes } from "#lib/domain/core/routes";
import { alreadyOn, BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import {
  type BillingCycle,
  lookupKey,
  nextPlan,
  type Plan,
  planName,
} from "#lib/domain/plans/plans";
import type { ChangePreview } from "../manage/use-change-preview";
import { reloadSoon } from "../reload-soon";
import { requestUpgrade } from "./request-upgrade";

// Loaded on use: it stands beside what most people came for.
const ConfirmUpgrade = lazyPart(
  () => import("./confirm-upgrade").then((module) => module.ConfirmUpgrade),
  { close: ({ onClose }) => onClose() },
);

type UpgradeButtonProps = {
  plan: Plan;
  /** The subscription's own cycle, which an upgrade keeps; null if there is none yet. */
  cycle: BillingCycle | null;
  timeZone: string;
  /** Beside other things that a page is for. */
  quiet?: boolean;
};

const QUIET = { variant: "outline" } as const;
const LOUD = { size: "lg" } as const;

/** One step up the path of plans. Who pays already sees the amount first and agrees to it. */
export function UpgradeButton({ plan, cycle, timeZone, quiet = false }: UpgradeButtonProps) {
  const { user } = useAuth();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const target = nextPlan(plan);

  async function upgrade(agreed?: ChangePreview) {
    if (user === null) return toast.error(BILLING_TEXTS.upgradeLogin);
    if (target === null) return toast.info(alreadyOn(planName("SCALE")));
    setBusy(true);
    const outcome = await requestUpgrade(target, user.id, agreed);
    if (outcome.is === "failed") {
      setBusy(false);
      if (!outcome.stale) return toast.error(outcome.why);
      toastAcrossPages("error", outcome.why);
      planCache.clear(user.id);
      return reloadSoon();
    }
    planCache.clear(user.id);
    if (outcome.is === "done") {
      if (target) toastAcrossPages("success", `Your plan is now ${planName(target)}.`);
      window.location.reload();
    } else window.location.assign(planPath(routes.subscription, target, cycle ?? "monthly"));
  }

  const pays = target !== null && cycle !== null;
  return (
    <>
      <Button
        {...(quiet ? QUIET : LOUD)}
        disabled={busy}
        onClick={() => (pays ? setAsking(true) : upgrade())}
      >
        {busy ? "Upgrading..." : target ? `Upgrade to ${planName(target)}` : "Upgrade"}
      </Button>
      {pays && asking ? (
        <ConfirmUpgrade
          target={target}
          timeZone={timeZone}
          busy={busy}
          wanted={lookupKey(target, cycle)}
          onAgree={upgrade}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
