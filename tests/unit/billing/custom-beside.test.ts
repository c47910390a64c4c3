import "./support/in-memory";
import { z } from "zod";
import { sendMail } from "#lib/vendors/mail";
import { endOtherSubscription } from "#lib/workflows/billing/end-other-subscription";
import { account, anyProduct, made, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";

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
    const price = made.parse(
      await account.api("POST", "/v1/prices", {
        ...{ product: await anyProduct(), currency: "usd", unit_amount: "30000" },
        ...{ "recurring[interval]": "month", "metadata[plan]": "SCALE" },
      }),
    );
    await account.api("POST", "/v1/subscriptions", {
      ...{ customer: dana.customer(), "items[0][price]": price.id },
      collection_method: "send_invoice",
    });
    kept.byHand.set(dana.userId, "CUSTOM");
    await end(dana);
    expect(await ends(dana)).toMatchObject([{ cancel_at_period_end: false }]);
    const [mail] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail?.to).toBe(SUPPORT);
    expect(mail?.text).toContain(`${dana.customer()} now has a Custom plan`);
  });
});
