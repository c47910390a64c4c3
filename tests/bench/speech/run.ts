import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { clips } from "#local/demo/clips";
import { decodeSound } from "#local/speech/sound";
import { SAMPLE_RATE } from "#local/speech/spans";
import { wav } from "#local/wav";
import { noises } from "./noises.ts";
import { hear, NoTranscript } from "./service.ts";
import { wordErrors } from "./word-errors.ts";

/**
 * `npm run bench:speech`: how well and how fast recordings are heard by the recognizer of this machine (`SPEECH_MODEL`),
 * or by the service at `STT_BASE_URL`.
 */
const ROOT = join(import.meta.dirname, "../../..");
const HOST = "127.0.0.1";
const PORT = 3093;
const AUSTEN = join(ROOT, "tests/e2e/support/speech/austen");
const SILENCES = join(ROOT, "tests/unit/speech/support");
/** As the room's recorders write it. */
const SILENT = readdirSync(SILENCES).filter((file) => file.startsWith("silence"));

type Clip = { file: string; said: string };

const spokenIn = (language: "en" | "es"): Clip[] =>
  clips
    .filter((clip) => clip.language === language && clip.sentences.length > 0)
    .map(({ name, format, sentences }) => ({
      file: join(ROOT, `local/demo/media/${name}.${format}`),
      said: sentences.join(" "),
    }));

const GROUPS: Record<string, { language: string; clips: Clip[] }> = {
  "English, read by a person": {
    language: "en",
    clips: [{ file: `${AUSTEN}.webm`, said: readFileSync(`${AUSTEN}.txt`, "utf8") }],
  },
  "English, espeak-ng": { language: "en", clips: spokenIn("en") },
  "Spanish, espeak-ng": { language: "es", clips: spokenIn("es") },
};

const { STT_BASE_URL, STT_API_KEY = "none", STT_MODEL = "whisper-1" } = process.env;
const own = STT_BASE_URL
  ? null
  : fork(join(ROOT, "local/speech/main.ts"), {
      env: { ...process.env, SPEECH_HOST: HOST, SPEECH_PORT: String(PORT), SPEECH_KEY: "" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
const [told] = own
  ? await once(own, "message")
  : [{ ready: true, line: `${STT_MODEL} at ${STT_BASE_URL}` }];
const { ready, line } = z.object({ ready: z.boolean(), line: z.string() }).parse(told);
console.log(`${line}; ${cpus()[0]?.model.trim()}, ${cpus().length} cores\n`);
if (!ready) process.exit(1);
const service = {
  base: STT_BASE_URL || `http://${HOST}:${PORT}/v1`,
  key: STT_API_KEY,
  model: STT_MODEL,
};

/** What is heard in a file; ends all if the service gives no transcript. */
async function heardIn(bytes: Uint8Array, name: string, language: string): Promise<string> {
  try {
    return await hear(service, { bytes, name, language });
  } catch (error) {
    if (!(error instanceof NoTranscript)) throw error;
    console.error(`\n${name}: ${error.message}`);
    process.exit(1);
  }
}

/** Megabytes that the recognizer has needed at most, if the system tells. */
function peakMemory(): string {
  try {
    const pid = own?.pid ?? 0;
    const [worker] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
    const [, peak = ""] =
      /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${worker}/status`, "utf8")) ?? [];
    return `${Math.round(Number(peak) / 1024)} MB`;
  } catch {
    return "not known";
  }
}

console.log("| Recordings | Word error rate | Seconds for each second of sound |\n|---|---|---|");
for (const [name, { language, clips: group }] of Object.entries(GROUPS)) {
  let [errors, words, took, seconds] = [0, 0, 0, 0];
  for (const { file, said } of group) {
    const bytes = readFileSync(file);
    seconds += (await decodeSound(bytes)).length / SAMPLE_RATE;
    const before = performance.now();
    const counted = wordErrors(said, await heardIn(bytes, basename(file), language));
    took += (performance.now() - before) / 1000;
    errors += counted.errors;
    words += counted.words;
  }
  const rate = `${((100 * errors) / words).toFixed(1)} % of ${words} words (n=${group.length})`;
  console.log(`| ${name} | ${rate} | ${(took / seconds).toFixed(2)} |`);
}
const wordless = [
  ...noises().map(({ name, sound }) => {
    const samples = Int16Array.from(sound, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
    return { name, file: "noise.wav", bytes: wav(samples, SAMPLE_RATE) };
  }),
  ...SILENT.map((file) => ({ name: file, file, bytes: readFileSync(join(SILENCES, file)) })),
];
const invented: string[] = [];
for (const { name, file, bytes } of wordless) {
  if ((await heardIn(bytes, file, "en")) !== "") invented.push(name);
}
console.log(
  `\nText in ${invented.length} of ${wordless.length} clips without speech. ${invented.join("; ")}`.trimEnd(),
);
console.log(`Memory at most: ${peakMemory()}`);
own?.kill();
