import { z } from "zod";
import { HANDLED_EVENTS } from "#lib/domain/plans/billing-event";
import { OFFERED_PLANS, planName } from "#lib/domain/plans/plans";
import { connect } from "#lib/vendors/stripe/connection";
import { setUpEndpoint } from "#lib/vendors/stripe/endpoint";
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

const endpoints = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), url: z.string(), enabled_events: z.array(z.string()) }),
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
      product: wrong?.product ?? "",
      currency: "usd",
      unit_amount: "1",
      "recurring[interval]": "month",
      lookup_key: "launch_monthly",
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

  it("makes the webhook endpoint once, mends it, and tells its secret only when it is made", async () => {
    const url = "https://app.example.com/api/stripe/webhook";
    const endpoint = () =>
      setUpEndpoint(connect({ secretKey: KEYS.stripe.secret, apiUrl: account.origin }), url);
    const path = "/v1/webhook_endpoints";
    const there = async () =>
      endpoints.parse(await account.api("GET", path)).data.filter((one) => one.url === url);
    // An endpoint of an older release, which goes on until somebody deletes it.
    await account.api("POST", path, {
      url,
      "enabled_events[0]": "invoice.paid",
      api_version: "2025-12-15.clover",
    });
    const [old] = await there();
    const made = await endpoint();
    expect(made).toEqual({
      outcome: "made",
      secret: expect.stringMatching(/^whsec_/),
      outdated: [old?.id],
    });
    const ours = (await there()).find(({ id }) => id !== old?.id);
    expect(ours).toMatchObject({
      enabled_events: [...HANDLED_EVENTS],
      api_version: "2026-10-28.endive",
    });
    await account.api("DELETE", `${path}/${old?.id}`);
    expect(await endpoint()).toEqual({ outcome: "kept", secret: null, outdated: [] });
    await account.api("POST", `${path}/${ours?.id}`, {
      "enabled_events[0]": "invoice.paid",
      disabled: "true",
    });
    expect(await endpoint()).toEqual({ outcome: "mended", secret: null, outdated: [] });
    expect(await there()).toEqual([ours]);
  });
});
