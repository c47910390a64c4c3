import "./support/in-memory";
import { NextRequest } from "next/server";
import Stripe from "stripe";
import { parseServerEnv, serverEnv } from "#lib/env/server";
import * as customers from "#lib/vendors/stripe/customers";
import * as subscriptions from "#lib/vendors/stripe/subscriptions";
import { standInEnv } from "#local/stand-in-env";
import { KEYS } from "#tests/unit/local/support/keys";
import { POST } from "../../../app/api/stripe/webhook/route.ts";
import { db, forget, kept, signUp } from "./support/memory";
import { reading, USER } from "./support/reading";

jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), after: jest.fn() }));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => db }));
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: jest.fn() }));
jest.mock("#lib/vendors/stripe/checkout");
jest.mock("#lib/vendors/stripe/customers");
jest.mock("#lib/vendors/stripe/subscriptions");

const now = () => Math.floor(Date.now() / 1000);

function event(id = "evt_1"): string {
  const object = { object: "subscription", id: "sub_1", customer: "cus_1" };
  return JSON.stringify({
    id,
    object: "event",
    type: "customer.subscription.trial_will_end",
    data: { object },
  });
}

function signed(payload: string, { age = 0, secret = KEYS.stripe.webhook } = {}): string {
  return new Stripe("sk_test_x").webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: now() - age,
  });
}

function send(body: string, signature: string | null): Promise<Response> {
  const request = new NextRequest("http://localhost:3000/api/stripe/webhook", {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      ...(signature !== null && { "stripe-signature": signature }),
    },
  });
  return POST(request, { params: Promise.resolve({}) });
}

beforeEach(() => {
  forget();
  signUp(USER);
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest
    .mocked(customers.readCustomer)
    .mockResolvedValue({ gone: false, credit: 0, billingEmail: null });
  jest.mocked(customers.ownerOfCustomer).mockResolvedValue(USER);
  jest.mocked(subscriptions.readSubscriptions).mockResolvedValue({ all: [reading()], unnamed: [] });
  jest.mocked(serverEnv).mockReturnValue(
    parseServerEnv({
      APP_URL: "http://localhost:3000",
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_PUBLISHABLE_KEY: "k",
      SUPABASE_SECRET_KEY: "k",
      MEDIA_DIR: "/tmp",
      CRON_SECRET: "c".repeat(16),
      ...standInEnv("http://127.0.0.1:1", KEYS, {}),
    }),
  );
});
afterEach(() => jest.restoreAllMocks());

describe("The address that Stripe calls", () => {
  it("takes an event that Stripe signed, to the 300th second", async () => {
    expect((await send(event(), signed(event(), { age: 299 }))).status).toBe(200);
    expect(kept.mails).toEqual([{ userId: USER, mail: "trial_will_end" }]);
  });

  it("takes one of a clock that is half a minute ahead", async () => {
    expect((await send(event(), signed(event(), { age: -30 }))).status).toBe(200);
  });

  it.each([
    ["a signature of 301 seconds ago", event(), () => signed(event(), { age: 301 })],
    ["a signature of two minutes ahead", event(), () => signed(event(), { age: -120 })],
    ["a signature of a year ahead", event(), () => signed(event(), { age: -31_536_000 })],
    ["another secret", event(), () => signed(event(), { secret: "whsec_other" })],
    ["another body", `${event()} `, () => signed(event())],
    ["no signature", event(), () => null],
    ["nonsense for a signature", event(), () => "t=1,v1=00"],
  ])("answers %s with 400, and nothing changes", async (_, body, signature) => {
    expect((await send(body, signature())).status).toBe(400);
    expect(kept.events.size).toBe(0);
  });

  it.each([
    ...["not json", "{}", "null", "[]", '"x"', '{"id":1}', '{"id":"evt_1"}'],
    '{"id":"evt_1","type":"invoice.paid"}',
    '{"id":"evt_1","type":"invoice.paid","data":null}',
    '{"id":"evt_1","object":"v2.core.event","type":"v1.billing.meter.no_meter_found","related_object":{}}',
  ])("answers the signed body %s, which is no event, with 400", async (body) => {
    const answer = await send(body, signed(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "invalid_input" } });
    expect(kept.events.size).toBe(0);
  });

  it("takes an event about an object of any other kind, which changes nothing", async () => {
    const body = JSON.stringify({ id: "evt_9", type: "price.created", data: { object: null } });
    expect((await send(body, signed(body))).status).toBe(200);
  });

  it("has one effect for one event 100 times at once, and answers each with 200", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(event(), signed(event()))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(kept.mails).toHaveLength(1);
  });

  it("answers a failure of ours with 5xx, and Stripe's next try repairs it", async () => {
    jest.mocked(subscriptions.readSubscriptions).mockRejectedValueOnce(new Error("database gone"));
    const failed = await send(event(), signed(event()));
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain("database gone");
    expect(kept.mails).toHaveLength(0);
    expect((await send(event(), signed(event()))).status).toBe(200);
    expect(kept.mails).toHaveLength(1);
  });
});
