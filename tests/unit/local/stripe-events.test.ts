import { once } from "node:events";
import { createServer, type Server } from "node:http";
import Stripe from "stripe";
import { z } from "zod";
import { type Account, openAccount } from "#tests/unit/plans/support/account";
import { KEYS } from "./support/keys";
import { occupiedPort } from "./support/processes";

const received = z.object({ id: z.string(), type: z.string() });
const made = z.object({ id: z.string() });

let account: Account;
let server: Server;
/** What came, and what is answered to it. */
let arrivals: { id: string; type: string; age: number }[] = [];
let answer: (count: number) => number = () => 200;
let arrived: () => void = () => undefined;

beforeAll(async () => {
  const { port, free } = await occupiedPort();
  await free();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString("utf8");
    const signature = String(request.headers["stripe-signature"]);
    // The SDK itself is the judge of the signature, of any age.
    new Stripe("sk_test_x").webhooks.constructEvent(body, signature, KEYS.stripe.webhook, 0);
    const at = Number(/t=(\d+)/.exec(signature)?.[1]);
    arrivals.push({ ...received.parse(JSON.parse(body)), age: Math.round(Date.now() / 1000) - at });
    response.writeHead(answer(arrivals.length)).end();
    arrived();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  account = await openAccount(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await account.close();
  server.close();
});
beforeEach(() => {
  arrivals = [];
  answer = () => 200;
});

async function untilArrived(count: number): Promise<void> {
  while (arrivals.length < count)
    await new Promise<void>((done) => {
      arrived = done;
    });
}

const control = async (path: string, body: object) =>
  (
    await fetch(`${account.origin}/stripe/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json();

const newCustomer = async () => made.parse(await account.api("POST", "/v1/customers")).id;

describe("The stand-in's events", () => {
  it("come signed, and again until they are taken", async () => {
    answer = (count) => (count < 3 ? 500 : 200);
    await newCustomer();
    await untilArrived(3);
    expect(new Set(arrivals.map(({ id }) => id)).size).toBe(1);
  });

  it("come as often and in the order that a test asks for, and as old", async () => {
    await control("switches", { customer: "*", hold: true, copies: 1 });
    const customer = await newCustomer();
    const { data } = z
      .object({ data: z.array(z.object({ id: z.string() })) })
      .parse(await account.api("GET", "/v1/prices", { "lookup_keys[0]": "launch_monthly" }));
    await account.api("POST", "/v1/subscriptions", {
      customer,
      "items[0][price]": data[0]?.id ?? "",
      collection_method: "send_invoice",
    });
    const waiting = z
      .object({ data: z.array(z.object({ event: z.string(), tries: z.number() })) })
      .parse(
        await (await fetch(`${account.origin}/stripe/deliveries?customer=${customer}`)).json(),
      );
    const ids = waiting.data.map(({ event }) => event);
    expect(ids.length).toBeGreaterThan(2);
    expect(arrivals).toEqual([]);
    const order = [...ids.toReversed(), ids[0] ?? ""];
    await control("release", { customer, order });
    expect(arrivals.map(({ id }) => id)).toEqual(order);
    await control("resend", { event: ids[0] ?? "", copies: 2, ageSeconds: 301 });
    expect(arrivals.slice(-2).every(({ id, age }) => id === ids[0] && age >= 301)).toBe(true);
  });

  it("are made for no card number: of it stay brand, last four digits and a fingerprint", async () => {
    await control("switches", { customer: "*", hold: true, copies: 1 });
    const customer = await newCustomer();
    const { url } = z
      .object({ url: z.string() })
      .parse(
        await account.api("POST", "/v1/billing_portal/sessions", { customer, return_url: "/" }),
      );
    await fetch(url, {
      method: "POST",
      body: JSON.stringify({
        number: "4242 4242 4242 4242",
        expMonth: 1,
        expYear: 2034,
        confirmed: false,
      }),
    });
    const told = JSON.stringify(await account.api("GET", "/v1/events", { limit: "100" }));
    expect(told).toContain('"last4":"4242"');
    expect(told).not.toContain("42424242");
    expect(await account.kept()).not.toContain("42424242");
    expect(await account.kept()).toContain('"last4":"4242"');
  });
});
