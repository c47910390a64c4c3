import { createServer } from "node:http";
import { SpendCapReached } from "#lib/domain/plans/spend";
import { serverEnv } from "#lib/env/server";
import { speechToText } from "#lib/vendors/speech-to-text";

jest.mock("#lib/env/server", () => ({ serverEnv: jest.fn() }));

type Reply = { status: number; body: string } | "silence";
let reply: (format: string) => Reply;
let asked: string[] = [];
let expected: string | undefined;
let origin = "";

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("latin1");
  request.on("data", (chunk: string) => {
    body += chunk;
  });
  request.on("end", () => {
    const format = /name="response_format"\r\n\r\n(\w+)/.exec(body)?.[1] ?? "none";
    asked.push(format);
    expected = request.headers["accept-language"];
    const given = reply(format);
    if (given === "silence") return;
    response.writeHead(given.status, { "content-type": "application/json" }).end(given.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(
  () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    }),
);
beforeEach(() => {
  asked = [];
  const settings: Partial<ReturnType<typeof serverEnv>> = {
    STT_BASE_URL: `${origin}/v1`,
    STT_API_KEY: "k",
    STT_MODEL: "whisper-1",
  };
  jest.mocked(serverEnv).mockImplementation(() => Object.assign(Object.create(null), settings));
});

const sound = { bytes: new Uint8Array([1, 2, 3]), seconds: 3.27, languages: ["en", "es"] };
const transcribe = (limitMs?: number) =>
  speechToText(limitMs === undefined ? undefined : () => limitMs)?.transcribe(sound);
const verbose = {
  task: "transcribe",
  language: "spanish",
  duration: 3,
  text: "Limpio casas.",
  segments: [
    {
      id: 0,
      seek: 0,
      start: 0.4,
      end: 2.5,
      text: " Limpio casas.",
      tokens: [],
      temperature: 0,
      avg_logprob: -0.1,
      compression_ratio: 1,
      no_speech_prob: 0.02,
    },
  ],
};

describe("Speech to text", () => {
  it("is asked for times, and keeps them with the confidence and the language", async () => {
    reply = () => ({ status: 200, body: JSON.stringify(verbose) });
    const heard = await transcribe();
    expect(asked).toEqual(["verbose_json"]);
    expect(expected).toBe("en,es");
    expect(heard).toMatchObject({ text: "Limpio casas.", language: "es" });
    expect(heard?.segments).toMatchObject([{ start: 0.4, end: 2.5, text: "Limpio casas." }]);
    expect(heard?.segments[0]?.confidence).toBeCloseTo(0.905, 2);
  });

  it.each([
    ["repeats itself", { compression_ratio: 2.5 }],
    ["was heard in silence", { no_speech_prob: 0.9 }],
  ])("does not believe a segment that %s", async (_, signs) => {
    const segments = verbose.segments.map((segment) => ({ ...segment, ...signs }));
    reply = () => ({ status: 200, body: JSON.stringify({ ...verbose, segments }) });
    expect((await transcribe())?.segments[0]?.confidence).toBe(0);
  });

  it("gives up by a limit that follows the length of the sound", async () => {
    reply = () => "silence";
    const waited: number[] = [];
    const service = speechToText((seconds) => waited.push(seconds) * 100);
    await expect(service?.transcribe(sound)).rejects.toMatchObject({ code: "vendor_failed" });
    expect(waited).toEqual([3.27]);
  });

  it("keeps what a service says of each word and of a piece, and which model it was", async () => {
    const [first] = verbose.segments;
    const words = [
      { word: " Limpio", probability: 0.2 },
      { word: "[noise]", probability: 0.9 },
      { word: " casas", probability: 0.8 },
    ];
    const segments = [{ ...first, words, doubt: "other_voice" }];
    reply = () => ({ status: 200, body: JSON.stringify({ ...verbose, model: "m", segments }) });
    expect(await transcribe()).toMatchObject({
      model: "m",
      segments: [
        {
          doubt: "other_voice",
          words: [
            [0, 6, 0.2],
            [7, 12, 0.8],
          ],
        },
      ],
    });
    const odd = [{ ...first, words: "many", doubt: "new" }];
    reply = () => ({ status: 200, body: JSON.stringify({ ...verbose, segments: odd }) });
    expect((await transcribe())?.segments[0]?.confidence).toBeCloseTo(0.905, 2);
  });

  it("takes the plain text of a service that knows no times", async () => {
    reply = (format) => ({
      status: 200,
      body: JSON.stringify(
        format === "verbose_json" ? { result: "?" } : { text: "I clean homes." },
      ),
    });
    expect(await transcribe()).toEqual({
      text: "I clean homes.",
      language: null,
      model: "whisper-1",
      segments: [],
    });
    expect(asked).toEqual(["verbose_json", "json"]);
  });

  it("counts both calls where it asks twice, and makes none that the budget has no room for", async () => {
    reply = () => ({ status: 200, body: '{"result":"?"}' });
    let booked = 0;
    const count = <T>(call: () => Promise<T>) => {
      booked += 1;
      return call();
    };
    await expect(speechToText()?.transcribe(sound, count)).rejects.toThrow();
    expect(booked).toBe(2);
    const full = () => Promise.reject(new SpendCapReached("company"));
    await expect(speechToText()?.transcribe(sound, full)).rejects.toThrow(SpendCapReached);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["refuses", { status: 401, body: '{"error":{"message":"No key."}}' }],
    ["breaks", { status: 500, body: "<html>" }],
    ["gives nothing that can be read", { status: 200, body: "[]" }],
  ])("fails visibly when the service %s", async (_, given) => {
    reply = () => given;
    await expect(transcribe()).rejects.toMatchObject({ code: "vendor_failed" });
  });

  it("fails visibly when the service never answers", async () => {
    reply = () => "silence";
    await expect(transcribe(200)).rejects.toMatchObject({ code: "vendor_failed" });
  });

  it("hears nothing in silence, which is no failure", async () => {
    reply = () => ({ status: 200, body: JSON.stringify({ ...verbose, text: "", segments: [] }) });
    expect(await transcribe()).toMatchObject({ text: "", segments: [] });
  });
});
