import { CREDIT_TEXTS } from "../plans/billing-texts.ts";

export const DELETION_LINK_SPENT =
  "The link has expired, or it's for a different account than the one you're signed in to.";

export const HELD_ACCOUNT =
  "A candidate or an interview of yours is on legal hold. Nothing was deleted. Lift your holds in Company Settings first.";

/** What goes, before anybody confirms it. `credit` in cents. */
export function deletionWords(companyName: string, credit: number): string {
  const money = credit > 0 ? ` ${CREDIT_TEXTS.lost(credit)}` : "";
  return `${companyName}, its interviews, every candidate, and every recording will be permanently deleted. Links you have shared will stop working.${money}`;
}
