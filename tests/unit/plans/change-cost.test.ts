import "./support/in-memory";
import { z } from "zod";
import { nextCharge } from "#lib/vendors/stripe/upcoming";
import { account, anyProduct, owner } from "./support/at-stripe";

describe("What a change costs", () => {
  it("is said before plan or cycle changes", async () => {
    const dana = owner();
    await expect(dana.change("scale_monthly")).rejects.toMatchObject({
      code: "conflict",
    });
    const { subscription } = await dana.subscribe();
    expect(await dana.look("scale_monthly")).toEqual({
      from: { plan: "LAUNCH", cycle: "monthly" },
      to: { plan: "SCALE", cycle: "monthly" },
      dueToday: 0,
      credit: 0,
      creditUsed: 0,
      prorationDate: null,
      settled: "prorated",
      nextDate: subscription.trialEnd,
      next: { cents: 49_900, tax: "none" },
    });
    await dana.change("launch_yearly");
    expect(dana.found()).toMatchObject({ cycle: "yearly", status: "trialing" });
    await dana.cancel(subscription.id);
    await dana.subscribe();
    const { dueToday } = await dana.look("scale_monthly");
    expect(dueToday).toBeGreaterThan(34_000);
    expect(dueToday).toBeLessThanOrEqual(35_000);
    await dana.change("scale_monthly");
    expect(dana.found()).toMatchObject({ plan: "SCALE", status: "active" });
    await expect(dana.change("scale_monthly")).rejects.toMatchObject({
      message: "You're already on this plan.",
    });
  });

  it("by the year changes to the month: next billed after a month, and the rest stays as credit", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("starter_yearly");
    await dana.cancel(subscription.id);
    await dana.subscribe("scale_yearly");
    const { dueToday, credit, nextDate } = await dana.look("starter_monthly");
    expect(dueToday).toBe(0);
    const days = (Date.parse(nextDate ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    // A year of Scale less a month of Starter.
    expect(credit).toBeGreaterThan(479_000 - 9900 - 100);
    expect(credit).toBeLessThanOrEqual(479_000 - 9900);
    await dana.change("starter_monthly");
    expect(
      Math.abs(Date.parse(dana.found()?.periodEnd ?? "") - Date.parse(nextDate ?? "")),
    ).toBeLessThan(60_000);
    const customer = z.object({ balance: z.number() });
    const { balance } = customer.parse(
      await account.api("GET", `/v1/customers/${dana.customer()}`),
    );
    expect(Math.abs(balance + credit)).toBeLessThan(100);
  });

  it("is Stripe's own price of a period, with its discount and tax, before and after", async () => {
    const dana = owner();
    const details = { address: "1 Main Street" };
    const { subscription } = await dana.subscribe("launch_monthly", { details });
    const at = `/v1/subscriptions/${subscription.id}`;
    const coupon = z
      .object({ id: z.string() })
      .parse(await account.api("POST", "/v1/coupons", { percent_off: "50", duration: "forever" }));
    await account.api("POST", at, { "discounts[0][coupon]": coupon.id });
    expect((await dana.look("scale_yearly")).next).toEqual({ cents: 239_500, tax: "none" });
    await account.api("POST", at, { "automatic_tax[enabled]": "true" });
    // The address that was given beside the card is taxed.
    const { next } = await dana.look("scale_yearly");
    expect(next).toEqual({ cents: 258_660, tax: "included" });
    await dana.change("scale_yearly");
    expect(dana.found()).toMatchObject({ plan: "SCALE", nextCharge: 258_660 });
  });

  it("is said before tax where the address is not known", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("launch_monthly");
    await account.api("POST", `/v1/subscriptions/${subscription.id}`, {
      "automatic_tax[enabled]": "true",
    });
    expect((await dana.look("scale_monthly")).next).toEqual({ cents: 49_900, tax: "added" });
  });

  it("has a next bill at its own price and less the credit, whatever the list says now", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("starter_monthly");
    expect(await nextCharge(subscription.id)).toBe(9900);
    await account.api("POST", `/v1/customers/${dana.customer()}`, { balance: "-4900" });
    const list = async (cents: string) =>
      account.api("POST", "/v1/prices", {
        product: await anyProduct(),
        currency: "usd",
        unit_amount: cents,
        "recurring[interval]": "month",
        lookup_key: "starter_monthly",
        transfer_lookup_key: "true",
        "metadata[plan]": "STARTER",
      });
    await list("20000");
    expect(await nextCharge(subscription.id)).toBe(5000);
    await list("9900");
    await dana.cancel(subscription.id);
    expect(await nextCharge(subscription.id)).toBeNull();
  });
});
