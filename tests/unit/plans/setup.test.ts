import { z } from "zod";
import { OFFERED_PLANS, planName } from "#lib/domain/plans/plans";
import { connect } from "#lib/vendors/stripe/connection";
import { setUpPortal } from "#lib/vendors/stripe/portal";
import { setUpPrices } from "#lib/vendors/stripe/prices";
import { KEYS } from "#tests/unit/local/support/keys";
import { type Account, openAccount } from "./support/account";

const prices = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      lookup_key: z.string().nullable(),
      unit_amount: z.number(),
      product: z.string(),
    }),
  ),
});
const PLANS = OFFERED_PLANS.map((plan) => ({ plan, title: planName(plan) }));

const configurations = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      features: z.record(z.string(), z.unknown()),
      metadata: z.record(z.string(), z.string()),
    }),
  ),
});

let account: Account;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

describe("Setting up an account at Stripe", () => {
  const setUp = () =>
    setUpPrices(connect({ secretKey: KEYS.stripe.secret, apiUrl: account.origin }), PLANS);
  const priced = async (key: string) =>
    prices.parse(await account.api("GET", "/v1/prices", { "lookup_keys[0]": key, active: "true" }))
      .data;

  it("makes what is missing, mends what is wrong, and then changes nothing", async () => {
    const [missing] = await priced("scale_yearly");
    const [wrong] = await priced("launch_monthly");
    await account.api("POST", `/v1/prices/${missing?.id}`, { active: "false" });
    await account.api("POST", "/v1/prices", {
      ...{ product: wrong?.product ?? "", currency: "usd", unit_amount: "1" },
      ...{ "recurring[interval]": "month", lookup_key: "launch_monthly" },
      transfer_lookup_key: "true",
    });
    const outcomes = new Map((await setUp()).map(({ key, outcome }) => [key, outcome]));
    expect(outcomes.size).toBe(6);
    expect(outcomes.get("scale_yearly")).toBe("made");
    expect(outcomes.get("launch_monthly")).toBe("replaced");
    expect(outcomes.get("starter_monthly")).toBe("kept");
    expect(await priced("launch_monthly")).toMatchObject([{ unit_amount: 14_900 }]);
    expect(await priced("scale_yearly")).toMatchObject([{ unit_amount: 479_000 }]);
    const again = await setUp();
    expect(again.every(({ outcome }) => outcome === "kept")).toBe(true);
  });

  it("makes a billing portal that neither cancels nor changes plans, mends it, and finds it again", async () => {
    const portal = () =>
      setUpPortal(connect({ secretKey: KEYS.stripe.secret, apiUrl: account.origin }));
    const path = "/v1/billing_portal/configurations";
    const active = async () =>
      configurations.parse(await account.api("GET", path, { active: "true" })).data;
    const [stocked] = await active();
    expect(await portal()).toBe("kept");
    // Somebody else's of the same account.
    await account.api("POST", path, { "features[subscription_cancel][enabled]": "true" });
    await account.api("POST", `${path}/${stocked?.id}`, { active: "false" });
    expect(await portal()).toBe("made");
    expect(await portal()).toBe("kept");
    const ours = (await active()).find(({ metadata }) => metadata.portal === "rolecall");
    expect(ours?.features).toEqual({
      customer_update: { enabled: true, allowed_updates: ["name", "email", "address", "tax_id"] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_pause: { enabled: false },
      subscription_update: { enabled: false },
    });
    await account.api("POST", `${path}/${ours?.id}`, {
      "features[subscription_cancel][enabled]": "true",
    });
    expect(await portal()).toBe("replaced");
    expect((await active()).find(({ id }) => id === ours?.id)).toEqual(ours);
    expect(await active()).toHaveLength(2);
  });
});
