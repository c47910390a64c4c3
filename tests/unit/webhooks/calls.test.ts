import tls from "node:tls";
import { Webhook } from "standardwebhooks";
import { NOT_PUBLIC } from "#lib/domain/webhooks/webhook";
import { parseServerEnv } from "#lib/env/server";
import { checkWebhookAddress, newWebhookSecret, sendWebhook } from "#lib/vendors/webhooks";
import { LOCAL_SETTINGS } from "#tests/support/local-settings";
import { startConsumer } from "#tests/support/webhook-consumer";

const mockSettings = { hosts: [""] };
jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: () => ({ WEBHOOK_TEST_HOSTS: mockSettings.hosts }),
}));

type Consumer = Awaited<ReturnType<typeof startConsumer>>;

const secret = newWebhookSecret();
const message = { id: "msg_1", body: '{"type":"attempt.submitted"}', secrets: [secret] };
let consumer: Consumer | undefined;

/** A consumer that the environment allows, under a name that only the test's resolver knows. */
async function consume(...answer: Parameters<typeof startConsumer>) {
  consumer = await startConsumer(...answer);
  mockSettings.hosts = [`consumer.test:${consumer.port}`];
  return { consumer, url: `http://consumer.test:${consumer.port}/in` };
}
const here = jest.fn(async () => [{ address: "127.0.0.1", family: 4 }]);

beforeEach(() => {
  here.mockClear();
  mockSettings.hosts = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await consumer?.close();
  consumer = undefined;
});

describe("A call of a webhook", () => {
  it("is signed so that the scheme's own library verifies it, by the old secret as well for a while", async () => {
    const { consumer, url } = await consume((response) => response.end("Thank you"));
    const old = newWebhookSecret();
    const outcome = await sendWebhook(
      url,
      { ...message, secrets: [secret, old] },
      { resolve: here },
    );
    expect(outcome).toMatchObject({ status: 200, answer: "Thank you", fault: null });
    const [{ headers, body } = { headers: {}, body: "" }] = consumer.received;
    const given = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    );
    expect(new Webhook(secret).verify(body, given)).toEqual({ type: "attempt.submitted" });
    expect(new Webhook(old).verify(body, given)).toEqual({ type: "attempt.submitted" });
    expect(() => new Webhook(newWebhookSecret()).verify(body, given)).toThrow();
    expect(given["webhook-id"]).toBe("msg_1");
  });

  it("follows no redirect", async () => {
    const { consumer, url } = await consume((response) =>
      response.writeHead(302, { location: "/elsewhere" }).end(),
    );
    expect(await sendWebhook(url, message, { resolve: here })).toMatchObject({ status: 302 });
    expect(consumer.received).toHaveLength(1);
  });

  it("reads 64 kB of an answer that never ends, and no more", async () => {
    const { url } = await consume((response) => {
      const more = () => {
        while (response.write("x".repeat(16_384)));
      };
      response.on("drain", more);
      more();
    });
    const { answer } = await sendWebhook(url, message, { resolve: here });
    expect(answer).toHaveLength(65_536);
  });

  it("reads an answer that drips for a moment only, and keeps its status and what came", async () => {
    const { url } = await consume((response) => {
      response.writeHead(200).write("I am");
      response.once("close", () => clearInterval(drip));
      const drip = setInterval(() => response.write("."), 5);
    });
    const began = performance.now();
    const outcome = await sendWebhook(url, message, { resolve: here, answerMs: 60 });
    expect(outcome).toMatchObject({ status: 200, fault: null });
    expect(outcome.answer).toMatch(/^I am/);
    // Of the ten seconds that a whole call has.
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("ends with its patience: without an answer, in the middle of one, and while the name is looked up", async () => {
    const ways = { resolve: here, limitMs: 100 };
    const silent = await consume(() => undefined);
    expect(await sendWebhook(silent.url, message, ways)).toMatchObject({
      status: null,
      fault: "slow",
    });
    await silent.consumer.close();
    const slow = await consume((response) => response.writeHead(200).write("I am"));
    const waits = { resolve: here, limitMs: 2000 };
    expect(await sendWebhook(slow.url, message, waits)).toMatchObject({
      status: 200,
      answer: "I am",
    });
    const lost = { resolve: () => new Promise<never>(() => undefined), limitMs: 50 };
    expect(await sendWebhook(slow.url, message, lost)).toMatchObject({ fault: "slow" });
  });

  it("goes to the address that was looked at, whatever the name stands for a moment later", async () => {
    const { consumer, url } = await consume((response) => response.end());
    const rebinding = jest
      .fn(async () => [{ address: "127.0.0.2", family: 4 }])
      .mockResolvedValueOnce([{ address: "127.0.0.1", family: 4 }]);
    expect(await sendWebhook(url, message, { resolve: rebinding })).toMatchObject({ status: 200 });
    expect(rebinding).toHaveBeenCalledTimes(1);
    expect(consumer.received).toHaveLength(1);
  });

  it("connects over TLS to no other address than the one that was looked at", async () => {
    const connect = jest.spyOn(tls, "connect").mockImplementation(() => {
      throw new Error("no network in tests");
    });
    const rebinding = jest
      .fn(async () => [{ address: "127.0.0.1", family: 4 }])
      .mockResolvedValueOnce([{ address: "8.8.8.8", family: 4 }]);
    await sendWebhook("https://rebinding.test/in", message, { resolve: rebinding });
    expect(rebinding).toHaveBeenCalledTimes(1);
    const [options] = connect.mock.calls[0] ?? [];
    const lookup: unknown = Object(options).lookup;
    if (typeof lookup !== "function") throw new Error("the connection resolves by itself");
    const found = jest.fn();
    lookup("rebinding.test", {}, found);
    lookup("rebinding.test", { all: true }, found);
    expect(found.mock.calls).toEqual([
      [null, "8.8.8.8", 4],
      [null, [{ address: "8.8.8.8", family: 4 }]],
    ]);
  });

  it("is refused where any of a name's addresses is not public, before anything is sent", async () => {
    const connect = jest.spyOn(tls, "connect");
    const two = async () => [
      { address: "8.8.8.8", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ];
    const outcome = await sendWebhook("https://two.test/in", message, { resolve: two });
    expect(outcome).toMatchObject({ status: null, fault: "refused" });
    expect(connect).not.toHaveBeenCalled();
  });

  it.each([
    "http://example.com/in",
    "https://example.com:8443/in",
    "https://me:secret@example.com/in",
    "ftp://example.com/in",
    "https://127.0.0.1/in",
    "https://2130706433/in",
    "https://0x7f.1/in",
    "https://[::1]/in",
    "https://[::ffff:7f00:1]/in",
    "https://localhost/in",
    "https://metadata.google.internal/in",
    "not an address",
  ])("is refused to %s", async (url) => {
    const inside = async () => [{ address: "169.254.169.254", family: 4 }];
    expect(await sendWebhook(url, message, { resolve: inside })).toMatchObject({
      fault: "refused",
    });
  });

  it("says what else went wrong", async () => {
    const unknown = async () => {
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    };
    const nowhere = { resolve: unknown };
    expect(await sendWebhook("https://gone.test", message, nowhere)).toMatchObject({
      fault: "unresolved",
    });
    const { consumer, url } = await consume((response) => response.end());
    await consumer.close();
    expect(await sendWebhook(url, message, { resolve: here })).toMatchObject({
      fault: "unreachable",
    });
  });
});

describe("An address that somebody types", () => {
  it("is refused with a word beside its field where it can't be called", async () => {
    await expect(checkWebhookAddress("https://crew.test", { resolve: here })).rejects.toMatchObject(
      {
        code: "invalid_input",
        fields: { url: NOT_PUBLIC },
      },
    );
    const lost = { resolve: () => new Promise<never>(() => undefined), limitMs: 50 };
    await expect(checkWebhookAddress("https://crew.test", lost)).rejects.toMatchObject({
      fields: { url: NOT_PUBLIC },
    });
    const unknown = async () => {
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    };
    await expect(
      checkWebhookAddress("https://crew.test", { resolve: unknown }),
    ).rejects.toMatchObject({ fields: { url: NOT_PUBLIC } });
    const open = async () => [{ address: "8.8.8.8", family: 4 }];
    await expect(
      checkWebhookAddress("https://crew.test", { resolve: open }),
    ).resolves.toBeUndefined();
  });
});

describe("Hosts for tests", () => {
  const env = (hosts: string, database: string) =>
    parseServerEnv({ ...LOCAL_SETTINGS, SUPABASE_URL: database, WEBHOOK_TEST_HOSTS: hosts });

  it("are taken beside a database on this machine, and end the boot beside any other", () => {
    expect(env("127.0.0.1:3002, crew.test:80", "http://127.0.0.1:3001").WEBHOOK_TEST_HOSTS).toEqual(
      ["127.0.0.1:3002", "crew.test:80"],
    );
    expect(env("", "https://abc.supabase.co").WEBHOOK_TEST_HOSTS).toEqual([]);
    expect(() => env("127.0.0.1:3002", "https://abc.supabase.co")).toThrow(
      "WEBHOOK_TEST_HOSTS is for tests only",
    );
  });
});
