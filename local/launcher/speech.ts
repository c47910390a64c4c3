import { type ChildProcess, fork } from "node:child_process";
import { z } from "zod";
import { type Places, ROOT } from "./settings.ts";

const PROGRAM = "local/speech/main.ts";
const AGAIN_MS = 1000;

/** What the product presents: the recognizer's key if it has one, else what nobody asks for. */
export const recognizerKey = (given: Places["given"]): string => given.SPEECH_KEY || "local";

const readiness = z.object({ ready: z.boolean(), line: z.string() });

export type Speech = {
  /** Where the product finds it; nothing if there is none on this machine. */
  settings: Record<string, string>;
  /** What the start says of it. */
  line: string;
  stop(): void;
};

/**
 * Speech to text in a process of its own, which is started again when it dies. Another address (`STT_BASE_URL`) or the
 * tests' stand-in (`SPEECH_MODEL=stand-in`) needs none. If its packages or weights are missing, the rest goes on.
 */
export async function startSpeech({ given, ports }: Places): Promise<Speech> {
  const { STT_BASE_URL, STT_MINUTE_PRICE = "0" } = given;
  const SPEECH_MODEL = given.SPEECH_MODEL || "base";
  const none = { settings: {}, stop: () => undefined };
  if (STT_BASE_URL) return { ...none, line: `Speech to text at ${STT_BASE_URL}` };
  if (SPEECH_MODEL === "stand-in") return { ...none, line: "Speech to text by its stand-in" };

  let child: ChildProcess;
  let stopping = false;
  const run = () => {
    const SPEECH_PORT = String(ports.SPEECH_PORT);
    const env = { ...process.env, ...given, SPEECH_MODEL, SPEECH_PORT };
    // It ends by itself when the channel to this process does.
    child = fork(PROGRAM, { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    return child;
  };
  const again = () => {
    if (!stopping) setTimeout(() => !stopping && run().once("exit", again), AGAIN_MS).unref();
  };
  const first = run();
  const said = await new Promise<z.infer<typeof readiness>>((done) => {
    first.once("message", (message) => done(readiness.parse(message)));
    first.once("exit", () => done({ ready: false, line: "No speech to text: it did not start." }));
  });
  if (!said.ready) return { ...none, line: said.line };
  first.once("exit", again);
  return {
    settings: {
      STT_BASE_URL: `http://127.0.0.1:${ports.SPEECH_PORT}/v1`,
      STT_API_KEY: recognizerKey(given),
      // Nobody charges for it, whatever is heard twice.
      STT_MINUTE_PRICE,
    },
    line: said.line,
    stop() {
      stopping = true;
      child.kill("SIGTERM");
    },
  };
}
