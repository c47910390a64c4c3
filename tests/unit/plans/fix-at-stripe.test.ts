import "./support/in-memory";
import { endOtherSubscription } from "#lib/workflows/plans/end-other-subscription";
import { keepPlan } from "#lib/workflows/plans/keep-plan";
import { openBillingPortal } from "#lib/workflows/plans/open-billing-portal";
import { reconcileBilling } from "#lib/workflows/plans/reconcile-billing";
import { syncSubscription } from "#lib/workflows/plans/sync-subscription";
import { account, made, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";
import { APP, listed } from "./support/owner";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const control = (path: string, body: object) =>
  fetch(`${account.origin}/stripe/${path}`, { method: "POST", body: JSON.stringify(body) });

const billsOf = async (customer: string) =>
  listed.parse(await account.api("GET", "/v1/invoices", { customer })).data;

async function subscribed() {
  const dana = owner();
  const { subscription } = await dana.subscribe();
  const at = `/v1/subscriptions/${subscription.id}`;
  const set = async (form: Record<string, string>) => {
    expect(await account.api("POST", at, form)).not.toHaveProperty("error");
    await syncSubscription(db, dana.customer());
  };
  return { ...dana, subscription, at, set };
}

describe("A subscription whose bills are not collected", () => {
  it("keeps its plan and is charged nothing next, until they are again", async () => {
    const dana = await subscribed();
    await dana.set({ "pause_collection[behavior]": "void" });
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", isCollected: false, nextCharge: null });
    await account.api("POST", dana.at, { trial_end: "now" });
    const [bill] = await billsOf(dana.customer());
    expect(bill).toMatchObject({ status: "void" });
    await dana.set({ pause_collection: "" });
    expect(dana.found()).toMatchObject({ isCollected: true, nextCharge: 14_900 });
  });
});

describe("A subscription that a schedule manages", () => {
  const scheduled = async () => {
    const dana = await subscribed();
    const { id } = made.parse(
      await account.api("POST", "/v1/subscription_schedules", {
        from_subscription: dana.subscription.id,
      }),
    );
    return { ...dana, id };
  };

  it("is not changed here, and can be canceled", async () => {
    const dana = await scheduled();
    await expect(dana.look("scale_monthly")).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("already scheduled"),
    });
    await expect(dana.upgrade("SCALE")).rejects.toMatchObject({ code: "conflict" });
    await dana.cancel(dana.subscription.id);
    expect(dana.found()?.status).toBe("canceled");
  });

  it("ends all the same beside a Custom plan", async () => {
    const dana = await scheduled();
    kept.byHand.set(dana.userId, "CUSTOM");
    await endOtherSubscription(db, { jobId: "j1", userId: dana.userId }, "help@app.example");
    expect(await account.api("GET", dana.at)).toMatchObject({
      cancel_at_period_end: true,
      schedule: null,
    });
  });
});

describe("A plan that is set to end", () => {
  const day = String(Math.floor(Date.now() / 1000) + 5 * 86_400);

  it.each([
    ["cancel_at", day],
    ["cancel_at_period_end", "true"],
  ])("by %s goes on when its owner keeps it", async (what, value) => {
    const dana = await subscribed();
    await dana.set({ [what]: value });
    expect(dana.found()?.cancelAt).not.toBeNull();
    expect(dana.found()?.nextCharge).toBeNull();
    await keepPlan(db, dana.userId);
    await keepPlan(db, dana.userId);
    expect(dana.found()).toMatchObject({ cancelAt: null, nextCharge: 14_900 });
  });

  it("on a day after its trial is charged before, and says both", async () => {
    const dana = await subscribed();
    await dana.set({ cancel_at: String(Math.floor(Date.now() / 1000) + 92 * 86_400) });
    expect(dana.found()).toMatchObject({ cancelAt: expect.any(String), nextCharge: 14_900 });
    await account.api("POST", dana.at, { trial_end: "now" });
    const [bill] = await billsOf(dana.customer());
    expect(bill).toMatchObject({ status: "paid", amount_paid: 14_900 });
    await syncSubscription(db, dana.customer());
    expect(dana.found()).toMatchObject({ status: "active", nextCharge: 14_900 });
  });

  it("is nobody's to keep who has none, or a Custom one", async () => {
    const dana = owner();
    await expect(keepPlan(db, dana.userId)).rejects.toMatchObject({ code: "conflict" });
    kept.byHand.set(dana.userId, "CUSTOM");
    await expect(keepPlan(db, dana.userId)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("A customer of the other mode", () => {
  it("that test keys made is forgotten by live ones, and a new one is made", async () => {
    const dana = await subscribed();
    const before = dana.customer();
    await control("other-mode", { customer: before, made: "test" });
    expect((await reconcileBilling(db)).failures).toEqual([]);
    expect(dana.found()).toBeNull();
    await dana.subscribe();
    expect(dana.customer()).not.toBe(before);
  });

  it("that live keys made is no matter of test ones: nobody loses a plan", async () => {
    const dana = await subscribed();
    const before = dana.customer();
    await control("other-mode", { customer: before, made: "live" });
    const { failures } = await reconcileBilling(db);
    for (const failure of failures)
      expect(failure).toMatchObject({
        log: expect.stringContaining("a similar object exists in live mode"),
      });
    expect(failures).not.toEqual([]);
    expect(dana.found()?.plan).toBe("LAUNCH");
    await expect(openBillingPortal(db, dana.userId, APP)).rejects.toMatchObject({
      code: "vendor_failed",
    });
  });
});

describe("A bill that can't be made final", () => {
  it("is told to support, as nobody is charged for it", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("launch_monthly");
    const at = `/v1/subscriptions/${subscription.id}`;
    await account.api("POST", at, { "automatic_tax[enabled]": "true" });
    await account.api("POST", at, { trial_end: "now" });
    const [bill] = await billsOf(dana.customer());
    expect(bill).toMatchObject({
      status: "draft",
      last_finalization_error: { code: "customer_tax_location_invalid" },
    });
    await reconcileBilling(db);
    await reconcileBilling(db);
    const told = [...kept.jobs.values()].filter(
      ({ kind }) => kind === "tell_support_of_subscription",
    );
    expect(told.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ userId: dana.userId, about: bill?.id, why: "invoice" }),
    ]);
  });
});

describe("A call that Stripe refuses", () => {
  it("takes no plan along where it is only about the next charge", async () => {
    const dana = await subscribed();
    await control("faults", { method: "POST", path: "/v1/invoices/create_preview", status: 400 });
    await syncSubscription(db, dana.customer());
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", status: "trialing", nextCharge: null });
  });

  it("is logged in Stripe's words, without secrets", async () => {
    const dana = await subscribed();
    await account.api("DELETE", `/v1/customers/${dana.customer()}`);
    const row = kept.rows.get(dana.userId);
    if (row) row.customerId = "cus_4242424242424242";
    const { failures } = await reconcileBilling(db);
    const logs = failures.map((failure) => String(Reflect.get(Object(failure), "log")));
    expect(logs.join()).not.toContain("4242424242424242");
    expect(logs.join()).toMatch(/404 resource_missing req_\w+ No such customer/);
  });
});

it("A checkout charges in dollars, wherever somebody is", async () => {
  const dana = owner();
  const { sessionId } = await dana.start();
  expect(await account.api("GET", `/v1/checkout/sessions/${sessionId}`)).toMatchObject({
    adaptive_pricing: { enabled: false },
  });
});
