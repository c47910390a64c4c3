import "./support/in-memory";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { openBillingPortal } from "#lib/workflows/plans/open-billing-portal";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";
import { freshNumber } from "#local/stripe/pages/card-form";
import { FAILS_LATER, GOOD_CARD } from "./support/account";
import { account, owner } from "./support/at-stripe";
import { db } from "./support/memory";
import { APP, listed } from "./support/owner";

const DAY = 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

describe("A checkout", () => {
  it("of the first plan asks for a card, says that nothing is due, and begins a trial of 14 days", async () => {
    const dana = owner();
    const begun = await dana.start();
    expect(begun).toMatchObject({ dueToday: 0, trialDays: 14 });
    await account.pay(begun.clientSecret);
    expect(await dana.verify(begun.sessionId)).toEqual({
      paid: true,
      trialRefused: false,
      second: false,
    });
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", cycle: "monthly", status: "trialing" });
    const ends = Date.parse(dana.found()?.trialEnd ?? "") / 1000;
    expect(Math.abs(ends - seconds() - 14 * DAY)).toBeLessThan(60);
  });

  it.each([
    ["starter_monthly", "STARTER", 9900],
    ["starter_yearly", "STARTER", 95_000],
    ["launch_yearly", "LAUNCH", 143_000],
    ["scale_monthly", "SCALE", 49_900],
    ["scale_yearly", "SCALE", 479_000],
  ])(
    "of %s gives %s; the company's second one says what is due today",
    async (key, plan, cents) => {
      const dana = owner();
      const { subscription } = await dana.subscribe(key);
      expect(subscription.plan).toBe(plan);
      await dana.cancel(subscription.id);
      expect(await dana.start(key)).toMatchObject({ dueToday: cents, trialDays: 0 });
      const again = await dana.subscribe(key);
      expect(again.subscription.status).toBe("active");
    },
  );

  it("is one however often and in how many tabs the button is pressed", async () => {
    const dana = owner();
    const begun = await Promise.all(Array.from({ length: 20 }, () => dana.start()));
    expect(new Set(begun.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(await dana.start()).toEqual(begun[0]);
    const sessions = listed.parse(
      await account.api("GET", "/v1/checkout/sessions", { customer: dana.customer() }),
    );
    expect(sessions.data).toHaveLength(1);
  });

  it("for another plan closes the one before: only one can be paid", async () => {
    const dana = owner();
    const first = await dana.start("launch_monthly");
    const second = await dana.start("scale_yearly");
    expect((await account.pay(first.clientSecret)).error?.message).toBe(
      "This checkout is no longer open.",
    );
    expect(await account.pay(second.clientSecret)).toHaveProperty("next");
    await dana.verify(second.sessionId);
    expect(dana.found()?.plan).toBe("SCALE");
  });

  it("closes the one before although Stripe was down when it was to be closed", async () => {
    const dana = owner();
    const first = await dana.start("launch_monthly");
    // The SDK tries four times in all.
    await account.breakDown("GET", "/v1/checkout/sessions", 4);
    await expect(dana.start("scale_yearly")).rejects.toMatchObject({ code: "vendor_failed" });
    const second = await dana.start("scale_yearly");
    expect(await account.pay(first.clientSecret)).not.toHaveProperty("next");
    expect(await account.pay(second.clientSecret)).toHaveProperty("next");
  });

  it.each(["before", "after"] as const)(
    "is opened by the next press where Stripe failed %s it did its work, and is the only one",
    async (when) => {
      const dana = owner();
      await account.breakDown("POST", "/v1/customers", 1, when);
      await expect(dana.start()).rejects.toMatchObject({ code: "vendor_failed" });
      await account.breakDown("POST", "/v1/checkout/sessions", 1, when);
      await expect(dana.start()).rejects.toMatchObject({ code: "vendor_failed" });
      const { sessionId } = await dana.start();
      const open = listed.parse(
        await account.api("GET", "/v1/checkout/sessions", {
          customer: dana.customer(),
          status: "open",
        }),
      );
      expect(open.data.map(({ id }) => id)).toEqual([sessionId]);
      const customers = listed.parse(
        await account.api("GET", "/v1/customers", { email: dana.email }),
      );
      expect(customers.data).toHaveLength(1);
    },
  );

  it("goes on after a refused card, and asks the bank where the card wants it", async () => {
    const dana = owner();
    const { clientSecret, sessionId } = await dana.start();
    const refused = await account.pay(clientSecret, { number: "4000 0000 0000 0002" });
    expect(refused.error).toMatchObject({ code: "card_declined" });
    expect(await dana.verify(sessionId)).toEqual({
      paid: false,
      trialRefused: false,
      second: false,
    });
    const asks = { family: "40003155" };
    expect((await account.pay(clientSecret, asks)).error?.code).toBe("authentication_required");
    expect(await account.pay(clientSecret, { ...asks, confirmed: true })).toHaveProperty("next");
    expect(await dana.verify(sessionId)).toMatchObject({ paid: true });
  });

  it("is not sold twice to who closed the browser after paying", async () => {
    const dana = owner();
    const { clientSecret } = await dana.start();
    await account.pay(clientSecret);
    await expect(dana.start()).rejects.toMatchObject({
      code: "conflict",
      message: BILLING_TEXTS.active,
    });
    expect(dana.found()?.status).toBe("trialing");
    expect(await dana.all("subscriptions")).toHaveLength(1);
  });

  it.each(["enterprise", "", "LAUNCH", "launch_weekly"])("of %j is no plan", async (key) => {
    await expect(owner().start(key)).rejects.toMatchObject({
      code: "invalid_input",
      message: "Invalid plan name",
    });
  });

  it("of somebody else proves nothing, whoever knows its id", async () => {
    const dana = owner();
    const stranger = owner();
    const { sessionId } = await dana.subscribe();
    await expect(stranger.verify(sessionId)).rejects.toMatchObject({ code: "not_found" });
    await expect(stranger.verify("cs_test_nothing")).rejects.toMatchObject({ code: "not_found" });
    expect(stranger.found()).toBeNull();
  });

  it("that sold a plan which was cancelled proves nothing for the one that was bought after", async () => {
    const dana = owner();
    const first = await dana.subscribe("starter_monthly");
    await dana.cancel(first.subscription.id);
    const second = await dana.subscribe("scale_monthly");
    expect(await dana.verify(first.sessionId)).toEqual({
      paid: false,
      trialRefused: false,
      second: false,
    });
    expect(await dana.verify(second.sessionId)).toMatchObject({ paid: true });
  });
});

describe("A trial", () => {
  it("is given to a card once: with another company it is ended at once, and nothing is charged", async () => {
    const number = "4242 4242 4242 4242";
    await owner().subscribe("launch_monthly", { number });
    const other = owner();
    const { clientSecret, sessionId } = await other.start("scale_monthly");
    await account.pay(clientSecret, { number });
    expect(await other.verify(sessionId)).toEqual({
      paid: false,
      trialRefused: true,
      second: false,
    });
    // Asked again, or after the event: the answer is the same.
    expect(await other.verify(sessionId)).toEqual({
      paid: false,
      trialRefused: true,
      second: false,
    });
    expect(other.found()?.status).toBe("canceled");
    const bills = listed.parse(
      await account.api("GET", "/v1/invoices", { customer: other.customer() }),
    );
    expect(bills.data.map(({ amount_paid }) => amount_paid)).toEqual([0]);
    expect(await other.start("scale_monthly")).toMatchObject({ dueToday: 49_900, trialDays: 0 });
    const paid = await other.subscribe("scale_monthly", { number });
    expect(paid.subscription.status).toBe("active");
  });

  it("goes on when its card is changed for one that had a trial elsewhere", async () => {
    const number = freshNumber(GOOD_CARD);
    await owner().subscribe("launch_monthly", { number });
    const dana = owner();
    await dana.subscribe("scale_monthly");
    const { url } = await openBillingPortal(db, dana.userId, APP);
    const card = { number, expMonth: 12, expYear: 2034, confirmed: false };
    expect((await fetch(url, { method: "POST", body: JSON.stringify(card) })).ok).toBe(true);
    await receiveStripeEvent(db, {
      id: randomUUID(),
      type: "customer.subscription.updated",
      customerId: dana.customer(),
      sessionId: null,
    });
    expect(dana.found()).toMatchObject({ plan: "SCALE", status: "trialing" });
  });

  it("ends by the clock in a payment, or in seven days of grace where the card fails", async () => {
    for (const [family, status, plan] of [
      ["424242", "active", "LAUNCH"],
      [FAILS_LATER, "past_due", "LAUNCH"],
    ] as const) {
      const dana = owner();
      const { clientSecret, sessionId } = await dana.start();
      const clock = z.object({ id: z.string() }).parse(
        await account.api("POST", "/v1/test_helpers/test_clocks", {
          frozen_time: String(seconds() - 20 * DAY),
          customer: dana.customer(),
        }),
      );
      await account.pay(clientSecret, { family });
      await dana.verify(sessionId);
      await account.api("POST", `/v1/test_helpers/test_clocks/${clock.id}/advance`, {
        frozen_time: String(seconds()),
      });
      await receiveStripeEvent(db, {
        id: randomUUID(),
        type: "invoice.paid",
        customerId: dana.customer(),
        sessionId: null,
      });
      expect(dana.found()).toMatchObject({ status, plan });
      const since = dana.found()?.pastDueSince;
      const days = since ? (seconds() - Date.parse(since) / 1000) / DAY : null;
      expect(days && Math.round(days)).toBe(status === "past_due" ? 6 : null);
    }
  });
});
