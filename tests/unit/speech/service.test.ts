import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hear } from "#tests/bench/speech/service";

const RECORDING = { bytes: Uint8Array.of(1), name: "answer.webm", languages: "en" };

/** What is heard at an address that answers so. */
async function heardAt(status: number, body: string, path = "/v1") {
  const asked: { url?: string; key?: string } = {};
  const server = createServer((request, response) => {
    Object.assign(asked, { url: request.url, key: request.headers.authorization });
    request.resume().once("end", () => response.writeHead(status).end(body));
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port }: AddressInfo = Object(server.address());
  try {
    const base = `http://127.0.0.1:${port}${path}`;
    const heard = await hear({ base, key: "secret", model: "whisper-1" }, RECORDING);
    return { asked, ...heard };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe("A measured service of speech to text", () => {
  it("is asked with its key, whether or not its address ends with a slash", async () => {
    const asked = { url: "/v1/audio/transcriptions", key: "Bearer secret" };
    const reply = JSON.stringify({ text: " I clean homes. " });
    const heard = { asked, text: "I clean homes.", segments: [], model: "whisper-1" };
    expect(await heardAt(200, reply)).toEqual(heard);
    expect(await heardAt(200, reply, "/v1/")).toEqual(heard);
  });

  it("tells how sure it was where it does", async () => {
    const segment = { start: 0, end: 1, text: " I clean.", avg_logprob: -0.1, no_speech_prob: 0 };
    const reply = { text: "I clean.", model: "whisper-base", segments: [segment] };
    const { segments, model } = await heardAt(200, JSON.stringify(reply));
    expect([segments[0]?.text, model]).toEqual(["I clean.", "whisper-base"]);
    expect(segments[0]?.confidence).toBeCloseTo(Math.exp(-0.1));
  });

  it.each([
    [401, "", "answered 401: STT_API_KEY is not its key."],
    [200, "<html>Welcome</html>", "answers, but not as speech to text in OpenAI's shape."],
    [501, "<html>", "answered 501, not as speech to text in OpenAI's shape."],
    [400, '{"error":{"message":"No such model."}}', "answered 400: No such model."],
  ])("that answers %i '%s' is told in words", async (status, body, words) => {
    await expect(heardAt(status, body)).rejects.toThrow(words);
  });

  it("that isn't there is told in words", async () => {
    const service = { key: "none", model: "whisper-1" };
    await expect(hear({ ...service, base: "http://127.0.0.1:1/v1" }, RECORDING)).rejects.toThrow(
      /^Nothing answers at http:\/\/127\.0\.0\.1:1\/v1\/audio\/transcriptions/,
    );
    await expect(hear({ ...service, base: "localhost:3003" }, RECORDING)).rejects.toThrow(
      'STT_BASE_URL is no address: "localhost:3003"',
    );
  });
});
