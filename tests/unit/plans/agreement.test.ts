import "./support/in-memory";
import { z } from "zod";
import { addMonths } from "#lib/domain/plans/billing";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { confirmChangeSchema, upgradeSchema } from "#lib/domain/plans/billing-request";
import { companyDate } from "#lib/domain/text/dates";
import { changePrice } from "#lib/vendors/stripe/changes";
import { nextCharge } from "#lib/vendors/stripe/upcoming";
import { changePlan } from "#lib/workflows/plans/change-plan";
import { upgradePlan } from "#lib/workflows/plans/upgrade-plan";
import { account, made, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";
import { APP } from "./support/owner";

const CHANGED = { code: "conflict", message: BILLING_REFUSALS.costChanged };

/** Somebody who has had their trial and pays for Starter by the month. */
async function subscriber() {
  const dana = owner();
  const { subscription } = await dana.subscribe("starter_monthly");
  await dana.cancel(subscription.id);
  await dana.subscribe("starter_monthly");
  const invoices = async () =>
    z
      .object({ data: z.array(z.object({ amount_paid: z.number(), period_start: z.number() })) })
      .parse(await account.api("GET", "/v1/invoices", { customer: dana.customer(), limit: "100" }))
      .data;
  const bills = async () => (await invoices()).map(({ amount_paid }) => amount_paid);
  const balance = async () =>
    z
      .object({ balance: z.number() })
      .parse(await account.api("GET", `/v1/customers/${dana.customer()}`)).balance;
  return { ...dana, invoices, bills, balance };
}

describe("What was agreed to", () => {
  it("is charged, to the cent and the moment that was shown", async () => {
    const dana = await subscriber();
    const shown = await dana.look("scale_monthly");
    expect(shown.prorationDate).toEqual(expect.any(Number));
    await changePlan(db, dana.userId, "scale_monthly", shown);
    expect(await dana.invoices()).toContainEqual({
      amount_paid: shown.dueToday,
      period_start: shown.prorationDate,
    });
  });

  it("is not charged where another tab moved to another plan or cycle meanwhile", async () => {
    const dana = await subscriber();
    const shown = await dana.look("launch_monthly");
    await dana.change("starter_yearly");
    const before = await dana.bills();
    await expect(changePlan(db, dana.userId, "launch_monthly", shown)).rejects.toMatchObject(
      CHANGED,
    );
    const wanted = { targetPlan: "LAUNCH", billingCycle: "monthly" as const, agreed: shown };
    await expect(upgradePlan(db, dana, wanted, APP)).rejects.toMatchObject(CHANGED);
    expect(await dana.bills()).toEqual(before);
    expect(dana.found()).toMatchObject({ plan: "STARTER", cycle: "yearly" });
    // A bare upgrade call agrees to nothing.
    await dana.upgrade("LAUNCH");
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", cycle: "yearly" });
  });

  it("is not charged where the subscription ended meanwhile, and no checkout opens", async () => {
    const dana = await subscriber();
    const shown = await dana.look("launch_monthly");
    await dana.cancel(dana.found()?.id ?? "");
    const wanted = { targetPlan: "LAUNCH", billingCycle: "monthly" as const, agreed: shown };
    await expect(upgradePlan(db, dana, wanted, APP)).rejects.toMatchObject({
      code: "conflict",
      message: BILLING_REFUSALS.justEnded,
    });
  });

  it("is not charged where it ended between our look and the change", async () => {
    const dana = await subscriber();
    const id = dana.found()?.id ?? "";
    await account.api("DELETE", `/v1/subscriptions/${id}`);
    await expect(changePrice(id, "price_any", { is: "kept" }, null)).rejects.toMatchObject({
      code: "conflict",
      message: BILLING_REFUSALS.justEnded,
    });
  });

  it("is not charged where the amount, the credit or the plan is another, or the moment was chosen", async () => {
    const dana = await subscriber();
    const shown = await dana.look("launch_monthly");
    const moment = shown.prorationDate ?? 0;
    for (const other of [
      { dueToday: shown.dueToday - 1 },
      { credit: 1 },
      { to: { plan: "SCALE", cycle: "monthly" } as const },
      { prorationDate: moment + 25 * 86_400 },
      { prorationDate: moment - 86_400 },
    ])
      await expect(
        changePlan(db, dana.userId, "launch_monthly", { ...shown, ...other }),
      ).rejects.toMatchObject(CHANGED);
    // Credit that came meanwhile changes what is due.
    await account.api("POST", `/v1/customers/${dana.customer()}`, { balance: "-1000" });
    await expect(changePlan(db, dana.userId, "launch_monthly", shown)).rejects.toMatchObject(
      CHANGED,
    );
    expect(dana.found()?.plan).toBe("STARTER");
    await dana.change("launch_monthly");
    expect(dana.found()?.plan).toBe("LAUNCH");
  });

  it("is charged once where several changes come at one moment", async () => {
    const dana = await subscriber();
    const keys = ["launch_monthly", "scale_monthly", "scale_yearly", "launch_monthly"];
    const shown = await Promise.all(keys.map(dana.look));
    const before = (await dana.bills()).length;
    const done = await Promise.allSettled(
      shown.map((agreed, index) => changePlan(db, dana.userId, keys[index] ?? "", agreed)),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of done)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "conflict" });
    expect(await dana.bills()).toHaveLength(before + 1);
    const upgrades = await Promise.allSettled([1, 2, 3].map(() => dana.upgrade("SCALE")));
    expect(upgrades.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
    expect(kept.changing.size).toBe(0);
  });

  it("is asked of a change, and not of a bare upgrade", () => {
    const bare = { lookup_key: "scale_monthly", user_id: "u" };
    expect(confirmChangeSchema.safeParse(bare).success).toBe(false);
    const upgrade = { user_id: "u", targetPlan: "LAUNCH", billingCycle: "monthly" };
    expect(upgradeSchema.parse(upgrade)).toEqual(upgrade);
  });
});

describe("Going down after more candidates were opened than the smaller plan has", () => {
  it("gives nothing back, back up costs nothing, and the next bill is the smaller plan's", async () => {
    const dana = await subscriber();
    await dana.change("scale_monthly");
    const bills = await dana.bills();
    kept.used.set(dana.userId, 30);
    for (const key of ["starter_monthly", "scale_monthly", "launch_monthly", "starter_monthly"]) {
      expect(await dana.look(key)).toMatchObject({ dueToday: 0, credit: 0, settled: "kept" });
      await dana.change(key);
    }
    expect(dana.found()).toMatchObject({ plan: "STARTER", status: "active" });
    expect([await dana.bills(), await dana.balance()]).toEqual([bills, 0]);
    // Another cycle begins now, at its own price.
    expect(await dana.look("starter_yearly")).toMatchObject({ dueToday: 95_000, settled: "kept" });
    await expect(dana.look("scale_yearly")).rejects.toMatchObject({
      message: expect.stringMatching(
        /^You've paid for Scale until \w+ \d+, 20\d\d\. Change to Scale first/,
      ),
    });
    // A bare upgrade goes by the same rule.
    await dana.upgrade("LAUNCH");
    expect([await dana.bills(), await dana.balance()]).toEqual([bills, 0]);
  });

  it("gives the rest of the month back where they fit the smaller plan", async () => {
    const dana = await subscriber();
    await dana.change("scale_monthly");
    kept.used.set(dana.userId, 10);
    const shown = await dana.look("starter_monthly");
    expect(shown.settled).toBe("prorated");
    await changePlan(db, dana.userId, "starter_monthly", shown);
    expect(await dana.balance()).toBe(-shown.credit);
    expect(shown.credit).toBeGreaterThan(39_000);
  });

  it("keeps the month, and gives back what was paid for the year after it", async () => {
    const dana = await subscriber();
    await dana.change("scale_yearly");
    kept.used.set(dana.userId, 30);
    const bills = await dana.bills();
    const shown = await dana.look("starter_yearly");
    expect(shown).toMatchObject({ dueToday: 0, settled: "month_kept" });
    // The yearly plans' difference for a year, less a month.
    expect(shown.credit).toBeGreaterThan(((479_000 - 95_000) * (365 - 32)) / 365);
    expect(shown.credit).toBeLessThan(((479_000 - 95_000) * (366 - 27)) / 366);
    await changePlan(db, dana.userId, "starter_yearly", shown);
    expect(dana.found()).toMatchObject({ plan: "STARTER", cycle: "yearly" });
    expect([await dana.bills(), await dana.balance()]).toEqual([
      expect.arrayContaining(bills),
      -shown.credit,
    ]);
    // Back again costs what was given back, and no more: the month is paid for.
    expect(await dana.look("scale_yearly")).toMatchObject({
      dueToday: 0,
      credit: 0,
      settled: "month_kept",
    });
    await dana.change("scale_yearly");
    expect(await dana.balance()).toBe(0);
  });

  it("within a year waits with the month's cycle only, and says the company's day", async () => {
    const dana = await subscriber();
    await dana.change("scale_yearly");
    kept.used.set(dana.userId, 30);
    const { startedAt } = dana.found() ?? { startedAt: "" };
    const day = companyDate(addMonths(new Date(startedAt), 1).toISOString(), kept.timeZone);
    const more = "You've opened more candidates this month than Starter includes.";
    const message = `${more} You can change to Starter billed yearly now. After ${day}, you can switch to monthly billing.`;
    await expect(dana.change("starter_monthly")).rejects.toMatchObject({ message });
    await dana.change("starter_yearly");
    await expect(dana.change("starter_monthly")).rejects.toMatchObject({
      message: `${more} After ${day}, you can switch to monthly billing.`,
    });
  });

  it.each([
    ["starter_yearly", 0],
    ["starter_monthly", 9900],
  ])("in the last month of a year is made before the renewal, to %s", async (key, dueToday) => {
    const now = Math.floor(Date.now() / 1000);
    const dana = owner();
    const { subscription } = await dana.subscribe("scale_yearly");
    await dana.cancel(subscription.id);
    const clocks = "/v1/test_helpers/test_clocks";
    const began = { frozen_time: String(now - 355 * 86_400), customer: dana.customer() };
    const { id } = made.parse(await account.api("POST", clocks, began));
    await dana.subscribe("scale_yearly");
    await account.api("POST", `${clocks}/${id}/advance`, { frozen_time: String(now) });
    kept.used.set(dana.userId, 12);
    const shown = await dana.look(key);
    expect(shown).toMatchObject({ dueToday, credit: 0, settled: "kept" });
    await changePlan(db, dana.userId, key, shown);
    const { id: running = "", plan } = dana.found() ?? {};
    expect(plan).toBe("STARTER");
    expect(await nextCharge(running)).toBe(dueToday === 0 ? 95_000 : 9900);
  });
});
