import { html } from "../../html.ts";
import type { Invoice } from "../state/invoices.ts";
import { cardForm, cardScript } from "./card-form.ts";
import { day, dollars, page } from "./page.ts";

/** A bill's own page, on which anybody who has the link can pay it. */
export function invoicePage(bill: Invoice): string {
  const due = `<h1>Invoice ${html(bill.number ?? "")}: ${dollars(bill.amount_due)}</h1>
<p>Issued on ${day(bill.status_transitions.finalized_at ?? bill.created)}.</p>`;
  const rest =
    bill.status === "open"
      ? cardForm("Pay")
      : `<p role="status">This invoice is ${bill.status}.</p>`;
  const body = `<div class="card">
<p class="note">This stands in for Stripe's page of an invoice on your machine. Nothing is charged.</p>
${due}${rest}</div>`;
  const script = bill.status === "open" ? cardScript("() => location.reload()") : "";
  return page("Invoice", body, { script });
}
