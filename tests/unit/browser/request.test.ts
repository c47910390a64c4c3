import { request } from "#lib/browser/request";

/** What the server, or whoever stands before it, answers next; the request that it got. */
function answers(response: Response | Error) {
  const fetch = jest.fn(async (_path: string, _init: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  Object.assign(globalThis, { fetch });
  return fetch;
}

describe("A request to our own handlers", () => {
  it("is JSON, and a POST where it says something", async () => {
    const fetch = answers(Response.json({ saved: true }));
    expect(await request("/api/x", { body: { a: 1 } })).toEqual({
      ok: true,
      body: { saved: true },
    });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init).toMatchObject({ method: "POST", body: '{"a":1}' });
    expect(init?.headers).toMatchObject({ "content-type": "application/json" });
  });

  it("sends a file as it is", async () => {
    const fetch = answers(Response.json({ logo: "a.png" }));
    const file = new Blob(["png"]);
    await request("/api/x", { body: file });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init?.body).toBe(file);
    expect(init?.headers).toMatchObject({ "content-type": "application/octet-stream" });
  });

  it("tells a refusal in the server's words", async () => {
    const error = { code: "conflict", message: "Taken.", fields: { name: "In use", other: 1 } };
    answers(Response.json({ error }, { status: 409 }));
    expect(await request("/api/x")).toEqual({
      ok: false,
      refusal: { code: "conflict", status: 409, message: "Taken.", fields: { name: "In use" } },
    });
  });

  it.each([
    ["a gateway", new Response("<h1>Bad gateway</h1>", { status: 502 }), null, 502],
    [
      "a code that we don't know",
      Response.json({ error: { code: "x" } }, { status: 418 }),
      null,
      418,
    ],
    ["nobody", new TypeError("Failed to fetch"), "unreachable", 0],
  ])("tells that %s refused it", async (_who, response, code, status) => {
    answers(response);
    expect(await request("/api/x")).toEqual({
      ok: false,
      refusal: { code, status, message: null, fields: {} },
    });
  });

  it("has no body where a success is not ours", async () => {
    answers(new Response("<h1>Sign in to the café's network</h1>"));
    expect(await request("/api/x")).toEqual({ ok: true, body: null });
  });
});
