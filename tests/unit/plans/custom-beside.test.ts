import "./support/in-memory";
import { z } from "zod";
import { sendMail } from "#lib/vendors/mail";
import { endOtherSubscription } from "#lib/workflows/plans/end-other-subscription";
import { syncSubscription } from "#lib/workflows/plans/sync-subscription";
import { account, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const SUPPORT = "hello@rolecall.example";
type Dana = ReturnType<typeof owner>;
const end = (dana: Dana) => endOtherSubscription(db, { jobId: "j1", userId: dana.userId }, SUPPORT);
const ends = async (dana: Dana) =>
  z
    .array(z.object({ status: z.string(), cancel_at_period_end: z.boolean() }))
    .parse(await dana.all("subscriptions"));

describe("A Custom plan that is given by hand", () => {
  beforeEach(() => jest.mocked(sendMail).mockReset());

  it("lets the trial beside it end without a charge, however often it is looked at", async () => {
    const dana = owner();
    await dana.subscribe();
    kept.byHand.set(dana.userId, "CUSTOM");
    await end(dana);
    await end(dana);
    expect(await ends(dana)).toEqual([{ status: "trialing", cancel_at_period_end: true }]);
    expect(dana.found()?.cancelAt).not.toBeNull();
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("that was taken again leaves what is billed as it is", async () => {
    const dana = owner();
    await dana.subscribe();
    await end(dana);
    expect(await ends(dana)).toEqual([{ status: "trialing", cancel_at_period_end: false }]);
  });

  it("names to support what people made at Stripe, and leaves it alone", async () => {
    const dana = owner();
    await dana.start();
    await dana.givenAtStripe("SCALE");
    kept.byHand.set(dana.userId, "CUSTOM");
    await end(dana);
    expect(await ends(dana)).toMatchObject([{ cancel_at_period_end: false }]);
    const [mail] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail?.to.address).toBe(SUPPORT);
    expect(mail?.text).toContain(`${dana.customer()} now has a Custom plan`);
  });
});

/** The job that a reading queued for an account; undefined if none did. */
const queued = ({ userId }: Dana) => kept.jobs.get(`end-other:${userId}`);

describe("What runs beside a Custom plan", () => {
  beforeEach(() => jest.mocked(sendMail).mockReset());

  it("is let end where Custom was made at Stripe, and its owner is mailed the day", async () => {
    const dana = owner();
    await dana.subscribe();
    expect(queued(dana)).toBeUndefined();
    const custom = await dana.givenAtStripe("CUSTOM");
    await syncSubscription(db, dana.customer());
    expect(dana.found()).toMatchObject({ id: custom, plan: "CUSTOM" });
    const job = { kind: "end_other_subscription", payload: { userId: dana.userId } };
    expect(queued(dana)).toEqual(job);
    await end(dana);
    const states = await ends(dana);
    expect(states).toContainEqual({ status: "trialing", cancel_at_period_end: true });
    expect(states).toContainEqual({ status: "active", cancel_at_period_end: false });
    expect([...kept.jobs.values()]).toContainEqual({
      kind: "mail_billing",
      payload: expect.objectContaining({ mail: "plan_ending", plan: "LAUNCH" }),
    });
    // What ends by itself is not looked at again.
    kept.jobs.clear();
    await syncSubscription(db, dana.customer());
    expect(queued(dana)).toBeUndefined();
  });

  it("is let end where it was bought in a checkout that was still open", async () => {
    const dana = owner();
    const { clientSecret } = await dana.start("scale_monthly");
    kept.byHand.set(dana.userId, "CUSTOM");
    expect(await account.pay(clientSecret)).toHaveProperty("next");
    await syncSubscription(db, dana.customer());
    expect(queued(dana)).toBeDefined();
    await end(dana);
    expect(await ends(dana)).toEqual([{ status: "trialing", cancel_at_period_end: true }]);
  });

  it("can't be bought any more in a checkout that was open", async () => {
    const dana = owner();
    const { clientSecret } = await dana.start("scale_monthly");
    kept.byHand.set(dana.userId, "CUSTOM");
    await end(dana);
    expect((await account.pay(clientSecret)).error?.message).toBe(
      "This checkout is no longer open.",
    );
  });

  it("is left alone beside a plan for tests", async () => {
    const dana = owner();
    await dana.subscribe();
    kept.byHand.set(dana.userId, "TEST");
    await syncSubscription(db, dana.customer());
    expect(queued(dana)).toBeUndefined();
  });
});
