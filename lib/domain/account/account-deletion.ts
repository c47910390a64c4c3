import { CREDIT_TEXTS } from "../plans/billing-texts.ts";
import { type PlanKey, planName } from "../plans/plans.ts";

export const DELETION_LINK_SPENT =
  "The link has expired, or it's for a different account than the one you're signed in to.";

export const HELD_ACCOUNT =
  "A candidate or an interview of yours is on legal hold. Nothing was deleted. Lift your holds in Company Settings first.";

/** `credit` in cents; `running`: the plan that Stripe still bills, null if there is none. */
export type LostWithAccount = { credit: number; running: PlanKey | null };

const MEMBER_WORDS =
  "Your account will be permanently deleted, with a company of your own if you have one. You leave every team. Notes and decisions of yours stay there with your name.";

/** What goes, before anybody confirms it; `companyName` is null for a member of somebody else's company. */
export function deletionWords(
  companyName: string | null,
  { credit, running }: LostWithAccount,
): string {
  if (companyName === null) return MEMBER_WORDS;
  const plan =
    running === null
      ? ""
      : ` Your ${planName(running)} plan ends right away with no refund, and you won't be charged for it again.`;
  const money = credit > 0 ? ` ${CREDIT_TEXTS.lost(credit)}` : "";
  return `${companyName}, its interviews, every candidate, and every recording will be permanently deleted. Links you have shared will stop working.${plan}${money}`;
}
