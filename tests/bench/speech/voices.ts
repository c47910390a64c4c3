import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { clips } from "#local/demo/clips";
import { SAMPLE_RATE } from "#local/speech/spans";
import { ON_THE_AIR, READER } from "../../e2e/support/spoken.ts";

const ROOT = join(import.meta.dirname, "../../..");
const ASTERISK = "/usr/share/asterisk/sounds";

/** What somebody says, and its sound. */
export type Clip = { said: string; sound: Float32Array };

/** Somebody who speaks; no clip if their package isn't installed. */
export type Voice = {
  name: string;
  language: string;
  /** The Debian package and its license. */
  from: string;
  clip: () => Clip | null;
};

/** The sound of any file that ffmpeg reads. */
export function soundOf(input: string | Uint8Array): Float32Array {
  const from = typeof input === "string" ? input : "pipe:0";
  const bytes = execFileSync(
    "ffmpeg",
    ["-v", "error", "-i", from, "-ac", "1", "-ar", String(SAMPLE_RATE), "-f", "f32le", "-"],
    { maxBuffer: 2 ** 28, ...(typeof input === "string" ? {} : { input }) },
  );
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** An announcement of Asterisk's, whose text stands in a package beside it. */
const ANNOUNCED = "demo-echotest";
function announced(language: string, folder: string): Clip | null {
  const list = `/usr/share/doc/asterisk-core-sounds-${language}/core-sounds-${language}.txt.gz`;
  const file = join(ASTERISK, folder, `${ANNOUNCED}.g722`);
  if (!existsSync(list) || !existsSync(file)) return null;
  const texts = gunzipSync(readFileSync(list)).toString();
  return {
    said: new RegExp(`^${ANNOUNCED}: *(.*)`, "m").exec(texts)?.[1] ?? "",
    sound: soundOf(file),
  };
}

/** What one of the demo's people says, by its clip. */
function demo(clip: string) {
  const found = clips.find(({ name }) => name === clip);
  if (!found) throw new Error(`The demo has no ${clip}.`);
  const { format, sentences } = found;
  return { file: join(ROOT, `local/demo/media/${clip}.${format}`), said: sentences.join(" ") };
}
const ANSWER = "marcus-bell";

/** The same answer by one of Festival's voices. */
function festival(voice: string): Clip | null {
  if (!existsSync("/usr/bin/text2wave")) return null;
  const { said } = demo(ANSWER);
  const folder = mkdtempSync(join(tmpdir(), "voices-"));
  try {
    const [text, file] = [join(folder, "said.txt"), join(folder, "said.wav")];
    writeFileSync(text, said);
    execFileSync("text2wave", ["-eval", `(voice_${voice})`, text, "-o", file]);
    return { said, sound: soundOf(file) };
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const asterisk = (language: string, name: string, folder: string): Voice => ({
  name,
  language,
  from: `asterisk-core-sounds-${language}, -${language}-g722 1.6.1 (CC-BY-${language === "ru" ? "" : "SA-"}3.0)`,
  clip: () => announced(language, folder),
});
const festvox = (name: string, voice: string, from: string): Voice => ({
  name,
  language: "en",
  from,
  clip: () => festival(voice),
});
const espeak = (language: "en" | "es", clip: string): Voice => ({
  name: `espeak-ng, ${language}`,
  language,
  from: "the demo's recordings",
  clip: () => {
    const { file, said } = demo(clip);
    return { said, sound: soundOf(file) };
  },
});

/** People first, then synthetic voices. The lines are chosen on every second one, and read on the others. */
export const VOICES: readonly Voice[] = [
  {
    name: "LibriVox reader",
    language: "en",
    from: "pocketsphinx-testdata 0.8 (BSD-2; the reading is in the public domain)",
    clip: () => ({ said: READER.said, sound: soundOf(READER.recording) }),
  },
  {
    name: "radio operator",
    language: "en",
    from: "codec2-examples 1.0.5 (LGPL-2.1)",
    clip: () => ({ said: ON_THE_AIR.said, sound: soundOf(ON_THE_AIR.recording) }),
  },
  asterisk("en", "US announcer", "en_US_f_Allison"),
  asterisk("es", "Mexican Spanish announcer", "es_MX_f_Allison"),
  asterisk("fr", "Canadian French announcer", "fr_CA_f_June"),
  asterisk("ru", "Russian announcer", "ru_RU_f_IvrvoiceRU"),
  festvox("festival kal", "kal_diphone", "festvox-kallpc16k 2.4 (BSD-like)"),
  festvox("festival slt", "cmu_us_slt_arctic_hts", "festvox-us-slt-hts 0.2010.10.25 (BSD-like)"),
  espeak("en", ANSWER),
  espeak("es", "rosa-elena-jimenez"),
];

/** Sounds of packages in which nobody speaks: animals, and twenty seconds of each piece of music at two places. */
export function packagedNoises(): { name: string; sound: Float32Array }[] {
  const monkeys = join(ASTERISK, "en_US_f_Allison/tt-monkeys.g722");
  const animals = existsSync(monkeys) ? [{ name: "monkeys", sound: soundOf(monkeys) }] : [];
  const music = globSync("/usr/share/asterisk/moh/*.wav").flatMap((file) => {
    const sound = soundOf(file);
    return [10, 50].map((from) => ({
      name: `${basename(file)}, from second ${from}`,
      sound: sound.slice(from * SAMPLE_RATE, (from + 20) * SAMPLE_RATE),
    }));
  });
  return [...animals, ...music];
}
