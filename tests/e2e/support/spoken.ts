import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { demoTranscripts } from "#local/demo/transcripts";
import { decodeSound } from "#local/speech/sound";
import { SAMPLE_RATE } from "#local/speech/spans";

/** What espeak-ng says in one of the demo's recordings. */
const RUSSO = Object.values(demoTranscripts).find(({ clip }) => clip === "anthony-russo");

/** Whose words are believed, what they say, and when in the clip. */
export const PEOPLE = [
  {
    name: "Anthony Russo",
    recording: readFileSync(resolve("local/demo/media/anthony-russo.webm")),
    said: RUSSO?.text ?? "",
    known: RUSSO?.segments ?? [],
  },
];

/**
 * A radio operator on the air, from Debian's package codec2-examples (decision 158). Much of it is in doubt, and plays
 * from its piece; where its sentences begin within a piece with a pause nobody tells.
 */
export const ON_THE_AIR = {
  name: "Bruce Hale",
  recording: readFileSync(resolve("tests/e2e/support/speech/radio.webm")),
  said: "The weather here seems quite nice, nice fall day. The leaves are slowly departing from us, but it's been a pleasant enough week, last little while. And I'm using a Kenwood TS2000 radio, transmitting about five watts into homemade yagis. And I'm using the Codec2, Codec2, Codec2 to encode this message. And presumably you're using some sort of software to decode it.",
};

/**
 * A LibriVox volunteer reads from "Sense and Sensibility", in the public domain (decision 158). It tells of no work, so
 * there is nothing in it to score.
 */
export const READER = {
  name: "Clara Reed",
  recording: readFileSync(resolve("tests/e2e/support/speech/austen.webm")),
  said: readFileSync(resolve("tests/e2e/support/speech/austen.txt"), "utf8"),
};

/** Of the loudest, what silence and its noise stay under. */
const HEARD = 0.1;

/** The second at which a recording is heard first. */
export async function firstSound(recording: Uint8Array): Promise<number> {
  const sound = await decodeSound(recording);
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return sound.findIndex((sample) => Math.abs(sample) > HEARD * loudest) / SAMPLE_RATE;
}
