import { randomBytes } from "node:crypto";
import { defineEmulator } from "emulate";
import { runEmulator, type StandIn, type StandInContext } from "../stand-in.ts";
import { stockShelves } from "./catalogue.ts";
import { catalogueCalls } from "./catalogue-api.ts";
import { checkoutCalls } from "./checkout-api.ts";
import { isDue } from "./clock.ts";
import { clockCalls } from "./clock-api.ts";
import { controls } from "./controls.ts";
import { customerCalls } from "./customer-api.ts";
import { dashboardCalls } from "./dashboard-api.ts";
import { hasReady } from "./deliveries.ts";
import { endpointCalls } from "./endpoint-api.ts";
import { eventCalls } from "./event-api.ts";
import { invalid } from "./failure.ts";
import { browserPages } from "./frames.ts";
import { invoiceCalls } from "./invoice-api.ts";
import { portalCalls } from "./portal-api.ts";
import { refundCalls } from "./refund-api.ts";
import { StripeRouter } from "./router.ts";
import { emptyState, type State } from "./state.ts";
import { subscriptionCalls } from "./subscription-api.ts";

const EVERY_MS = 500;

function account(
  { origin, appUrl, keys, moveClock }: StandInContext,
  watch: (due: () => boolean) => void,
) {
  return defineEmulator<State>({
    name: "stripe",
    state: () => {
      const state = emptyState(randomBytes(16).toString("hex"));
      stockShelves(state);
      return state;
    },
    setup({ app, state }) {
      state.origin = origin;
      watch(() => hasReady(state) || isDue(state));
      const router = new StripeRouter(app, state, keys.stripe.secret);
      catalogueCalls(router);
      customerCalls(router);
      checkoutCalls(router);
      subscriptionCalls(router);
      dashboardCalls(router);
      invoiceCalls(router);
      refundCalls(router);
      portalCalls(router, origin);
      eventCalls(router);
      const endpoint = { url: `${appUrl}/api/stripe/webhook`, secret: keys.stripe.webhook };
      endpointCalls(router, endpoint.url);
      clockCalls(router);
      browserPages(app, state, origin, appUrl);
      controls(app, state, endpoint, moveClock);
      app.notFound((c) => {
        const unknown = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
        return c.json(invalid(unknown).body(), 404);
      });
    },
  });
}

/**
 * Stripe, as far as the product uses it: subscriptions with embedded checkout, portal, test clocks and webhooks. What
 * it does by itself is done in a request of its own, so that it is kept like everything else.
 */
export const stripe: StandIn = async (context) => {
  let due = () => false;
  const emulator = account(context, (asked) => {
    due = asked;
  });
  const running = await runEmulator(context, emulator, ["/v1", "/stripe"]);
  /** A delivery may take as long as the product does, so that several are at work. */
  const ticks = new Set<Promise<unknown>>();
  const tick = () => {
    if (!due()) return;
    const request = new Request(`${context.origin}/stripe/tick`, { method: "POST" });
    const done: Promise<unknown> = running
      .fetch(request)
      .then((response) => response.text())
      .catch(() => undefined)
      .finally(() => ticks.delete(done));
    ticks.add(done);
  };
  const timer = setInterval(tick, EVERY_MS);
  return {
    ...running,
    async fetch(request) {
      const response = await running.fetch(request);
      setImmediate(tick);
      return response;
    },
    async close() {
      // From here on nothing is due, so a tick that is still to come does nothing.
      due = () => false;
      clearInterval(timer);
      await Promise.all(ticks);
      await running.close();
    },
  };
};
