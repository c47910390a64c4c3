import { html } from "../../html.ts";
import type { Price } from "../state/prices.ts";
import type { Session } from "../state/sessions.ts";
import { DAY } from "../time.ts";
import { cardForm, cardScript } from "./card-form.ts";
import { day, dollars, page } from "./page.ts";

type Facts = {
  name: string;
  now: number;
  /** The customer's, below zero if they have credit. */
  balance: number;
};

const DETAILS = `<label>Business name (optional)<input data-detail name="name" autocomplete="off"></label>
<label>Tax ID (optional)<input data-detail name="taxId" autocomplete="off"></label>
<label>Billing address<input data-detail name="address" autocomplete="off" value="1 Main Street, Tampa, FL 33602"></label>`;

/** What is shown in the frame: what is due, and the card. */
export function checkoutPage(
  session: Session,
  price: Price,
  { name, now, balance }: Facts,
): string {
  const { trialDays } = session.wanted;
  const each = `${dollars(price.unit_amount)} per ${price.recurring.interval}`;
  const terms =
    trialDays > 0
      ? `${trialDays} days free, then ${each} from ${day(now + trialDays * DAY)}`
      : `Billed ${each} from today`;
  const body = `<div class="card">
<p class="note">This stands in for Stripe on your machine: test cards only, nothing is charged, and no card number is kept.</p>
<h1>${html(name)}: ${dollars(Math.max(0, session.amount_total + balance))} due today</h1><p>${html(terms)}</p>
${session.adaptive_pricing.enabled ? "<p>Stripe would offer other currencies here.</p>" : ""}
${cardForm(trialDays > 0 ? "Start trial" : "Subscribe", DETAILS)}</div>`;
  return page("Checkout", body, {
    script: cardScript("(answer) => parentSays({ next: answer.next })"),
  });
}

/** In the place of a checkout that was paid or closed. */
export function closedPage(): string {
  return page(
    "Checkout",
    '<p role="alert">This checkout is no longer open. Reload the page to begin again.</p>',
  );
}
