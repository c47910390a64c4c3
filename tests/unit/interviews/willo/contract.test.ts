import type { Department } from "#lib/domain/company/department";
import type { ProviderInterview } from "#lib/domain/interviews/provider";
import { willo } from "#lib/vendors/interview-provider/willo";
import { participantKeys } from "#lib/vendors/interview-provider/willo-schemas";
import { setUpWebhook, webhookAddress } from "#lib/vendors/interview-provider/willo-webhook";
import { KEYS } from "#tests/unit/local/support/keys";
import { startEndpoint, startWillo } from "./support/server";

const KEY = /^[0-9a-f]{32}$/;
const BASE = "/api/integrations/v2";
const department: Department = {
  companyName: "Bright Cleaning",
  companyLocation: "Austin, TX",
  companyWebsite: null,
  companyPrimaryColour: "#0693e3",
  companySecondaryColour: "#8ed1fc",
  companyLogoUrl: null,
};
const interviewIn = (key: string): ProviderInterview => ({
  title: "Cleaner",
  description: "Offices at night",
  language: "en",
  department: key,
  questions: [
    {
      text: "Why?",
      order: 1,
      answer_type: "video",
      max_retakes: 0,
      max_duration: 60,
      thinking_time: 3,
    },
    { text: "When?", order: 2, answer_type: "text", max_retakes: 0, max_characters: 500 },
  ],
  hourlyRate: "$18",
  showHints: true,
  showAvailability: false,
  deadline: null,
});

let server: Awaited<ReturnType<typeof startWillo>>;
beforeEach(async () => {
  server = await startWillo();
});
afterEach(() => server.close());

const provider = () => willo(server.account);
async function madeInterview() {
  const key = await provider().createDepartment(department);
  const made = await provider().createInterview(interviewIn(key));
  if (made === null) throw new Error("Willo made nothing");
  return { department: key, ...made };
}
const answers = { name: "Ana Flores", email: "ana@example.com", phone: "" };

describe("Willo's client", () => {
  it("presents the bare key, and ends every path with a slash", async () => {
    const made = await madeInterview();
    await provider().updateDepartment(made.department, department);
    await provider().updateInterview(made.key, interviewIn(made.department));
    await provider().readParticipant("0".repeat(32));
    await provider().removeInterview(made.key);
    await provider().removeDepartment(made.department);
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${BASE}/departments/`,
      `POST ${BASE}/interviews/`,
      `PATCH ${BASE}/departments/${made.department}/`,
      `PUT ${BASE}/interviews/${made.key}/`,
      `GET ${BASE}/participants/${"0".repeat(32)}/`,
      `DELETE ${BASE}/interviews/${made.key}/`,
      `DELETE ${BASE}/departments/${made.department}/`,
    ]);
    expect(new Set(server.seen.map(({ authorization }) => authorization))).toEqual(
      new Set([KEYS.willo.key]),
    );
  });

  it("sends an interview as it is specified, and reads key, link and settings", async () => {
    const made = await madeInterview();
    expect(server.seen.at(-1)?.body).toEqual({
      title: "Cleaner",
      default_language: "en",
      department: made.department,
      description: "Offices at night",
      message_templates: {
        invitation_email: null,
        invitation_sms: null,
        reminder_email: null,
        reminder_sms: null,
        interview_completed_email: null,
      },
      questions: interviewIn("").questions,
      salary: "$18",
      settings: { show_hints_and_tips: true, show_availability_calendar: false, deadline: null },
    });
    expect(made).toEqual({
      department: expect.stringMatching(KEY),
      key: expect.stringMatching(KEY),
      link: expect.stringMatching(/^http:.*\/invite\/\w+\/$/),
      showHints: true,
      showAvailability: false,
    });
  });

  it("finds a company's interviews by their titles, on whatever page, and reads one", async () => {
    const [ours, other] = [
      await provider().createDepartment(department),
      await provider().createDepartment(department),
    ];
    await provider().createInterview(interviewIn(other));
    for (let at = 0; at < 30; at += 1) {
      await provider().createInterview({ ...interviewIn(ours), title: `Cleaner ${at}` });
    }
    const made = await provider().createInterview(interviewIn(ours));
    expect(await provider().findInterviews(ours, ["Cook", "Cleaner"])).toEqual([made?.key]);
    expect(server.seen.at(-1)?.path).toBe(
      `${BASE}/interviews/?department=${ours}&page=2&page_size=30`,
    );
    expect(await provider().readInterview(made?.key ?? "")).toEqual(made);
  });

  it("takes what is gone for removed", async () => {
    await provider().removeInterview("0".repeat(32));
    await provider().removeParticipant("0".repeat(32));
    await provider().removeDepartment("0".repeat(32));
    expect(await provider().readParticipant("0".repeat(32))).toBeNull();
    await expect(
      provider().updateInterview("0".repeat(32), interviewIn("0".repeat(32))),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("names what Willo refuses in our words, and Willo's only in the log", async () => {
    const key = await provider().createDepartment(department);
    const long = { ...interviewIn(key), title: "x".repeat(151) };
    await expect(provider().createInterview(long)).rejects.toMatchObject({
      code: "vendor_failed",
      message: "The interview provider didn't accept the title. Please change it and try again.",
      log: expect.stringContaining("no more than 150 characters"),
    });
    const strange = { ...interviewIn("f".repeat(32)) };
    await expect(provider().createInterview(strange)).rejects.toThrow("didn't accept your company");
    const odd = { ...interviewIn(key), deadline: "tomorrow" };
    await expect(provider().createInterview(odd)).rejects.toThrow("didn't accept the deadline");
  });
});

describe("Willo's webhook", () => {
  const address = (token: string) => webhookAddress("https://app.example.com", token.repeat(32));

  it("is made once, carries our token and event, and is changed with another token", async () => {
    expect(await setUpWebhook(server.account, address("a"))).toBe("made");
    expect(server.seen.at(-1)?.body).toMatchObject({
      url: `https://app.example.com/api/willo/webhook?token=${"a".repeat(32)}&event=new_response`,
      event: "new_response",
      follow_all_interviews: true,
      api_version: "v1",
    });
    expect(await setUpWebhook(server.account, address("a"))).toBe("as it was");
    expect(await setUpWebhook(server.account, address("b"))).toBe("changed");
    const list = await fetch(`${server.account.url}/webhooks/`, {
      headers: { authorization: server.account.key },
    });
    expect(await list.json()).toMatchObject({
      count: 1,
      next: null,
      previous: null,
      results: [{ url: expect.stringContaining("b".repeat(32)) }],
    });
  });

  it("finds its own on a later page", async () => {
    const other = (at: number) => webhookAddress(`https://app-${at}.example`, "t");
    for (let at = 0; at < 31; at += 1) await setUpWebhook(server.account, other(at));
    expect(await setUpWebhook(server.account, other(30))).toBe("as it was");
  });

  it("is a hint without signature or name, and the participant is read back", async () => {
    const endpoint = await startEndpoint();
    await setUpWebhook(server.account, webhookAddress(endpoint.origin, "t"));
    const made = await madeInterview();
    const fields = { ...answers, "answer-0": "tyler-brandt.mp4", "answer-1": "At night" };
    expect(await server.play(made.link, fields)).toBe(200);
    const [hint] = endpoint.hints;
    await endpoint.close();
    expect(hint?.url).toContain("event=new_response");
    expect(hint?.body).not.toContain("new_response");
    expect(Object.keys(hint?.headers ?? {}).join()).not.toMatch(/signature/i);
    const [key = ""] = participantKeys(JSON.parse(hint?.body ?? ""));
    expect(await provider().readParticipant(key)).toEqual({
      key,
      interviewKey: made.key,
      state: "completed",
      finished: true,
      name: "Ana Flores",
      email: "ana@example.com",
      phone: null,
      language: null,
      answers: [
        {
          question: "Why?",
          place: 1,
          kind: "video",
          address: `${server.origin}/willo/media/tyler-brandt.mp4`,
        },
        { question: "When?", place: 2, kind: "text", text: "At night" },
      ],
    });
  });

  it("may hold the key anywhere", () => {
    const [a, b] = ["a".repeat(32), "b".repeat(32)];
    expect(participantKeys({ participant: { key: a }, interview: b })).toEqual([a]);
    expect(participantKeys({ data: [{ x: a }, { y: b, z: a }] })).toEqual([a, b]);
    expect(participantKeys({ data: "A".repeat(32), more: `${a}f` })).toEqual([]);
    expect(participantKeys(undefined)).toEqual([]);
  });
});

describe("Willo's stand-in", () => {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: KEYS.willo.key, "content-type": "application/json" };
    const response = await fetch(`${server.account.url}/${path}`, { headers, ...init });
    return { status: response.status, body: await response.text() };
  };

  it("answers in the documented shapes", async () => {
    const noKey = await call("interviews/", { headers: {} });
    expect([noKey.status, JSON.parse(noKey.body)]).toEqual([
      401,
      { detail: "Authentication credentials were not provided." },
    ]);
    expect((await call("interviews/", { headers: { authorization: "Bearer x" } })).status).toBe(
      401,
    );
    expect((await call("interviews")).status).toBe(404);
    expect(JSON.parse((await call("interviews/")).body)).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
    const empty = await call("participants/", { method: "POST", body: "{}" });
    expect([empty.status, JSON.parse(empty.body)]).toMatchObject([
      400,
      { name: ["This field is required."], interview: ["This field is required."] },
    ]);
    const gone = await call(`interviews/${"0".repeat(32)}/`);
    expect([gone.status, JSON.parse(gone.body)]).toEqual([404, { detail: "Not found." }]);
    const made = await madeInterview();
    const deleted = await call(`interviews/${made.key}/`, { method: "DELETE" });
    expect([deleted.status, deleted.body]).toEqual([204, ""]);
  });
});
