import { z } from "zod";
import { type Account, openAccount } from "#tests/unit/plans/support/account";

const made = z.object({ id: z.string() });
const listed = z.object({ data: z.array(made) });

let account: Account;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

describe("The stand-in's portal", () => {
  it("brings no subscription back that was cancelled with a bill that waits", async () => {
    const customer = made.parse(await account.api("POST", "/v1/customers")).id;
    const prices = await account.api("GET", "/v1/prices", { "lookup_keys[0]": "launch_monthly" });
    const { id } = made.parse(
      await account.api("POST", "/v1/subscriptions", {
        customer,
        "items[0][price]": listed.parse(prices).data[0]?.id ?? "",
        collection_method: "send_invoice",
      }),
    );
    await account.api("DELETE", `/v1/subscriptions/${id}`);
    const { url } = z
      .object({ url: z.string() })
      .parse(
        await account.api("POST", "/v1/billing_portal/sessions", { customer, return_url: "/" }),
      );
    const card = { number: "4242 4242 4242 4242", expMonth: 1, expYear: 2034, confirmed: false };
    const saved = await fetch(url, { method: "POST", body: JSON.stringify(card) });
    expect(saved.ok).toBe(true);
    expect(await account.api("GET", `/v1/subscriptions/${id}`)).toMatchObject({
      status: "canceled",
    });
    const open = await account.api("GET", "/v1/invoices", { customer, status: "open" });
    expect(listed.parse(open).data).toHaveLength(1);
  });
});
