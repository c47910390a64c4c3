import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { NodeNextRequest, NodeNextResponse } from "next/dist/server/base-http/node";
import { sendResponse } from "next/dist/server/send-response";
import {
  NextRequestAdapter,
  signalFromNodeResponse,
} from "next/dist/server/web/spec-extension/adapters/next-request";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { text } from "#lib/domain/text/text";
import { readBytes, readSigned } from "#lib/http/body";
import { route } from "#lib/http/route";

jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://product.example" }) }));
jest.mock("#lib/http/rate-limit", () => ({
  clientNetwork: () => "somewhere",
  countUse: async ({ name }: { name: string }) => {
    if (name === "spent") throw new AppError("rate_limited", "Too many tries.");
  },
}));

const anyone = async () => ({ userId: "u-1" });
const nobody = async (): Promise<never> => {
  throw new AppError("unauthenticated", "Please sign in to continue.");
};
const body = z.object({ name: text(100) });
const run = async () => ({ ok: true });

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

const HANDLERS: Record<string, Handler> = {
  "/json": route({ as: anyone, body, run }),
  "/stranger": route({ as: nobody, body, run }),
  "/often": route({ as: anyone, limit: { name: "spent", max: 1, windowSeconds: 1 }, body, run }),
  "/picture": route({
    as: anyone,
    run: async ({ request }) => ({
      size: (await readBytes(request, 100_000, "Too large.")).length,
    }),
  }),
  "/unread": route({ as: anyone, run }),
};

let server: Server;

/** The way that the framework takes with a handler: its own request, its own answer. */
beforeAll(async () => {
  server = createServer(async (req, res) => {
    const request = NextRequestAdapter.fromNodeNextRequest(
      new NodeNextRequest(Object.assign(req, { url: `http://product.example${req.url}` })),
      signalFromNodeResponse(res),
    );
    const handler = HANDLERS[request.nextUrl.pathname];
    const answer = (await handler?.(request, { params: Promise.resolve({}) })) ?? Response.error();
    await sendResponse(new NodeNextRequest(req), new NodeNextResponse(res), answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function portOf(): number {
  const address = server.address() as AddressInfo | null;
  return address?.port ?? 0;
}

/** Everything that one connection answers, until it is closed or `enough` says so. */
function answers(socket: Socket, enough: (all: string) => boolean): Promise<string> {
  return new Promise((done, failed) => {
    let all = "";
    socket.on("data", (bytes) => {
      all += bytes.toString("latin1");
      if (enough(all)) done(all);
    });
    socket.on("close", () => done(all));
    socket.on("error", (error) => (all === "" ? failed(error) : done(all)));
  });
}

const head = (path: string, headers: string[]) =>
  [`POST ${path} HTTP/1.1`, "host: product.example", ...headers, "", ""].join("\r\n");
const whole = (path: string, content: string, type = "application/json") =>
  head(path, [`content-type: ${type}`, `content-length: ${content.length}`]) + content;

function inChunks(path: string, bytes: number): string {
  const chunk = "x".repeat(64 * 1024);
  const chunks = Array.from({ length: Math.ceil(bytes / chunk.length) }, () => {
    return `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
  });
  const headers = ["content-type: application/json", "transfer-encoding: chunked"];
  return `${head(path, headers)}${chunks.join("")}0\r\n\r\n`;
}

const MB = 1024 * 1024;
const large = JSON.stringify({ name: "x".repeat(MB) });

describe("A connection whose request was refused", () => {
  it.each([
    ["for a body that says that it is too large", 413, whole("/json", large)],
    ["for one that only turns out to be", 413, inChunks("/json", MB)],
    ["for a picture that is too large", 413, whole("/picture", "x".repeat(MB), "image/png")],
    ["for its type", 415, whole("/json", large, "text/plain")],
    ["for what it says", 400, whole("/json", JSON.stringify({ name: "x".repeat(101) }))],
    ["for whom it comes from", 401, whole("/stranger", large)],
    ["for coming often", 429, whole("/often", large)],
    ["not at all, its body of no use", 200, whole("/unread", large)],
  ])("%s, takes the next one", async (_why, status, refused) => {
    const socket = connect(portOf(), "127.0.0.1");
    const both = answers(socket, (all) => all.split("HTTP/1.1 ").length === 3 && all.includes("}"));
    socket.write(refused + whole("/json", JSON.stringify({ name: "Ana" })));
    const [, first = "", second = ""] = (await both).split("HTTP/1.1 ");
    socket.destroy();
    expect(first.slice(0, 3)).toBe(String(status));
    expect(second.slice(0, 3)).toBe("200");
  });

  it("for a body without an end, is closed, and says so", async () => {
    const socket = connect(portOf(), "127.0.0.1");
    const all = answers(socket, () => false);
    socket.write(inChunks("/json", 8 * MB));
    const said = await all;
    expect(said).toMatch(/^HTTP\/1.1 413/);
    expect(said.toLowerCase()).toContain("\r\nconnection: close\r\n");
  });
});

it("A body whose sender leaves before its end is no fault of ours", async () => {
  const cut = new ReadableStream({ pull: (body) => body.error(new Error("aborted")) });
  const options = { method: "POST", body: cut, duplex: "half" };
  const request = new Request("http://product.example/json", options);
  await expect(readBytes(request, 100, "Too large.")).rejects.toMatchObject({
    code: "invalid_input",
  });
});

it("takes no signed text with a sign that no database holds, raw or written out", async () => {
  const read = (body: string) =>
    readSigned(new Request("http://localhost/", { method: "POST", body }), 100, "Too large.");
  for (const body of ['{"name":"a\0"}', '{"name":"a\\u0000"}']) {
    await expect(read(body)).rejects.toMatchObject({ code: "invalid_input" });
  }
  expect(await read('{"name":"é"}')).toBe('{"name":"é"}');
});
