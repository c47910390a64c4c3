import type { EmulatorDefinition } from "emulate";
import { z } from "zod";
import type { StandInContext } from "../stand-in.ts";
import { letTimePass } from "./clock.ts";
import { addClock } from "./clocks.ts";
import { moveToMode } from "./customers.ts";
import { deliverReady, type Endpoint, post, tryDelivery } from "./deliveries.ts";
import { emit, switchesOf } from "./events.ts";
import { newId } from "./ids.ts";
import { chargeOf } from "./refund-api.ts";
import type { State } from "./state.ts";
import { updated } from "./subscriptions.ts";
import { DAY, realNow, timeOf } from "./time.ts";

type App = Parameters<EmulatorDefinition<State>["setup"]>[0]["app"];

const switches = z.object({
  customer: z.string().default("*"),
  hold: z.boolean().default(false),
  copies: z.number().int().min(0).max(20).default(1),
});
const release = z.object({
  customer: z.string(),
  /** Ids of events, each as often as it is to arrive; all that wait, in their order, if left out. */
  order: z.array(z.string()).optional(),
});
const resend = z.object({
  event: z.string(),
  copies: z.number().int().min(1).max(200).default(1),
  ageSeconds: z.number().int().default(0),
});
const fault = z.object({
  method: z.enum(["GET", "POST", "DELETE"]),
  path: z.string().startsWith("/v1/"),
  status: z.number().int().default(500),
  times: z.number().int().min(1).default(1),
  /** Only what fails after its request has begun is answered to its idempotency key again. */
  when: z.enum(["outside", "before", "after"]).default("outside"),
});
const otherMode = z.object({ customer: z.string(), made: z.enum(["test", "live"]) });
const outage = z.object({ hours: z.coerce.number().min(0).max(96) });
const hours = z.object({
  hours: z.coerce
    .number()
    .min(1)
    .max(24 * 400),
});
const time = z.object({ customer: z.string(), days: z.coerce.number().min(1).max(400) });

/** What Stripe has no call for: how events reach the product, planted failures, the background's own work. */
export function controls(
  app: App,
  state: State,
  endpoint: Endpoint,
  moveClock: StandInContext["moveClock"],
): void {
  const wrong = (error: z.ZodError) => ({ error: { message: z.prettifyError(error) } });

  /** Done by the stand-in itself, whenever something is due. */
  app.post("/stripe/tick", async (c) => {
    letTimePass(state);
    await deliverReady(state, endpoint);
    return c.json({ ok: true });
  });
  app.post("/stripe/switches", async (c) => {
    const wanted = switches.safeParse(await c.req.json().catch(() => null));
    if (!wanted.success) return c.json(wrong(wanted.error), 400);
    const { customer, ...rest } = wanted.data;
    state.switches[customer] = rest;
    return c.json(rest);
  });
  /** Lets go what was held back, one after the other in the order that is asked for. */
  app.post("/stripe/release", async (c) => {
    const wanted = release.safeParse(await c.req.json().catch(() => null));
    if (!wanted.success) return c.json(wrong(wanted.error), 400);
    const { customer, order } = wanted.data;
    const waiting = state.deliveries.filter((one) => one.customer === customer && !one.done);
    const answers: number[] = [];
    for (const event of order ?? waiting.map((one) => one.event)) {
      const delivery = waiting.find((one) => one.event === event && !one.done);
      answers.push(
        delivery
          ? await tryDelivery(state, endpoint, delivery)
          : await post(state, endpoint, event),
      );
    }
    if (!order) state.switches[customer] = { ...switchesOf(state, customer), hold: false };
    return c.json({ answers });
  });
  app.post("/stripe/resend", async (c) => {
    const wanted = resend.safeParse(await c.req.json().catch(() => null));
    if (!wanted.success) return c.json(wrong(wanted.error), 400);
    const { event, copies, ageSeconds } = wanted.data;
    const sent = Array.from({ length: copies }, () => post(state, endpoint, event, ageSeconds));
    return c.json({ answers: await Promise.all(sent) });
  });
  app.post("/stripe/faults", async (c) => {
    const wanted = fault.safeParse(await c.req.json().catch(() => null));
    if (!wanted.success) return c.json(wrong(wanted.error), 400);
    state.faults.push(wanted.data);
    return c.json(wanted.data);
  });
  /** A bank takes the payment of a bill back. */
  app.post("/stripe/disputes", async (c) => {
    const wanted = z
      .object({ invoice: z.string() })
      .safeParse(await c.req.json().catch(() => null));
    const bill = wanted.success && state.invoices[wanted.data.invoice];
    if (!bill) return c.json({ error: { message: "There is no such invoice." } }, 400);
    const dispute = {
      id: newId("dp"),
      object: "dispute",
      charge: chargeOf(bill),
      amount: bill.amount_paid,
      currency: bill.currency,
      reason: "fraudulent",
      status: "needs_response",
      metadata: {},
    };
    emit(state, "charge.dispute.created", bill.customer, dispute);
    return c.json(dispute);
  });
  /** Stripe says of a subscription what no version of the API has said before. */
  app.post("/stripe/later-version", async (c) => {
    const wanted = z.object({ subscription: z.string() }).safeParse(await c.req.json());
    const found = wanted.success && state.subscriptions[wanted.data.subscription];
    if (!found) return c.json({ error: { message: "There is no such subscription." } }, 400);
    found.status = "of_a_later_version";
    updated(state, found);
    return c.json({ ok: true });
  });
  /** The keys become those of the other mode, for one customer. */
  app.post("/stripe/other-mode", async (c) => {
    const wanted = otherMode.safeParse(await c.req.json());
    if (!wanted.success) return c.json(wrong(wanted.error), 400);
    moveToMode(state, wanted.data.customer, wanted.data.made);
    return c.json({ ok: true });
  });
  app.get("/stripe/deliveries", (c) => {
    const customer = new URL(c.req.url).searchParams.get("customer");
    const types = new Map(state.events.map(({ id, type }) => [id, type]));
    const data = state.deliveries
      .filter((one) => customer === null || one.customer === customer)
      .map((one) => ({ ...one, type: types.get(one.event) ?? "" }));
    return c.json({ data });
  });
  /** The API fails for some hours, or is there again. */
  app.post("/stripe/outage", async (c) => {
    const wanted = outage.safeParse(await c.req.parseBody());
    if (!wanted.success) return c.text("An outage lasts from 0 to 96 hours.", 400);
    state.outageUntil = realNow() + Math.round(wanted.data.hours * 3600);
    return c.redirect("/stripe", 303);
  });
  /** The overview's buttons: everybody's clock, the product's too. */
  app.post("/stripe/clock", async (c) => {
    const wanted = hours.safeParse(await c.req.parseBody());
    if (!wanted.success || !moveClock) return c.text("This clock can't be moved so.", 400);
    await moveClock(wanted.data.hours * 3_600_000);
    letTimePass(state);
    return c.redirect("/stripe", 303);
  });
  /** One customer's time, as a test clock would move it; the product's stays. */
  app.post("/stripe/time", async (c) => {
    const wanted = time.safeParse(await c.req.parseBody());
    const customer = wanted.success && state.customers[wanted.data.customer];
    if (!wanted.success || !customer) return c.text("There is no such customer.", 400);
    const from = timeOf(state, customer.id);
    const clock = state.clocks[customer.test_clock ?? ""] ?? addClock(state, from);
    clock.frozen_time = from + wanted.data.days * DAY;
    customer.test_clock = clock.id;
    letTimePass(state);
    return c.redirect("/stripe", 303);
  });
}
