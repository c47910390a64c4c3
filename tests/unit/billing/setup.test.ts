import { z } from "zod";
import { OFFERED_PLANS, planName } from "#lib/domain/plans";
import { connect } from "#lib/vendors/stripe/connection";
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
});
