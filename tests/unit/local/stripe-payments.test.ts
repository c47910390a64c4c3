import { z } from "zod";
import { freshNumber } from "#local/stripe/pages/card-form";
import { type Account, openAccount } from "#tests/unit/plans/support/account";

const made = z.object({ id: z.string() });
const bill = z.object({
  id: z.string(),
  status: z.string(),
  attempt_count: z.number(),
  hosted_invoice_url: z.string().nullable(),
  next_payment_attempt: z.number().nullable(),
});
const bills = z.object({ data: z.array(bill) });
const DAY = 86_400;
const ASKS_ALWAYS = "40003184";

let account: Account;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

const now = () => Math.floor(Date.now() / 1000);

async function atClock(began: number) {
  const clocks = "/v1/test_helpers/test_clocks";
  const { id: clock } = made.parse(
    await account.api("POST", clocks, { frozen_time: String(began) }),
  );
  const customer = made.parse(await account.api("POST", "/v1/customers", { test_clock: clock })).id;
  const advance = (to: number) =>
    account.api("POST", `${clocks}/${clock}/advance`, { frozen_time: String(to) });
  return { customer, advance };
}

/** A checkout of Launch by the month. */
async function checkout(customer: string, trialDays = 0) {
  const prices = await account.api("GET", "/v1/prices", { "lookup_keys[0]": "launch_monthly" });
  const price = z.object({ data: z.array(made) }).parse(prices).data[0]?.id ?? "";
  return z.object({ id: z.string(), client_secret: z.string() }).parse(
    await account.api("POST", "/v1/checkout/sessions", {
      customer,
      mode: "subscription",
      ui_mode: "embedded_page",
      return_url: "/",
      "line_items[0][price]": price,
      ...(trialDays > 0 && { "subscription_data[trial_period_days]": String(trialDays) }),
    }),
  );
}

const only = async (customer: string) => {
  const all = await account.api("GET", "/v1/subscriptions", { customer, status: "all" });
  const { data } = z
    .object({ data: z.array(z.object({ id: z.string(), status: z.string() })) })
    .parse(all);
  expect(data).toHaveLength(1);
  return data[0] ?? { id: "", status: "" };
};
const billsOf = async (customer: string) =>
  bills.parse(await account.api("GET", "/v1/invoices", { customer })).data;

const typed = (number: string, confirmed = false) => ({
  method: "POST",
  body: JSON.stringify({ number, expMonth: 1, expYear: 2034, confirmed }),
});

describe("A checkout without a trial", () => {
  it("leaves an incomplete subscription when a card is declined, and the next card pays that one", async () => {
    const { customer, advance } = await atClock(now() - DAY);
    const session = await checkout(customer);
    const declined = { number: "4000 0000 0000 0002" };
    expect(await account.pay(session.client_secret, declined)).toHaveProperty("error.code");
    expect(await account.pay(session.client_secret, declined)).toHaveProperty("error.code");
    const { id, status } = await only(customer);
    expect(status).toBe("incomplete");
    expect(await billsOf(customer)).toMatchObject([{ status: "open", next_payment_attempt: null }]);
    expect(await account.api("GET", `/v1/checkout/sessions/${session.id}`)).toMatchObject({
      status: "open",
    });
    expect(await account.pay(session.client_secret)).toHaveProperty("next");
    expect(await only(customer)).toEqual({ id, status: "active" });
    expect(await billsOf(customer)).toMatchObject([{ status: "paid" }]);
    await advance(now());
  });

  it("gives an incomplete subscription up after 23 hours, and its bill with it", async () => {
    const { customer, advance } = await atClock(now() - DAY);
    await account.pay((await checkout(customer)).client_secret, { family: "40000341" });
    expect((await only(customer)).status).toBe("incomplete");
    await advance(now());
    expect((await only(customer)).status).toBe("incomplete_expired");
    expect(await billsOf(customer)).toMatchObject([{ status: "void" }]);
  });

  it("makes nothing of a declined card in a trial, nor of a number that is none", async () => {
    const { customer } = await atClock(now());
    await account.pay((await checkout(customer, 14)).client_secret, { family: "40000002" });
    await account.pay((await checkout(customer)).client_secret, { number: "4242 4242 4242 4241" });
    expect(await billsOf(customer)).toEqual([]);
  });
});

describe("A bill of a new period", () => {
  it("is a draft for an hour, then it is charged", async () => {
    const began = now() - 20 * DAY;
    const { customer, advance } = await atClock(began);
    await account.pay((await checkout(customer, 14)).client_secret);
    await advance(began + 14 * DAY + 60);
    expect((await only(customer)).status).toBe("active");
    expect((await billsOf(customer))[0]).toMatchObject({ status: "draft", attempt_count: 0 });
    await advance(began + 14 * DAY + 3700);
    expect((await billsOf(customer))[0]).toMatchObject({ status: "paid", attempt_count: 1 });
  });

  it("waits for its next try when a new card is saved, until somebody asks", async () => {
    const began = now() - 15 * DAY;
    const { customer, advance } = await atClock(began);
    await account.pay((await checkout(customer, 14)).client_secret, { family: "40000341" });
    await advance(now());
    expect((await only(customer)).status).toBe("past_due");
    const { url } = z
      .object({ url: z.string() })
      .parse(
        await account.api("POST", "/v1/billing_portal/sessions", { customer, return_url: "/" }),
      );
    expect((await fetch(url, typed(freshNumber("424242")))).ok).toBe(true);
    const { id } = await only(customer);
    expect((await only(customer)).status).toBe("past_due");
    const [open] = await billsOf(customer);
    expect(open).toMatchObject({ status: "open", attempt_count: 1 });
    // The card that was saved is the customer's, and the subscription's own comes first.
    expect(await account.api("POST", `/v1/invoices/${open?.id}/pay`)).toHaveProperty("error");
    const saved = z
      .object({ invoice_settings: z.object({ default_payment_method: z.string() }) })
      .parse(await account.api("GET", `/v1/customers/${customer}`));
    await account.api("POST", `/v1/invoices/${open?.id}/pay`, {
      payment_method: saved.invoice_settings.default_payment_method,
    });
    expect(await only(customer)).toEqual({ id, status: "active" });
    expect(await account.api("POST", `/v1/invoices/${open?.id}/pay`)).toHaveProperty("error");
  });

  it("is paid by a card that asks its bank each time only on its own page", async () => {
    const began = now() - 15 * DAY;
    const { customer, advance } = await atClock(began);
    const card = { number: freshNumber(ASKS_ALWAYS), confirmed: true };
    await account.pay((await checkout(customer, 14)).client_secret, card);
    await advance(now());
    expect((await only(customer)).status).toBe("past_due");
    const [open] = await billsOf(customer);
    const code = "invoice_payment_intent_requires_action";
    expect(await account.api("POST", `/v1/invoices/${open?.id}/pay`)).toMatchObject({
      error: { code },
    });
    // Only the calendar counts after the first try.
    expect((await billsOf(customer))[0]).toMatchObject({ attempt_count: 1 });
    const page = open?.hosted_invoice_url ?? "";
    expect(await (await fetch(page)).text()).toContain("$149.00");
    const asked = await (await fetch(page, typed(card.number))).json();
    expect(asked).toMatchObject({ error: { code: "authentication_required" } });
    expect((await fetch(page, typed(card.number, true))).ok).toBe(true);
    expect((await only(customer)).status).toBe("active");
  });
});

it("An outage answers every call with a failure until it ends", async () => {
  const set = (hours: string) =>
    fetch(`${account.origin}/stripe/outage`, {
      method: "POST",
      body: new URLSearchParams({ hours }),
      redirect: "manual",
    });
  expect((await set("6")).status).toBe(303);
  expect(await account.api("GET", "/v1/prices")).toHaveProperty("error.type", "api_error");
  expect(await account.api("POST", "/v1/customers")).toHaveProperty("error.type", "api_error");
  await set("0");
  expect(await account.api("GET", "/v1/prices")).not.toHaveProperty("error");
});
