import { createServer, type Server } from "node:http";
import { AtsError } from "#lib/domain/integrations/delivery";
import { serverEnv } from "#lib/env/server";
import {
  attachDocument,
  createApplication,
  createSession,
  endIntegration,
  findApplication,
  listJobs,
  ping,
  readIntegration,
} from "#lib/vendors/knit";
import { KEYS } from "#tests/unit/local/support/keys";
import { occupiedPort } from "#tests/unit/local/support/processes";
import { settingsWith } from "./support/settings";

jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: jest.fn(),
}));

type Heard = { method: string; url: string; headers: Record<string, unknown>; body: unknown };
type Reply = { status?: number; headers?: Record<string, string>; text?: string; never?: true };

const heard: Heard[] = [];
let replies: Reply[] = [];
let server: Server;
let origin = "";

const json = (body: object, status = 200): Reply => ({ status, text: JSON.stringify(body) });

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const { method = "", url = "", headers } = request;
    heard.push({ method, url, headers, body: text === "" ? null : JSON.parse(text) });
    const reply = replies.shift() ?? json({ success: true });
    if (reply.never) return;
    response.writeHead(reply.status ?? 200, reply.headers).end(reply.text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});
beforeEach(() => {
  heard.length = 0;
  replies = [];
  jest.mocked(serverEnv).mockReturnValue(settingsWith(origin));
});

const person = { name: "Ana María Flores", email: "ana@example.com", phone: "+1 555 0100" };
const attach = (patienceMs?: number) =>
  attachDocument(
    "mb_1",
    { candidateId: "c_1", applicationId: "a_1", fileName: "Ana_analysis.pdf" },
    new Uint8Array([37, 80, 68, 70]),
    patienceMs === undefined ? {} : { patienceMs },
  );

describe("Knit is asked", () => {
  it("for a session, whose token stands at msg.token", async () => {
    replies = [json({ success: true, msg: { token: "t_1" } })];
    const origins = { orgId: "o", orgName: "Bright", email: "dana@bright.example", name: "Dana" };
    expect(await createSession(origins)).toBe("t_1");
    expect(heard[0]).toMatchObject({
      method: "POST",
      url: "/knit/v1.0/auth.createSession",
      headers: { authorization: `Bearer ${KEYS.knit}`, "content-type": "application/json" },
      body: {
        originOrgId: "o",
        originOrgName: "Bright",
        originUserEmail: "dana@bright.example",
        originUserName: "Dana",
      },
    });
  });

  it("about a connection, by its header; one that isn't active or known is none", async () => {
    const apps = (isActive: boolean) =>
      json({
        success: true,
        data: { apps: [{ id: "lever", category: "ATS", integrationId: "mb_1", isActive }] },
      });
    replies = [apps(true), apps(false), json({ error: { msg: "no" } }, 404)];
    expect(await readIntegration("mb_1")).toEqual({ appId: "lever", categoryId: "ATS" });
    expect(await readIntegration("mb_1")).toBeNull();
    expect(await readIntegration("mb_1")).toBeNull();
    expect(heard[0]).toMatchObject({
      method: "GET",
      url: "/knit/v1.0/integration.details",
      headers: { "x-knit-integration-id": "mb_1" },
    });
  });

  it("to end a connection; one that has ended is no error", async () => {
    replies = [json({ success: true }), json({ error: { msg: "inactive" } }, 400), json({}, 404)];
    await endIntegration("mb_1");
    await endIntegration("mb_1");
    expect(heard.map(({ url }) => url)).toEqual([
      "/knit/v1.0/integration.deactivate",
      "/knit/v1.0/integration.deactivate",
      "/knit/v1.0/integration.details",
    ]);
  });

  it("for every page of the jobs", async () => {
    const page = (jobs: object[], nextPageToken: string | null) =>
      json({ success: true, data: { jobs, nextPageToken } });
    replies = [
      page([{ info: { id: 7, title: "Crew lead", status: "OPEN" }, stages: [] }], "p2"),
      page([{ info: { id: "8", title: " ", status: "CLOSED" }, stages: [] }], null),
    ];
    expect(await listJobs("mb_1")).toEqual([
      { id: "7", title: "Crew lead", open: true },
      { id: "8", title: "Job 8", open: false },
    ]);
    expect(heard.map(({ url }) => url)).toEqual([
      "/knit/v1.0/ats.job.list",
      "/knit/v1.0/ats.job.list?pageToken=p2",
    ]);
  });

  it("for a person by their address and nobody else, and for their application on the job", async () => {
    const emails = (email: string) => [{ type: "PERSONAL", email }];
    const found = json({
      success: true,
      data: {
        candidates: [
          { info: { id: "c_0", emails: emails("ana@example.org"), applications: ["a_0"] } },
          { info: { id: "c_1", emails: emails("Ana@Example.com"), applications: ["a_1", "a_2"] } },
        ],
      },
    });
    const application = (id: string, jobId: string) =>
      json({ success: true, data: { application: { info: { id, jobId } } } });
    const asked = { email: "ana@example.com", jobId: "j_2" };
    replies = [found, application("a_1", "j_1"), application("a_2", "j_2")];
    expect(await findApplication("mb_1", asked)).toEqual({
      candidateId: "c_1",
      applicationId: "a_2",
    });
    expect(heard[0]?.body).toEqual({ emails: ["ana@example.com"] });
    expect(heard[1]?.url).toBe("/knit/v1.0/ats.application.get?applicationId=a_1&candidateId=c_1");
    replies = [found, application("a_1", "j_1"), json({}, 404)];
    expect(await findApplication("mb_1", asked)).toEqual({
      candidateId: "c_1",
      applicationId: null,
    });
    replies = [json({ success: true, data: { candidates: [] } })];
    expect(await findApplication("mb_1", asked)).toBeNull();
  });

  it("to make an application, with the whole person", async () => {
    replies = [json({ success: true, data: { applicationId: "a_9", candidateId: "c_9" } })];
    expect(await createApplication("mb_1", { jobId: "j_1", candidateId: null, person })).toEqual({
      candidateId: "c_9",
      applicationId: "a_9",
    });
    expect(heard[0]?.body).toEqual({
      jobId: "j_1",
      origin: "EXTERNAL",
      candidate: {
        firstName: "Ana",
        lastName: "María Flores",
        emails: [{ type: "PERSONAL", email: "ana@example.com" }],
        phones: [{ type: "PERSONAL", phoneNumber: "+1 555 0100" }],
      },
    });
    const cher = { name: "Cher", email: "c@example.com", phone: null };
    replies = [json({ success: true, data: { applicationId: "a_9" } })];
    expect(
      await createApplication("mb_1", { jobId: "j_1", candidateId: "c_1", person: cher }),
    ).toEqual({ candidateId: "c_1", applicationId: "a_9" });
    expect(heard[1]?.body).toMatchObject({
      candidateId: "c_1",
      candidate: { firstName: "Cher", lastName: "-", phones: [] },
    });
  });

  it("to attach a document as base64, its meaning in the file's name", async () => {
    await attach();
    expect(heard[0]?.body).toMatchObject({
      applicationId: "a_1",
      candidateId: "c_1",
      fileName: "Ana_analysis.pdf",
      fileType: "NOT_SPECIFIED",
      content: "JVBERg==",
    });
  });
});

describe("What becomes of an attachment where Knit", () => {
  const failure = async (sent: Promise<unknown>) => {
    const error: unknown = await sent.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof AtsError)) throw new Error("This should have failed");
    expect(error.log).not.toMatch(/ana/i);
    return { failure: error.failure, retryAfter: error.retryAfter };
  };

  it.each<[string, Reply, object]>([
    ["refuses its key", json({ error: { msg: "no" } }, 401), { failure: "unauthorized" }],
    ["refuses the request", json({ error: { msg: "ana" } }, 400), { failure: "refused" }],
    ["has no such tool", json({ error: { msg: "Not supported" } }, 404), { failure: "refused" }],
    ["says no by 200", json({ success: false, error: { msg: "no" } }), { failure: "refused" }],
    [
      "wants fewer calls",
      { ...json({}, 429), headers: { "retry-after": "90" } },
      { failure: "limited", retryAfter: 90 },
    ],
    [
      "wants fewer calls and names no time",
      { ...json({}, 429), headers: { "retry-after": "soon" } },
      { failure: "limited", retryAfter: 60 },
    ],
    [
      "wants fewer calls for years",
      { ...json({}, 429), headers: { "retry-after": "99999999" } },
      { failure: "limited", retryAfter: 86_400 },
    ],
    ["fails", json({ error: { msg: "no" } }, 500), { failure: "unknown" }],
    ["answers HTML", { text: "<!doctype html><title>Hi</title>" }, { failure: "unknown" }],
    ["breaks off", { text: '{"success": tr' }, { failure: "unknown" }],
    ["answers something else", json({ hello: 1 }), { failure: "unknown" }],
    ["leads elsewhere", { status: 302, headers: { location: "/else" } }, { failure: "unknown" }],
  ])("%s", async (_name, reply, expected) => {
    replies = [reply];
    expect(await failure(attach())).toMatchObject(expected);
    expect(heard).toHaveLength(1);
  });

  it("doesn't answer in time: it may have arrived", async () => {
    replies = [{ never: true }];
    expect(await failure(attach(50))).toMatchObject({ failure: "unknown" });
  });

  it("isn't there: nothing was sent", async () => {
    const { port, free } = await occupiedPort();
    await free();
    jest.mocked(serverEnv).mockReturnValue(settingsWith(`http://127.0.0.1:${port}`));
    expect(await failure(attach())).toMatchObject({ failure: "unreachable" });
  });

  it("isn't set up", async () => {
    jest.mocked(serverEnv).mockReturnValue(settingsWith(origin, { KNIT_API_KEY: "" }));
    await expect(attach()).rejects.toMatchObject({ code: "unavailable" });
    expect(heard).toEqual([]);
  });
});

describe("Who answers at Knit's address", () => {
  const html = { text: "<!doctype html><title>Hi</title>" };
  it.each([
    [json({ error: { msg: "Integration not found" } }, 404), { status: 404, isKnit: true }],
    [json({ success: true, data: { apps: [] } }), { status: 200, isKnit: true }],
    [json({ error: { msg: "Invalid API key" } }, 401), { status: 401, isKnit: true }],
    [
      { ...html, status: 404 },
      { status: 404, isKnit: false },
    ],
    [json({ error: "Not Found" }, 404), { status: 404, isKnit: false }],
    [html, { status: 200, isKnit: false }],
    [json({}), { status: 200, isKnit: false }],
  ])("is told by the shape of %j", async (reply, expected) => {
    replies = [reply];
    expect(await ping()).toEqual(expected);
    expect(heard).toHaveLength(1);
  });
});
