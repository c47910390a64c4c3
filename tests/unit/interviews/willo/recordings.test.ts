import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { fetchRecording } from "#lib/vendors/interview-provider/recordings";
import { startServer } from "./support/server";

const WEBM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(5000)]);
const MP4 = Buffer.concat([Buffer.from("\0\0\0\x20ftypisom", "latin1"), randomBytes(100)]);

let server: Awaited<ReturnType<typeof startServer>>;
let answer: (response: ServerResponse) => unknown;
beforeAll(async () => {
  server = await startServer((_request, response) => answer(response));
});
afterAll(() => server.close());

const limits = { hosts: ["127.0.0.1"], maxBytes: 10_000, timeoutMs: 60_000 };
const fetched = async (address = server.origin, more = {}) => {
  const { extension, bytes } = await fetchRecording(address, { ...limits, ...more });
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return { extension, bytes: Buffer.concat(parts) };
};

describe("A recording of the provider", () => {
  it.each([
    ["webm", WEBM],
    ["mp4", MP4],
  ])("is taken whole as what its bytes say: %s", async (extension, bytes) => {
    answer = (response) => {
      response.write(bytes.subarray(0, 3));
      response.end(bytes.subarray(3));
    };
    expect(await fetched()).toEqual({ extension, bytes });
  });

  it.each([
    "http://127.0.0.2/a.webm",
    "https://evil.example/a.webm",
    "https://127.0.0.1.evil.example/a.webm",
    "https://evil127.0.0.1/a.webm",
    "file:///etc/passwd",
    "not an address",
  ])("is not asked for at %s", async (address) => {
    await expect(fetched(address)).rejects.toMatchObject({ code: "unsupported_media" });
  });

  it("comes encrypted from hosts elsewhere, and from those below an allowed one", async () => {
    const hosts = ["willotalent.com"];
    await expect(fetched("http://willotalent.com/a", { hosts })).rejects.toMatchObject({
      code: "unsupported_media",
    });
    await expect(fetched("https://notwillotalent.com/a", { hosts })).rejects.toMatchObject({
      code: "unsupported_media",
    });
    const below = fetched("https://media.invalid.willotalent.com:1/a", { hosts, timeoutMs: 50 });
    await expect(below).rejects.toMatchObject({ code: "vendor_failed" });
  });

  it.each<[string, (response: ServerResponse) => unknown, string]>([
    [
      "leads elsewhere",
      (r) => r.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      "not_found",
    ],
    ["isn't there", (r) => r.writeHead(404).end(), "not_found"],
    ["may not be read", (r) => r.writeHead(403).end("<xml>"), "not_found"],
    ["is throttled", (r) => r.writeHead(429).end(), "vendor_failed"],
    ["fails", (r) => r.writeHead(500).end(), "vendor_failed"],
    ["breaks off", (r) => r.write(WEBM.subarray(0, 900), () => r.destroy()), "vendor_failed"],
    ["is a page", (r) => r.end("<!doctype html>"), "unsupported_media"],
    ["is empty", (r) => r.end(), "unsupported_media"],
    [
      "says that it is too large",
      (r) => r.writeHead(200, { "content-length": 10_001 }).write("x"),
      "too_large",
    ],
    ["is too large", (r) => r.end(Buffer.concat([WEBM, randomBytes(9000)])), "too_large"],
  ])("that %s is refused", async (_, told, code) => {
    answer = told;
    await expect(fetched()).rejects.toMatchObject({ code });
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ["never comes", () => undefined],
    ["stops in the middle", (r) => r.write(WEBM.subarray(0, 900))],
  ])("that %s is waited for no longer than it may take", async (_, told) => {
    answer = told;
    const late = fetched(server.origin, { timeoutMs: 300 });
    await expect(late).rejects.toMatchObject({ code: "vendor_failed" });
  });
});
