import "./support/in-memory";
import { z } from "zod";
import { enqueueJob } from "#lib/data/jobs";
import { sendMail } from "#lib/vendors/mail";
import { reconcileBilling } from "#lib/workflows/plans/reconcile-billing";
import { syncSubscription } from "#lib/workflows/plans/sync-subscription";
import { tellSupportOfSubscription } from "#lib/workflows/plans/tell-support-of-subscription";
import { account, anyProduct, made, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const item = z.object({ items: z.object({ data: z.array(made) }) });
type Owner = ReturnType<typeof owner>;

/** A price that somebody made in Stripe's dashboard: no lookup key and no metadata. */
const dashboardPrice = async (product: string, interval = "month") =>
  made.parse(
    await account.api("POST", "/v1/prices", {
      product,
      currency: "usd",
      unit_amount: "45000",
      "recurring[interval]": interval,
    }),
  ).id;

async function moveTo(id: string, price: string) {
  const now = item.parse(await account.api("GET", `/v1/subscriptions/${id}`));
  await account.api("POST", `/v1/subscriptions/${id}`, {
    "items[0][id]": now.items.data[0]?.id ?? "",
    "items[0][price]": price,
    proration_behavior: "none",
  });
}

/** Some product that names no plan. */
async function plainProduct(): Promise<string> {
  return made.parse(await account.api("POST", "/v1/products", { name: "Something" })).id;
}

/** What support was told of an account. */
const told = ({ userId }: Owner) =>
  [...kept.jobs.values()]
    .filter(({ kind, payload }) => kind.endsWith("_subscription") && payload.userId === userId)
    .map(({ payload }) => payload.why);

const WAYS: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
  ["price", async (id) => moveTo(id, await dashboardPrice(await plainProduct()))],
  [
    "items",
    async (id) => {
      const price = await dashboardPrice(await plainProduct());
      return account.api("POST", "/v1/subscription_items", { subscription: id, price });
    },
  ],
  [
    "status",
    (id) =>
      fetch(`${account.origin}/stripe/later-version`, {
        method: "POST",
        body: JSON.stringify({ subscription: id }),
      }),
  ],
];

describe("A subscription that somebody changed at Stripe", () => {
  it("has the plan of its price's product", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("scale_monthly");
    await moveTo(subscription.id, await dashboardPrice(await anyProduct()));
    const { unnamed } = await reconcileBilling(db);
    expect(unnamed).toEqual([]);
    // The first product of the table of plans is the last in Stripe's list.
    expect(dana.found()).toMatchObject({ status: "trialing", nextCharge: 45_000, unnamed: null });
  });

  it.each(WAYS)("beyond what we can name, by its %s, keeps its plan", async (why, change) => {
    const dana = owner();
    const { subscription } = await dana.subscribe("scale_monthly");
    await change(subscription.id);
    const { unnamed } = await reconcileBilling(db);
    expect(unnamed).toEqual([`${subscription.id} (${why})`]);
    expect(dana.found()).toMatchObject({ plan: "SCALE", status: "trialing", canceledAt: null });
    await expect(dana.start()).rejects.toMatchObject({ code: "conflict" });
    await expect(dana.change("launch_monthly")).rejects.toMatchObject({ code: "conflict" });
    await reconcileBilling(db);
    expect(told(dana)).toEqual([why]);
  });

  it("ends, and is named, where its account was deleted here", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("scale_monthly");
    await WAYS[0]?.[1](subscription.id);
    const customerId = dana.customer();
    kept.rows.delete(dana.userId);
    kept.profiles.delete(dana.userId);
    expect(await reconcileBilling(db)).toMatchObject({ strangers: 1, ended: [], ownerless: [] });
    await enqueueJob(db, "end_billing", { customerId }, `end-billing:${customerId}`);
    expect(await reconcileBilling(db)).toMatchObject({ strangers: 0, ended: [customerId] });
    expect(await reconcileBilling(db)).toMatchObject({ strangers: 1, ended: [], failures: [] });
  });

  it("ends with its plan, whatever its price is", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("scale_monthly");
    await WAYS[0]?.[1](subscription.id);
    await syncSubscription(db, dana.customer());
    await dana.cancel(subscription.id);
    expect(dana.found()).toMatchObject({ plan: "SCALE", status: "canceled" });
    expect((await reconcileBilling(db)).unnamed).toEqual([]);
    expect(await dana.start()).toHaveProperty("clientSecret");
  });
});

describe("A subscription that somebody made at Stripe in the place of ours", () => {
  /** What somebody made beside ours, at a price that names no plan. */
  async function beside(dana: Owner) {
    const price = await dashboardPrice(await plainProduct());
    return made.parse(
      await account.api("POST", "/v1/subscriptions", {
        customer: dana.customer(),
        "items[0][price]": price,
        collection_method: "send_invoice",
      }),
    );
  }

  it("and runs beside ours lets nothing be ended here, until it is gone", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("scale_monthly");
    const other = await beside(dana);
    await expect(dana.cancel(subscription.id)).rejects.toMatchObject({ code: "conflict" });
    expect(await account.api("GET", `/v1/subscriptions/${subscription.id}`)).toMatchObject({
      status: "trialing",
    });
    await account.api("DELETE", `/v1/subscriptions/${other.id}`);
    await dana.cancel(subscription.id);
    expect(dana.found()?.status).toBe("canceled");
  });

  it("and that we can't name takes no plan away, and sells no second one", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("scale_monthly");
    const other = await beside(dana);
    await account.api("DELETE", `/v1/subscriptions/${subscription.id}`);
    expect((await reconcileBilling(db)).unnamed).toEqual([`${other.id} (price)`]);
    expect(dana.found()).toMatchObject({ id: subscription.id, plan: "SCALE", status: "trialing" });
    await expect(dana.start()).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Our team is looking at your subscription"),
    });
    await expect(dana.cancel(subscription.id)).rejects.toMatchObject({ code: "conflict" });
    expect(told(dana)).toEqual(["price"]);
    await account.api("DELETE", `/v1/subscriptions/${other.id}`);
    await reconcileBilling(db);
    expect(dana.found()?.status).toBe("canceled");
  });
});

it("Support is told what to mend at Stripe", async () => {
  const dana = owner();
  const about = { customerId: "cus_1", about: "sub_1", why: "price" } as const;
  await tellSupportOfSubscription(
    db,
    { jobId: "j1", userId: dana.userId, ...about },
    "help@app.example",
  );
  const [mail] = jest.mocked(sendMail).mock.calls[0] ?? [];
  expect(mail?.to.address).toBe("help@app.example");
  expect(mail?.text).toContain(dana.email);
  expect(mail?.text).toContain("Add the metadata plan");
  expect(mail?.text).toContain("https://dashboard.stripe.com/subscriptions/sub_1");
});
