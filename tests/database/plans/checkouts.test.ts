import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  abandonCheckout,
  beginCheckoutRequest,
  claimCheckout,
  customerGeneration,
  endCheckout,
  keepCheckout,
  raiseCustomerGeneration,
} from "#lib/data/plans/checkouts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe.each([ENGINE])("A company's checkout on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning", null);
  });

  it("is one, until it is paid, expires or another price is chosen", async () => {
    const service = db.service();
    const { userId } = company.owner;
    const claim = async (key: string) =>
      claimCheckout(service, userId, key, await beginCheckoutRequest(service));
    const first = await claim("launch_monthly");
    expect(first).toEqual({ generation: 1, sessionId: null });
    expect(await claim("launch_monthly")).toEqual(first);
    const session = { generation: 1, sessionId: "cs_1", expiresAt: daysAgo(-1) };
    expect(await keepCheckout(service, userId, session)).toBe(true);
    // Another click finds the same session: customer messaging hears of it once.
    expect(await keepCheckout(service, userId, session)).toBe(true);
    const told = await service
      .from("customerio")
      .select("plan_status, trial_ends_at")
      .eq("user_id", userId);
    expect(told.data).toHaveLength(1);
    expect(told.data?.[0]?.plan_status).toBe("onboarding");
    const days = (Date.parse(told.data?.[0]?.trial_ends_at ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    expect(await claim("launch_monthly")).toEqual({ ...first, sessionId: "cs_1" });
    const second = await claim("scale_yearly");
    expect(second).toEqual({ generation: 2, sessionId: null });
    // What was made for the first claim comes too late.
    expect(await keepCheckout(service, userId, session)).toBe(false);
    expect(await endCheckout(service, userId, "cs_1")).toBe(false);
    const other = { generation: 2, sessionId: "cs_2", expiresAt: daysAgo(-1) };
    await keepCheckout(service, userId, other);
    expect(await endCheckout(service, userId, "cs_2")).toBe(true);
    expect(await endCheckout(service, userId, "cs_2")).toBe(false);
    const third = await claim("scale_yearly");
    expect(third).toEqual({ generation: 4, sessionId: null });
    await keepCheckout(service, userId, { ...other, generation: 4, expiresAt: daysAgo(1) });
    expect((await claim("scale_yearly"))?.generation).toBe(5);
    // Stripe failed to open it: only the claim that failed ends, and once.
    await abandonCheckout(service, userId, 4);
    expect((await claim("scale_yearly"))?.generation).toBe(5);
    await abandonCheckout(service, userId, 5);
    await abandonCheckout(service, userId, 5);
    expect((await claim("scale_yearly"))?.generation).toBe(7);
    await keepCheckout(service, userId, { ...other, generation: 7 });
    await abandonCheckout(service, userId, 7);
    expect(await claim("scale_yearly")).toMatchObject({ generation: 7, sessionId: "cs_2" });
  });

  it("is the one that was requested last, whoever claims it first", async () => {
    const service = db.service();
    const { userId } = company.owner;
    const [early, late] = [
      await beginCheckoutRequest(service),
      await beginCheckoutRequest(service),
    ];
    expect(await claimCheckout(service, userId, "scale_yearly", late)).toMatchObject({
      generation: 1,
    });
    expect(await claimCheckout(service, userId, "launch_monthly", early)).toBeNull();
    // The same request twice is one.
    expect(await claimCheckout(service, userId, "scale_yearly", early)).toMatchObject({
      generation: 1,
    });
    const session = { generation: 1, sessionId: "cs_1", expiresAt: daysAgo(-1) };
    expect(await keepCheckout(service, userId, session)).toBe(true);
    const later = await beginCheckoutRequest(service);
    expect(await claimCheckout(service, userId, "launch_monthly", later)).toMatchObject({
      generation: 2,
    });
    expect(await claimCheckout(service, userId, "scale_yearly", late)).toBeNull();
    expect(await keepCheckout(service, userId, session)).toBe(false);
  });

  it("counts the failures to make its customer, each once", async () => {
    const service = db.service();
    const { userId } = company.owner;
    expect(await customerGeneration(service, userId)).toBe(0);
    for (let caller = 0; caller < 3; caller++) await raiseCustomerGeneration(service, userId, 0);
    expect(await customerGeneration(service, userId)).toBe(1);
  });
});
