import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { TextError } from "#lib/domain/sms/messages";
import { sendText, textAccount } from "#lib/vendors/sms";
import { readTextEvent, type TextEvent } from "#lib/vendors/sms/events";
import { sms } from "#local/sms/stand-in";
import { KEYS } from "./support/keys.ts";
import { temporaryFolder } from "./support/temporary";

const settings = {
  SMS_API_URL: "",
  SMS_ACCOUNT_SID: "",
  SMS_AUTH_TOKEN: "",
  SMS_FROM: "",
  SMS_REGISTERED: "yes",
};
const mockSettings = settings;
jest.mock("#lib/env/server", () => ({ serverEnv: () => mockSettings }));

const NUMBER = "+18135550123";

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = (address satisfies string | AddressInfo | null) && Object(address).port;
  return `http://127.0.0.1:${port}`;
}

describe("The text service's stand-in and the product", () => {
  const heard: TextEvent[] = [];
  let origin = "";
  let told: (() => void) | undefined;
  const product = createServer(async (request, response) => {
    const raw = await text(request);
    const signature = String(request.headers["x-twilio-signature"]);
    heard.push(readTextEvent(raw, `http://${request.headers.host}${request.url}`, signature));
    response.end("<Response/>");
    told?.();
  });
  const closers: (() => Promise<unknown> | unknown)[] = [];

  beforeAll(async () => {
    const appUrl = await listen(product);
    const running = await sms({ origin: "", appUrl, dataDir: temporaryFolder(), keys: KEYS });
    const server = createServer(getRequestListener((request) => running.fetch(request)));
    origin = await listen(server);
    Object.assign(settings, {
      SMS_API_URL: origin,
      SMS_ACCOUNT_SID: KEYS.sms.sid,
      SMS_AUTH_TOKEN: KEYS.sms.token,
      SMS_FROM: "+15005550006",
      appUrl,
    });
    for (const one of [server, product])
      closers.push(() => {
        one.closeAllConnections();
        return new Promise((done) => one.close(done));
      });
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  const send = (body: string, askedAt: Date | null = null) =>
    sendText({
      to: NUMBER,
      from: null,
      body,
      statusUrl: `${Object(settings).appUrl}/api/texts/webhook?text=0b8f4b9e-0000-4000-8000-000000000001`,
      askedAt,
    });
  const press = (path: string, form: Record<string, string> = {}) =>
    fetch(`${origin}/sms/${path}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(form),
    });
  /** What the product is told by a press. */
  async function heardAfter(act: () => Promise<unknown>): Promise<TextEvent | undefined> {
    const next = new Promise<void>((done) => {
      told = done;
    });
    await act();
    await next;
    return heard.at(-1);
  }

  it("agree on a text, its states and its failures, signed", async () => {
    expect(await textAccount()).toBe("active");
    const sent = await send("Hello");
    expect(sent).toMatchObject({ state: "sent", segments: 1, errorCode: null });
    expect(await heardAfter(() => press(`${sent.sid}/filtered`))).toEqual({
      what: "told",
      sid: sent.sid,
      textId: "0b8f4b9e-0000-4000-8000-000000000001",
      state: "undelivered",
      errorCode: 30007,
    });
    expect(await (await fetch(`${origin}/sms`)).text()).toContain("undelivered (30007)");
  });

  it("find a text whose answer was lost, and send none twice", async () => {
    const before = new Date();
    await press("fault", { kind: "lost" });
    await expect(send("Lost")).rejects.toMatchObject({ failure: "unknown" });
    const found = await send("Lost", before);
    const again = await send("Lost", before);
    expect(again.sid).toBe(found.sid);
  });

  it("agree on a busy service, and on a number that has sent STOP until it sends START", async () => {
    await press("fault", { kind: "429" });
    await expect(send("Busy")).rejects.toMatchObject({ failure: "limited" });
    const write = (body: string) =>
      heardAfter(() => press("receive", { from: NUMBER, to: "+15005550006", body }));
    expect(await write("Stop")).toMatchObject({ what: "received", from: NUMBER, body: "Stop" });
    const refused: unknown = await send("More").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TextError);
    expect(refused).toMatchObject({ failure: "refused", errorCode: 21610 });
    await write("START");
    expect(await send("Again")).toMatchObject({ state: "sent" });
    expect(await write("HELP")).toMatchObject({ obeyed: null });
    await press("obeyed");
    expect(await write("HELP")).toMatchObject({ obeyed: "help" });
    expect(await write("STOP")).toMatchObject({ obeyed: "stop" });
    expect(await write("ALTO")).toMatchObject({ obeyed: null });
    await write("START");
  });

  it("let nobody in with another key", async () => {
    settings.SMS_AUTH_TOKEN = "another";
    await expect(send("Hello")).rejects.toMatchObject({ failure: "unauthorized" });
  });

  it("are asked for nothing before carriers know the sender", async () => {
    settings.SMS_REGISTERED = "";
    await expect(send("Hello")).rejects.toMatchObject({ code: "unavailable" });
  });
});
