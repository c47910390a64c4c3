import { NextRequest } from "next/server";
import { z } from "zod";
import { redacted } from "#lib/domain/text/redact";
import { log } from "#lib/http/log";
import { route } from "#lib/http/route";
import { routePattern } from "#lib/http/route-pattern";

jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://product.example" }) }));
jest.mock("#lib/http/rate-limit", () => ({
  clientNetwork: () => "203.0.113.7",
  countUse: async () => {},
}));

const TOKEN = "Zm9vYmFyMTIzNDU2Nzg5MGFiY2RlZg";
const ID = "6b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f12";
/** What a person or a secret of theirs is made of. */
const PERSON = ["ana.flores@example.com", "Ana Flores", TOKEN, "+15125550100", "203.0.113.7"];

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const level of ["info", "warn", "error"] as const)
    jest
      .spyOn(console, level)
      .mockImplementation((...said: unknown[]) => void lines.push(said.join(" ")));
});
afterEach(() => jest.restoreAllMocks());

const ask = async (options: Parameters<typeof route>[0], path: string, params = {}) =>
  route(options)(new NextRequest(`http://product.example${path}`), {
    params: Promise.resolve(params),
  });
const logged = () => lines.map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));

describe("A request", () => {
  it("is one line with its id, its address as the folder writes it, its status and its time", async () => {
    const answer = await ask(
      { as: async () => null, params: z.object({ key: z.string() }), run: async () => ({}) },
      "/api/room/ana-flores/links?email=ana.flores@example.com",
      { key: "ana-flores" },
    );
    expect(logged()).toEqual([
      {
        time: expect.any(String),
        level: "info",
        message: "request",
        requestId: answer.headers.get("x-request-id"),
        method: "GET",
        route: "/api/room/[key]/links",
        status: 200,
        durationMs: expect.any(Number),
      },
    ]);
  });

  it("takes over the id that a proxy gave, if it is one", async () => {
    const handler = route({ as: async () => null, run: async () => ({}) });
    const idFor = async (id: string) => {
      const request = new NextRequest("http://product.example/api", {
        headers: { "x-request-id": id },
      });
      return (await handler(request, { params: Promise.resolve({}) })).headers.get("x-request-id");
    };
    // Nginx's look like a token, and have to be found in its log and in ours.
    const nginx = "c568e1e85f878accb42c7000e0c8afca";
    expect(await idFor(nginx)).toBe(nginx);
    expect(logged().at(-1)).toMatchObject({ requestId: nginx });
    expect(await idFor("Ana Flores")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("that fails says why under the same id, and nothing of the person", async () => {
    const cause = new SyntaxError(
      `Unexpected token 'A', "Ana Flores, ana.flores@example.com" is not valid JSON`,
    );
    await ask(
      {
        as: async () => null,
        params: z.object({ token: z.string() }),
        run: async () => {
          throw new Error(
            `fetch https://api.example/v1/people/${TOKEN}?to=ana.flores@example.com failed for +15125550100`,
            { cause },
          );
        },
      },
      `/api/me/${TOKEN}/answers`,
      { token: TOKEN },
    );
    const [why, request] = logged();
    expect(why).toMatchObject({ level: "error", code: "internal" });
    expect(request).toMatchObject({
      route: "/api/me/[token]/answers",
      status: 500,
      requestId: why?.requestId,
    });
    for (const word of PERSON) expect(lines.join("\n")).not.toContain(word);
  });

  it("of a machine that asks every few seconds is logged only where it fails", async () => {
    await ask({ as: async () => null, quiet: true, run: async () => ({}) }, "/api/health");
    expect(lines).toEqual([]);
    await ask(
      { as: async () => null, quiet: true, run: async () => new Response(null, { status: 503 }) },
      "/api/ready",
    );
    expect(logged()).toMatchObject([{ route: "/api/ready", status: 503 }]);
  });
});

describe("The address of a request", () => {
  it.each([
    ["/api/interviews", {}, "/api/interviews"],
    [`/api/attempts/${ID}/notes`, { attemptId: ID }, "/api/attempts/[attemptId]/notes"],
    ["/api/a/b/c", { first: "b", second: "c" }, "/api/a/[first]/[second]"],
    ["/api/room/uploads/x/y", { id: ["x", "y"] }, "/api/room/uploads/[...id]"],
    ["/api/room/uploads", { id: undefined }, "/api/room/uploads"],
    ["/api/room/Ana%20Flores/leave", { key: "Ana Flores" }, "/api/room/[key]/leave"],
    // The value hides, even if it repeats a fixed part.
    ["/api/room/room/leave", { key: "room" }, "/api/room/[key]/leave"],
    ["/api/room/x", { key: "not in it" }, "unknown"],
  ])("%s is named without what stood in it", (path, params, pattern) => {
    expect(routePattern(path, params)).toBe(pattern);
  });
});

describe("A text for the log", () => {
  it.each([
    ["to Ana <ana@example.com>: refused", "to Ana [address] refused"],
    ["key sk_live_abc and whsec_a/b+c=", "key [token] and [token]"],
    [`Bearer ${TOKEN}`, "Bearer [token]"],
    ["https://api.example/v1/x?y=1", "https://api.example/…"],
    ["call +15125550100", "call [number]"],
    ['reads "Ana Flores"', 'reads "…"'],
  ])("%s loses what is a person's", (text, shown) => expect(redacted(text)).toBe(shown));

  it.each([
    'database: 23505 violates unique constraint "jobs_one_running"',
    `no recording ${ID}`,
    "language model: AI_APICallError 429",
    "http://127.0.0.1:3001 refused",
  ])("%s stays", (text) => expect(redacted(text)).toBe(text));

  it("is cleaned in every field", () => {
    log("warn", "mail to ana.flores@example.com", { cause: `token ${TOKEN}`, tries: 3 });
    expect(logged()).toMatchObject([
      { message: "mail to [address]", cause: "token [token]", tries: 3 },
    ]);
  });
});
