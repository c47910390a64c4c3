import { TrackClient } from "customerio-node";
import { Webhook } from "standardwebhooks";
import { customerio } from "#local/customerio/stand-in";
import { webhookConsumer } from "#local/webhook-consumer/stand-in";
import { KEYS } from "./support/keys";
import { temporaryFolder } from "./support/temporary";

const ORIGIN = "http://stand-ins.test";
const context = () => ({
  origin: ORIGIN,
  appUrl: "http://localhost:3000",
  dataDir: temporaryFolder(),
  keys: KEYS,
});

afterEach(() => jest.restoreAllMocks());

describe("Customer.io's stand-in", () => {
  /** The vendor's own client, its calls answered by the stand-in. */
  async function start(apiKey = KEYS.customerio.apiKey) {
    const running = await customerio(context());
    jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      return running.fetch(new Request(String(input), init));
    });
    const client = new TrackClient(KEYS.customerio.siteId, apiKey, {
      url: `${ORIGIN}/customerio/api/v1`,
      retry: { maxRetries: 0 },
    });
    const page = async () => (await running.fetch(new Request(`${ORIGIN}/customerio`))).text();
    return { client, page };
  }

  it("takes what the vendor's own client sends, and shows it", async () => {
    const { client, page } = await start();
    expect(await page()).toContain("Nothing was told yet.");
    await client.identify("u1", { email: "maria@bright.example" });
    await client.track("u1", { name: "<login>", data: { last_seen_at: 1 } });
    expect(await page()).toMatch(/&#60;login&#62;[\s\S]*last_seen_at[\s\S]*maria@bright\.example/);
  });

  it("refuses a wrong key and an event without a name, in the vendor's shape", async () => {
    const { client } = await start("wrong");
    await expect(client.track("u1", { name: "login" })).rejects.toMatchObject({
      statusCode: 401,
      message: "Unauthorized request",
    });
    await start();
    const answer = await fetch(`${ORIGIN}/customerio/api/v1/customers/u1/events`, {
      method: "POST",
      body: "{}",
      headers: { authorization: `Basic ${btoa(`site:${KEYS.customerio.apiKey}`)}` },
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { meta: { error: "malformed request" } },
    ]);
  });
});

describe("A company's own system, as it stands in", () => {
  const secret = `whsec_${btoa("a secret of thirty-two characters")}`;

  async function start() {
    const running = await webhookConsumer(context());
    const post = (path: string, form: Record<string, string>) =>
      running.fetch(
        new Request(`${ORIGIN}/webhooks/${path}`, {
          method: "POST",
          body: new URLSearchParams(form),
        }),
      );
    const send = async (id: string, by = secret) => {
      const body = JSON.stringify({ type: "attempt.submitted", data: {} });
      const at = new Date();
      const headers = {
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": new Webhook(by).sign(id, at, body),
      };
      const request = new Request(`${ORIGIN}/webhooks/in`, { method: "POST", headers, body });
      return (await running.fetch(request)).status;
    };
    const page = async () => (await running.fetch(new Request(`${ORIGIN}/webhooks`))).text();
    return { post, send, page };
  }

  it("verifies what comes and keeps each message once by its id", async () => {
    const { post, send, page } = await start();
    await post("secret", { secret });
    expect([await send("msg_1"), await send("msg_1"), await send("msg_2")]).toEqual([
      200, 200, 200,
    ]);
    expect(await page()).toMatch(/msg_2[\s\S]*arrived 2 times[\s\S]*msg_1/);
    expect(await send("msg_3", `whsec_${btoa("another secret, of that length")}`)).toBe(401);
    expect(await page()).toContain("Signature NOT verified");
  });

  it("can be taken down, and then answers again", async () => {
    const { post, send, page } = await start();
    await post("secret", { secret });
    await post("down", { down: "yes" });
    expect(await send("msg_1")).toBe(503);
    expect(await page()).toContain("Refused since then: 1.");
    await post("down", { down: "no" });
    expect(await send("msg_1")).toBe(200);
  });
});
