import type { ServerResponse } from "node:http";
import {
  PROVIDER_TEXTS,
  type ProviderInterview,
  ProviderRefusal,
} from "#lib/domain/interviews/provider";
import { willo } from "#lib/vendors/interview-provider/willo";
import { startServer } from "./support/server";

const json: Record<string, string> = { "content-type": "application/json" };
const say =
  (status: number, body: string, headers = json) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body);

/** How Willo can fail, what people then read, and whether the log has more. */
const FAULTS: Record<string, [(response: ServerResponse) => unknown, string]> = {
  down: [(response) => response.destroy(), PROVIDER_TEXTS.unreachable],
  silent: [() => undefined, PROVIDER_TEXTS.unreachable],
  "slow in the middle": [
    (response) => response.writeHead(200, json).write('{"key":'),
    PROVIDER_TEXTS.unreachable,
  ],
  "answering 401": [say(401, '{"detail":"Invalid token."}'), PROVIDER_TEXTS.refusesUs],
  "answering 403": [say(403, '{"detail":"No access."}'), PROVIDER_TEXTS.refusesUs],
  "answering 429": [
    say(429, '{"detail":"Request was throttled."}', { ...json, "retry-after": "17" }),
    PROVIDER_TEXTS.busy,
  ],
  "answering 500": [say(500, '{"detail":"boom"}'), PROVIDER_TEXTS.unreachable],
  "answering HTML": [
    say(200, "<!doctype html><h1>Sign in</h1>", { "content-type": "text/html" }),
    PROVIDER_TEXTS.unreadable,
  ],
  "answering half of its JSON": [say(200, '{"key": "0123'), PROVIDER_TEXTS.unreadable],
  "answering other JSON": [say(200, '{"id": 1}'), PROVIDER_TEXTS.unreadable],
  "sending us elsewhere": [
    (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    PROVIDER_TEXTS.unreachable,
  ],
  "saying without end": [
    (response) => response.writeHead(200, json).end("x".repeat(3 * 1024 * 1024)),
    PROVIDER_TEXTS.unreachable,
  ],
};

const interview: ProviderInterview = {
  title: "Cleaner",
  description: "Offices",
  department: "d",
  questions: [],
  hourlyRate: null,
  showHints: true,
  showAvailability: true,
  deadline: null,
  language: "en",
};

describe("Willo", () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let asked = 0;
  let fault: (response: ServerResponse) => unknown = () => undefined;
  beforeAll(async () => {
    server = await startServer((_request, response) => {
      asked += 1;
      fault(response);
    });
  });
  afterAll(() => server.close());

  const waitsForever = [FAULTS.silent, FAULTS["slow in the middle"]].map((row) => row?.[0]);
  const provider = () =>
    willo({
      url: server.origin,
      key: "key",
      timeoutMs: waitsForever.includes(fault) ? 200 : 60_000,
    });

  it.each(Object.entries(FAULTS))("%s: says so in our words, and asks once", async (_, row) => {
    let message = "";
    [fault, message] = row;
    asked = 0;
    await expect(provider().createInterview(interview)).rejects.toMatchObject({
      code: "vendor_failed",
      message,
    });
    expect(asked).toBe(1);
    await expect(provider().createDepartment(company)).rejects.toThrow(
      "Failed to create department",
    );
    await expect(provider().readParticipant("0".repeat(32))).rejects.toMatchObject({ message });
  });

  it.each(Object.entries(FAULTS))(
    "%s: is a clear no only where nothing was made",
    async (name, row) => {
      [fault] = row;
      const clear = /answering (?:401|403|429)/.test(name);
      const failure = await provider()
        .createInterview(interview)
        .catch((error: unknown) => error);
      expect([name, failure instanceof ProviderRefusal]).toEqual([name, clear]);
    },
  );

  it("where nobody listens: a clear no", async () => {
    const gone = await startServer(() => undefined);
    await gone.close();
    const nobody = willo({ url: gone.origin, key: "key" });
    await expect(nobody.createInterview(interview)).rejects.toBeInstanceOf(ProviderRefusal);
  });

  it("names the time after which it may be asked again", async () => {
    fault = FAULTS["answering 429"]?.[0] ?? fault;
    await expect(provider().createInterview(interview)).rejects.toMatchObject({ retryAfter: 17 });
  });

  it("keeps key and answer out of what people read", async () => {
    fault = say(500, '{"detail":"a vendor\'s own words"}');
    await expect(provider().createInterview(interview)).rejects.toMatchObject({
      message: expect.not.stringContaining("own words"),
      log: expect.not.stringContaining("key:"),
    });
  });
});

const company = {
  companyName: "Bright",
  companyLocation: "",
  companyWebsite: null,
  companyPrimaryColour: "#0693e3",
  companySecondaryColour: "#8ed1fc",
  companyLogoUrl: null,
};
