import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { transcriptOf } from "#lib/domain/evaluation/transcript";
import { SAMPLE_RATE } from "#local/speech/spans";
import { wav } from "#local/wav";
import { CHANGES } from "./degrade.ts";
import { cell, type Measured, measured, misses } from "./measure.ts";
import { mixtures } from "./mixtures.ts";
import { noises } from "./noises.ts";
import { ownService } from "./own-service.ts";
import { type Heard, hear, NoTranscript } from "./service.ts";
import { packagedNoises, soundOf, VOICES } from "./voices.ts";

/**
 * `npm run bench:speech`: how well and how fast recordings are heard by the recognizer of this machine (`SPEECH_MODEL`),
 * or by the service at `STT_BASE_URL`; `-- clean far` for some of the changes. Which packages it wants, and what can't be
 * measured by it: docs/evaluation.md.
 */
const SILENCES = join(import.meta.dirname, "../../unit/speech/support");
/** As the room's recorders write it. */
const SILENT = readdirSync(SILENCES).filter((file) => file.startsWith("silence"));

const { STT_BASE_URL, STT_API_KEY = "none", STT_MODEL = "whisper-1" } = process.env;
const own = STT_BASE_URL ? null : await ownService();
console.log(
  `${own?.line ?? `${STT_MODEL} at ${STT_BASE_URL}`}; ${cpus()[0]?.model}, ${cpus().length} cores\n`,
);
if (own && !own.ready) process.exit(1);
const service = { base: own?.base ?? STT_BASE_URL ?? "", key: STT_API_KEY, model: STT_MODEL };

/** What is heard; ends all if the service gives no transcript. */
async function heardIn(sound: Float32Array, languages: string): Promise<Heard> {
  const samples = Int16Array.from(sound, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
  try {
    return await hear(service, { bytes: wav(samples, SAMPLE_RATE), name: "clip.wav", languages });
  } catch (error) {
    if (!(error instanceof NoTranscript)) throw error;
    console.error(`\n${error.message}`);
    own?.stop();
    process.exit(1);
  }
}

const row = (...cells: string[]) => console.log(`| ${cells.join(" | ")} |`);
const head = (...cells: string[]) => {
  row(...cells);
  row(...cells.map(() => "---"));
};

const chosen = Object.entries(CHANGES).filter(
  ([name]) => process.argv.length < 3 || process.argv.includes(name),
);
type Found = Measured & { voice: string; language: string };
const halves: [Found[], Found[]] = [[], []];
const gaps: string[] = [];
console.log("Wrong words; mean confidence; share of the text that is believed.\n");
head("Voice", "Package and license", ...chosen.map(([name]) => name));
for (const [at, { name, language, from, clip }] of VOICES.entries()) {
  const spoken = clip();
  if (!spoken) {
    row(name, from, ...chosen.map(() => "not installed"));
    continue;
  }
  const found: Measured[] = [];
  for (const [, change] of chosen) {
    const heard = await heardIn(change(spoken.sound), language);
    found.push(await measured(spoken.said, heard, language));
  }
  halves[at % 2 === 0 ? 0 : 1].push(...found.map((one) => ({ ...one, voice: name, language })));
  row(name, from, ...found.map(cell));
  const scores = found.map(({ score }) => score?.toFixed(1) ?? "not rated");
  if (found.some(({ score }) => score !== null)) gaps.push(`| ${[name, ...scores].join(" | ")} |`);
}

console.log("\nThe lines, on every second voice and on the others:\n");
for (const half of halves) console.log(`- ${misses(half)}`);

console.log("\nNot rated, by language and voice:\n");
const all = halves.flat();
for (const by of ["language", "voice"] as const) {
  for (const [name, clips] of Map.groupBy(all, (one) => one[by])) {
    console.log(`- ${name}: ${clips.filter(({ isRated }) => !isRated).length} of ${clips.length}`);
  }
}

console.log("\nMean of the metrics by the built-in rubric:\n");
head("Voice", ...chosen.map(([name]) => name));
for (const line of gaps) console.log(line);

console.log("\nMore than one voice or language:\n");
head("What", "Told", "Believed", "In doubt");
for (const { name, languages, sound } of mixtures()) {
  const heard = await heardIn(sound, languages);
  const { text, segments } = transcriptOf(heard, heard.model);
  const said = (isDoubted: boolean) =>
    segments
      .filter(({ doubt }) => (doubt !== undefined) === isDoubted)
      .map(({ charStart, charEnd, doubt }) =>
        [text.slice(charStart, charEnd), ...(doubt ? [`(${doubt})`] : [])].join(" "),
      )
      .join(" ");
  row(name, languages, said(false), said(true));
}

const wordless = [
  ...noises(),
  ...packagedNoises(),
  ...SILENT.map((file) => ({ name: file, sound: soundOf(join(SILENCES, file)) })),
];
const invented: string[] = [];
for (const { name, sound } of wordless) {
  const { text } = await heardIn(sound, "en");
  if (text !== "") invented.push(`${name} ("${text.slice(0, 80)}")`);
}
console.log(`\nText in ${invented.length} of ${wordless.length} clips without speech.`);
for (const one of invented) console.log(`- ${one}`);

console.log("\nThe least of three runs:\n");
head("Sound", "Seconds", "Seconds of the processor");
const reading = soundOf(
  readFileSync(join(import.meta.dirname, "../../e2e/support/speech/austen.webm")),
);
for (const seconds of [2, 25]) {
  const clip = reading.slice(0, seconds * SAMPLE_RATE);
  const runs: { took: number; used: number }[] = [];
  for (let run = 0; run < 3; run += 1) {
    const [before, used] = [performance.now(), own?.processorSeconds() ?? 0];
    await heardIn(clip, "en");
    runs.push({
      took: (performance.now() - before) / 1000,
      used: (own?.processorSeconds() ?? 0) - used,
    });
  }
  const least = (of: "took" | "used") => Math.min(...runs.map((run) => run[of])).toFixed(2);
  row(`${seconds} s`, least("took"), own ? least("used") : "not known");
}
console.log(`\nMemory at most: ${own?.mostMemory() ?? "not known"} MB`);
own?.stop();
