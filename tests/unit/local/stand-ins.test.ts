import { standInEnv } from "#local/stand-in-env";
import { startStandIns } from "#local/stand-ins";
import { KEYS } from "./support/keys";
import { occupiedPort } from "./support/processes";
import { temporaryFolder } from "./support/temporary";

type Running = Awaited<ReturnType<typeof startStandIns>>;
let running: Running | undefined;

async function start(dataDir: string) {
  const { port, free } = await occupiedPort();
  await free();
  const origin = `http://127.0.0.1:${port}`;
  running = await startStandIns(port, {
    origin,
    appUrl: "http://localhost:3000",
    dataDir,
    keys: KEYS,
  });
  const env = standInEnv(origin, KEYS, { SPEECH_MODEL: "stand-in" });
  const call = async (
    url: string,
    key: string | null,
    init: { method?: string; body?: object } = {},
  ) => {
    const response = await fetch(url, {
      method: init.method ?? "GET",
      headers: { "content-type": "application/json", ...(key ? { authorization: key } : {}) },
      ...(init.body ? { body: JSON.stringify(init.body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  };
  const departments = `${env.WILLO_API_URL}/departments/`;
  return {
    origin,
    department: (body: object, key: string | null = KEYS.willo.key) =>
      call(departments, key, { method: "POST", body }),
    departments: () => call(departments, KEYS.willo.key),
    rename: (key: string, name: string) =>
      call(`${departments}${key}/`, KEYS.willo.key, { method: "PATCH", body: { name } }),
    send: (body: object, key = `Bearer ${KEYS.mail}`) =>
      call(`${env.MAIL_API_URL}/emails`, key, { method: "POST", body }),
    page: async (path: string) => (await fetch(`${origin}${path}`)).text(),
  };
}

async function stop() {
  await running?.close();
  running = undefined;
}

afterEach(stop);

describe("A connection to a stand-in", () => {
  it("is kept longer than its clients keep it, so that none is cut while it is used again", async () => {
    const { origin } = await start(temporaryFolder());
    const { headers } = await fetch(`${origin}/inbox`);
    expect(headers.get("keep-alive")).toBe("timeout=75");
  });
});

describe("An address that no stand-in answers", () => {
  it("names every page that there is", async () => {
    const { origin, page } = await start(temporaryFolder());
    const said = await page("/none");
    const paths = [...said.matchAll(/^\/\w+/gm)].map(([path]) => path);
    expect(paths).toEqual([
      "/inbox",
      "/sms",
      "/stripe",
      "/customerio",
      "/webhooks",
      "/knit",
      "/willo",
    ]);
    for (const path of paths)
      expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 200]);
  });
});

describe("Willo's stand-in", () => {
  it("makes a company with a key of 32 hexadecimal digits and renames it", async () => {
    const provider = await start(temporaryFolder());
    const { status, body } = await provider.department({ name: "Bright Cleaning" });
    expect(status).toBe(201);
    expect(body.key).toMatch(/^[0-9a-f]{32}$/);
    expect(await provider.rename(body.key, "Brighter")).toMatchObject({
      status: 200,
      body: { key: body.key, name: "Brighter" },
    });
  });

  it("refuses in the vendor's own words", async () => {
    const provider = await start(temporaryFolder());
    const noKey = { detail: "Authentication credentials were not provided." };
    expect(await provider.department({ name: "x" }, null)).toEqual({ status: 401, body: noKey });
    expect(await provider.department({ name: "x" }, "Bearer no")).toMatchObject({ status: 401 });
    const noName = { name: ["This field is required."] };
    expect(await provider.department({})).toEqual({ status: 400, body: noName });
    const unknown = { status: 404, body: { detail: "Not found." } };
    expect(await provider.rename("0".repeat(32), "x")).toEqual(unknown);
  });

  it("remembers its companies after a restart", async () => {
    const folder = temporaryFolder();
    await (await start(folder)).department({ name: "Bright Cleaning" });
    await stop();
    const { body } = await (await start(folder)).departments();
    expect(body).toMatchObject({ count: 1, results: [{ name: "Bright Cleaning" }] });
  });
});

describe("the mail inbox", () => {
  const mail = { from: "Rolecall <hello@rolecall.test>", to: "maria@example.com" };

  it("shows messages newest first, their links, and runs nothing in them", async () => {
    const inbox = await start(temporaryFolder());
    await inbox.send({ ...mail, subject: "First", text: "See http://localhost:3000/i/abc now" });
    const { body } = await inbox.send({
      ...mail,
      subject: "<i>Second</i>",
      html: "<script>bad()</script>",
    });
    const list = await inbox.page("/inbox");
    expect(list.indexOf("Second")).toBeLessThan(list.indexOf("First"));
    expect(list).not.toContain("<i>");
    const second = await inbox.page(`/inbox/${body.id}`);
    expect(second).not.toContain("<script>");
    expect(second).toContain("sandbox=");
    const [, first] = [...list.matchAll(/href="(\/inbox\/[^"]+)"/g)].map(([, path]) => path);
    expect(await inbox.page(first ?? "")).toContain('href="http://localhost:3000/i/abc"');
  });

  it("refuses a wrong key and an incomplete message as the vendor does", async () => {
    const inbox = await start(temporaryFolder());
    expect(await inbox.send({ ...mail, subject: "x" }, "Bearer no")).toMatchObject({ status: 401 });
    expect(await inbox.send({ ...mail })).toMatchObject({
      status: 422,
      body: { name: "validation_error", message: expect.stringContaining("`subject`") },
    });
  });
});
