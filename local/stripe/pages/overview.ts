import { html } from "../../html.ts";
import type { State } from "../state.ts";
import { itemOf } from "../subscriptions.ts";
import { isOut, realNow, timeOf } from "../time.ts";
import { day, dollars, page } from "./page.ts";

const LAST = 40;

const MOVES = [
  ["+1 hour", 1],
  ["+1 day", 24],
  ["+12 days", 12 * 24],
  ["+31 days", 31 * 24],
] as const;

/** Everything that the stand-in knows, and buttons that move everybody's time. */
export function overviewPage(state: State): string {
  const subscriptions = Object.values(state.subscriptions)
    .toReversed()
    .map((one) => {
      const { price, current_period_end } = itemOf(one);
      const email = state.customers[one.customer]?.email ?? one.customer;
      return `<tr><td>${html(email)}</td><td>${html(price.lookup_key ?? price.id)}</td><td>${one.status}</td><td>${dollars(price.unit_amount)}</td><td>${day(current_period_end)}</td><td>${day(timeOf(state, one.customer))}</td></tr>`;
    });
  const events = state.events
    .slice(-LAST)
    .toReversed()
    .map((event) => {
      const answers = state.deliveries
        .filter((delivery) => delivery.event === event.id)
        .map((delivery) => (delivery.answers.length ? delivery.answers.join(", ") : "waiting"));
      return `<tr><td>${html(event.type)}</td><td>${html(event.id)}</td><td>${answers.join("; ")}</td></tr>`;
    });
  return page(
    "Stripe",
    `<p class="note">This stands in for Stripe on your machine. Nothing is charged, and no card number is kept.</p>
<h1>${day(realNow())}</h1><p>The buttons move the clock of this machine's Stripe and of the product together: what is due by then happens. It moves forward only; <code>npm run reset</code> empties everything and sets it back.</p>
<form method="post" action="/stripe/clock"><div class="cards">${MOVES.map(([name, hours]) => `<button name="hours" value="${hours}">${name}</button>`).join("")}</div></form>
<h1>An outage</h1><p>${isOut(state) ? "The API answers nothing but failures." : "The API answers."}</p>
<form method="post" action="/stripe/outage"><div class="cards"><button name="hours" value="0.2">Fail for 12 minutes</button><button name="hours" value="6">Fail for 6 hours</button><button name="hours" value="0">Answer again</button></div></form>
<h1>Subscriptions</h1><table><thead><tr><th>Customer</th><th>Price</th><th>Status</th><th>Amount</th><th>Period ends</th><th>Their today</th></tr></thead><tbody>${subscriptions.join("")}</tbody></table>
<h1>Last events</h1><table><thead><tr><th>Type</th><th>Id</th><th>The product answered</th></tr></thead><tbody>${events.join("")}</tbody></table>`,
    { wide: true },
  );
}
