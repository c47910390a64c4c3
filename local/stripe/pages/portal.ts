import { html } from "../../html.ts";
import type { PaymentMethod } from "../state/cards.ts";
import type { Customer } from "../state/customers.ts";
import type { Invoice } from "../state/invoices.ts";
import { cardForm, cardScript } from "./card-form.ts";
import { day, dollars, page } from "./page.ts";

type Account = {
  customer: Customer;
  card: PaymentMethod | undefined;
  invoices: readonly Invoice[];
  returnUrl: string;
  /** Where the billing details are sent to. */
  detailsUrl: string;
  /** Whether its settings let people cancel; here that is only said. */
  cancels: boolean;
};

/** The billing portal: the card on file, another one, and the bills. */
export function portalPage(account: Account): string {
  const { customer, card, invoices, returnUrl, detailsUrl, cancels } = account;
  const rows = invoices.map(
    (bill) =>
      `<tr><td>${html(bill.number ?? "")}</td><td>${day(bill.created)}</td><td>${dollars(bill.amount_due)}</td><td>${bill.status === "open" && bill.hosted_invoice_url ? `<a href="${html(bill.hosted_invoice_url)}">open: pay</a>` : bill.status}</td></tr>`,
  );
  const held = card
    ? `Card ending in ${html(card.card.last4)}, expires ${card.card.exp_month}/${card.card.exp_year}`
    : "No card";
  const body = `<div class="card">
<p class="note">This stands in for Stripe's billing portal on your machine. Nothing is charged.</p>
<p><a href="${html(returnUrl)}">Return to Rolecall</a></p>
<h1>Billing of ${html(customer.email ?? customer.id)}</h1><p>${held}</p>
${cancels ? "<p>Stripe would offer to cancel the subscription here.</p>" : ""}
<h2>Use another card</h2>${cardForm("Save card")}
<h2>Billing details</h2><form method="post" action="${html(detailsUrl)}">
<label>Billing email<input name="email" type="email" value="${html(customer.email ?? "")}"></label>
<label>Name on invoices<input name="name" value="${html(customer.name ?? "")}"></label>
<label>Address<input name="address" value="${html(customer.address?.line1 ?? "")}"></label>
<label>Tax ID<input name="taxId" value="${html(customer.taxIds?.[0] ?? "")}"></label>
<button>Save details</button></form>
<h2>Invoices</h2><table><thead><tr><th>Number</th><th>Date</th><th>Amount</th><th>Status</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
  return page("Billing portal", body, { script: cardScript("() => location.reload()") });
}
