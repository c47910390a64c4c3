import childProcess from "node:child_process";
import { join } from "node:path";
import { canRun, recognizer } from "#local/speech/recognizer";
import { answer } from "#local/speech/server";

const WORKER = join(__dirname, "support/fake-worker.mjs");
const named = (name: string) => ({ name, folder: "", dtype: "q8" as const, gate: "" });
const BASE = { weights: named("whisper-base"), instead: null };
const SMALL = { weights: named("whisper-small"), instead: named("whisper-base") };
const open: ReturnType<typeof recognizer>[] = [];

function service(idleMs = 60_000, choice: Parameters<typeof recognizer>[0] = BASE) {
  const running = recognizer(choice, idleMs, WORKER);
  open.push(running);
  const ask = (said: string, { headers = {}, signal, ...fields }: Record<string, unknown> = {}) => {
    const form = new FormData();
    form.set("file", new Blob([said]), "answer.webm");
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const request = new Request("http://127.0.0.1/v1/audio/transcriptions", {
      method: "POST",
      body: form,
      headers: new Headers(Object(headers)),
      signal: signal instanceof AbortSignal ? signal : null,
    });
    return answer(request, { recognizer: running, key: "secret" });
  };
  const headers = { authorization: "Bearer secret" };
  return { running, ask, headers };
}

afterEach(() => {
  for (const running of open.splice(0)) running.close();
});

describe("A worker", () => {
  it("can run where its program starts, and can't where a package of it is missing", async () => {
    expect(await canRun(WORKER)).toBe(true);
    expect(await canRun(join(__dirname, "support/broken-worker.mjs"))).toBe(false);
  });
});

describe("The address of speech to text", () => {
  it("answers in OpenAI's shape, with times and what the decoder thought", async () => {
    const { ask, headers } = service();
    const reply = await ask("hello", { headers, response_format: "verbose_json" });
    expect(await reply.json()).toMatchObject({
      language: "english",
      segments: [{ id: 0, start: 0, end: 1, avg_logprob: -0.2, no_speech_prob: 0.1 }],
    });
    const plain = await ask("hello", { headers });
    expect(Object.keys(await plain.json())).toEqual(["text"]);
  });

  it("takes the language that is forced, and the one that is expected", async () => {
    const { ask, headers } = service();
    const forced = await ask("hola", { headers, language: "es", response_format: "verbose_json" });
    expect(await forced.json()).toMatchObject({ language: "spanish" });
    const expected = await ask("salut", {
      headers: { ...headers, "accept-language": "fr-CA,en" },
      response_format: "verbose_json",
    });
    expect(await expected.json()).toMatchObject({ language: "french" });
  });

  it("refuses a stranger, a file that is none, and any other address", async () => {
    const { ask, headers, running } = service();
    expect((await ask("hello")).status).toBe(401);
    const unreadable = await ask("refuse", { headers });
    expect(unreadable.status).toBe(400);
    expect(await unreadable.json()).toMatchObject({ error: { message: "This is no recording." } });
    const elsewhere = new Request("http://127.0.0.1/v1/models", { headers });
    expect((await answer(elsewhere, { recognizer: running })).status).toBe(404);
  });

  it("hears one after the other, by one process, and says how many wait", async () => {
    const { ask, headers, running } = service();
    const all = ["one", "two", "three"].map((said) => ask(said, { headers }));
    await Promise.resolve();
    const health = await answer(new Request("http://127.0.0.1/health"), { recognizer: running });
    expect(await health.json()).toMatchObject({ model: "whisper-base" });
    const texts = await Promise.all(all.map(async (reply) => (await (await reply).json()).text));
    const workers = new Set(texts.map((text: string) => text.split(" by ")[1]));
    expect(texts.map((text: string) => text.split(" ")[0])).toEqual(["one", "two", "three"]);
    expect(workers.size).toBe(1);
    expect(running.waiting()).toBe(0);
  });

  it("asks to send again where the process dies, and hears the next one by another", async () => {
    const { ask, headers } = service();
    const [dead, next] = await Promise.all([ask("die", { headers }), ask("next", { headers })]);
    expect(dead.status).toBe(503);
    expect(next.status).toBe(200);
  });

  it("hears with the smaller model for good where the larger one's process dies, and says so", async () => {
    const { ask, headers, running } = service(60_000, SMALL);
    const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const heardBy = async (said: string) =>
      (await (await ask(said, { headers, response_format: "verbose_json" })).json()).model;
    expect(await heardBy("one")).toBe("whisper-small");
    const gone = new AbortController();
    const hanging = ask("hang", { headers, signal: gone.signal });
    gone.abort();
    await hanging;
    expect(running.model()).toBe("whisper-small");
    for (const _ of ["once", "again"]) {
      await ask("die", { headers });
      expect(await heardBy("next")).toBe("whisper-base");
    }
    expect(said.mock.calls.map(([line]) => line)).toEqual([
      "whisper-small ended by itself: speech is heard by whisper-base until the next start.\n",
    ]);
  });

  it("asks to send again where no process can be started, and starts one once it can", async () => {
    const { ask, headers } = service();
    const { fork } = childProcess;
    const execPath = join(__dirname, "support/no-such-node");
    jest
      .spyOn(childProcess, "fork")
      .mockImplementationOnce((worker, options) => fork(worker, { ...Object(options), execPath }));
    expect((await ask("hello", { headers })).status).toBe(503);
    expect((await ask("hello", { headers })).status).toBe(200);
  });

  it("leaves a recording that nobody waits for any more, and hears the next one", async () => {
    const { ask, headers } = service();
    const gone = new AbortController();
    const hanging = ask("hang", { headers, signal: gone.signal });
    const next = ask("next", { headers });
    gone.abort();
    expect((await hanging).status).toBe(503);
    expect((await next).status).toBe(200);
  });

  it("gives the memory back when nobody has asked for a while", async () => {
    const { ask, headers } = service(1);
    const [first, second] = [await ask("one", { headers }), "two"];
    const worker = Number((await first.json()).text.split(" by ")[1]);
    const alive = () => {
      try {
        return process.kill(worker, 0);
      } catch {
        return false;
      }
    };
    while (alive()) await new Promise((done) => setTimeout(done, 20));
    expect((await ask(second, { headers })).status).toBe(200);
  });
});
