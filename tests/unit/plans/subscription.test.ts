import "./support/in-memory";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { endBilling } from "#lib/workflows/plans/end-billing";
import { openBillingPortal } from "#lib/workflows/plans/open-billing-portal";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";
import { reconcileBilling } from "#lib/workflows/plans/reconcile-billing";
import { freshNumber } from "#local/stripe/pages/card-form";
import { FAILS_LATER, GOOD_CARD } from "./support/account";
import { account, made, owner, withoutPauses } from "./support/at-stripe";
import { db, kept } from "./support/memory";
import { APP } from "./support/owner";

describe("A running subscription", () => {
  it("is cancelled at once by its owner alone, a second click included", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe();
    const stranger = owner();
    await stranger.subscribe();
    await expect(stranger.cancel(subscription.id)).rejects.toMatchObject({
      code: "not_found",
      message: "Failed to cancel subscription.",
    });
    await Promise.all([dana.cancel(subscription.id), dana.cancel(subscription.id)]);
    expect(dana.found()?.status).toBe("canceled");
    await dana.cancel(subscription.id);
  });

  it("of the Custom plan is not cancelled here", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe();
    Object.assign(subscription, { plan: "CUSTOM" });
    await expect(dana.cancel(subscription.id)).rejects.toMatchObject({
      code: "forbidden",
      message: "You have a custom plan.",
    });
  });

  it("beside a Custom plan that was given by hand is neither sold, changed nor cancelled here", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe();
    kept.byHand.set(dana.userId, "CUSTOM");
    const custom = { code: "forbidden", message: "You have a custom plan." };
    await expect(dana.cancel(subscription.id)).rejects.toMatchObject(custom);
    await expect(dana.upgrade("SCALE")).rejects.toMatchObject(custom);
    await expect(dana.change("scale_monthly")).rejects.toMatchObject(custom);
    const other = owner();
    kept.byHand.set(other.userId, "CUSTOM");
    await expect(other.start()).rejects.toMatchObject(custom);
    expect(other.customer()).toBe("");
  });

  it("is not sold to who has the Test plan, which no subscription replaces", async () => {
    const dana = owner();
    kept.byHand.set(dana.userId, "TEST");
    await expect(dana.start()).rejects.toMatchObject({ code: "conflict" });
    expect(dana.customer()).toBe("");
  });

  it("whose payment waits says so to whoever wants a plan, whatever the plan", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("launch_monthly", { family: FAILS_LATER });
    await account.api("POST", `/v1/subscriptions/${subscription.id}`, { trial_end: "now" });
    for (const plan of ["STARTER", "LAUNCH", "SCALE"])
      await expect(dana.upgrade(plan)).rejects.toMatchObject({
        code: "payment_due",
        message: BILLING_TEXTS.payFirst,
      });
  });

  it("moves up in its own cycle, and ends there", async () => {
    const dana = owner();
    await dana.subscribe("starter_yearly");
    expect(await dana.upgrade("LAUNCH")).toEqual({});
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", cycle: "yearly", status: "trialing" });
    await dana.upgrade("SCALE");
    await expect(dana.upgrade("SCALE")).rejects.toThrow("You're already on the Scale plan!");
    await expect(dana.upgrade("LAUNCH")).rejects.toThrow("You're already on the Scale plan!");
    await expect(dana.upgrade("ENTERPRISE")).rejects.toThrow("Invalid plan name");
  });

  it("begins with a checkout where there was none", async () => {
    const dana = owner();
    const { session_id = "", client_secret = "" } = await dana.upgrade("STARTER");
    await account.pay(client_secret);
    expect(await dana.verify(session_id)).toMatchObject({ paid: true });
    expect(dana.found()?.plan).toBe("STARTER");
  });

  it("stays as it is where the card refuses the difference", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe();
    await dana.cancel(subscription.id);
    await dana.subscribe();
    const { url } = await openBillingPortal(db, dana.userId, APP);
    const number = freshNumber(FAILS_LATER);
    await fetch(url, {
      method: "POST",
      body: JSON.stringify({ number, expMonth: 12, expYear: 2034, confirmed: false }),
    });
    await expect(dana.change("scale_monthly")).rejects.toMatchObject({
      code: "conflict",
      message: "Your card was declined.",
    });
    await expect(dana.upgrade("SCALE")).rejects.toThrow("Your card was declined.");
    await reconcileBilling(db);
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", status: "active" });
  });

  it("is charged to the card that was saved last, although it has one of its own", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("launch_monthly", { family: FAILS_LATER });
    const { url } = await openBillingPortal(db, dana.userId, APP);
    const number = freshNumber(GOOD_CARD);
    await fetch(url, {
      method: "POST",
      body: JSON.stringify({ number, expMonth: 12, expYear: 2034, confirmed: false }),
    });
    await receiveStripeEvent(db, {
      id: randomUUID(),
      type: "customer.updated",
      sessionId: null,
      customerId: dana.customer(),
    });
    await account.api("POST", `/v1/subscriptions/${subscription.id}`, { trial_end: "now" });
    expect(await account.api("GET", `/v1/subscriptions/${subscription.id}`)).toMatchObject({
      status: "active",
    });
  });

  it("has its card and bills in the portal", async () => {
    const dana = owner();
    await expect(openBillingPortal(db, dana.userId, APP)).rejects.toMatchObject({
      code: "conflict",
    });
    await dana.subscribe();
    const { url } = await openBillingPortal(db, dana.userId, APP);
    const text = await (await fetch(url)).text();
    expect(text).toContain("LOCAL-");
    expect(text).not.toContain("cancel");
  });

  it("has no portal while its settings are missing, for Stripe's own let people cancel", async () => {
    const dana = owner();
    await dana.subscribe();
    const path = "/v1/billing_portal/configurations";
    const all = z.object({ data: z.array(made) }).parse(await account.api("GET", path)).data;
    const set = async (active: string) => {
      for (const { id } of all) await account.api("POST", `${path}/${id}`, { active });
    };
    await set("false");
    await expect(openBillingPortal(db, dana.userId, APP)).rejects.toMatchObject({
      code: "vendor_failed",
    });
    await set("true");
  });

  it("of the Custom plan has its card and its bills in the portal like any other", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe();
    Object.assign(subscription, { plan: "CUSTOM" });
    expect((await openBillingPortal(db, dana.userId, APP)).url).toContain("/stripe/portal/");
    kept.byHand.set(dana.userId, "CUSTOM");
    expect((await openBillingPortal(db, dana.userId, APP)).url).toContain("/stripe/portal/");
  });

  it.each([
    ["an event says so", true],
    ["nothing says so", false],
  ])("ends with its customer at Stripe, and a new one is made, where %s", async (_, told) => {
    const dana = owner();
    await dana.subscribe();
    const before = dana.customer();
    await account.api("DELETE", `/v1/customers/${before}`);
    if (told) {
      const event = { id: randomUUID(), type: "customer.deleted", sessionId: null };
      await receiveStripeEvent(db, { ...event, customerId: before });
      expect(dana.found()).toBeNull();
      await expect(openBillingPortal(db, dana.userId, APP)).rejects.toMatchObject({
        code: "conflict",
      });
    }
    expect((await dana.start()).trialDays).toBe(0);
    const { subscription } = await dana.subscribe();
    expect(subscription.status).toBe("active");
    expect(dana.customer()).not.toBe(before);
  });

  it("stays where another account's key knows nothing of its customer", async () => {
    const dana = owner();
    await dana.subscribe();
    const row = kept.rows.get(dana.userId);
    if (row) row.customerId = "cus_elsewhere";
    await expect(dana.start()).rejects.toMatchObject({ code: "vendor_failed" });
    expect(dana.found()?.plan).toBe("LAUNCH");
  });

  it("ends with its account, together with what is open", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe();
    await endBilling(dana.customer());
    await endBilling(dana.customer());
    const now = await account.api("GET", `/v1/subscriptions/${subscription.id}`);
    expect(now).toMatchObject({ status: "canceled" });
  });

  it("that no event told of is found by reconciling", async () => {
    const dana = owner();
    const { clientSecret } = await dana.start();
    await account.pay(clientSecret);
    const gone = owner();
    await gone.start();
    expect(dana.found()).toBeNull();
    await reconcileBilling(db);
    expect(dana.found()?.status).toBe("trialing");
    expect(gone.found()).toBeNull();
  });
});

describe("While Stripe is down", () => {
  withoutPauses();
  const STEPS: readonly (readonly [string, string])[] = [
    ["POST", "/v1/customers"],
    ["GET", "/v1/subscriptions"],
    ["GET", "/v1/prices"],
    ["POST", "/v1/checkout/sessions"],
    ["GET", "/v1/checkout/sessions"],
  ];

  it.each(STEPS)("at %s %s, a checkout says so, and the next try works", async (method, path) => {
    const dana = owner();
    // The SDK tries four times in all.
    await account.breakDown(method, path, 4);
    await expect(dana.start()).rejects.toMatchObject({
      code: "vendor_failed",
      message: BILLING_REFUSALS.unreachable,
    });
    expect(await dana.subscribe()).toHaveProperty("sessionId");
  });

  it("a cancellation says so and nothing is lost", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe();
    await account.breakDown("DELETE", "/v1/subscriptions", 4);
    await expect(dana.cancel(subscription.id)).rejects.toMatchObject({ code: "vendor_failed" });
    expect(dana.found()?.status).toBe("trialing");
    await dana.cancel(subscription.id);
    expect(dana.found()?.status).toBe("canceled");
  });
});
