import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const transcript = z.strictObject({
  clip: z.string(),
  language: z.enum(["en", "es"]),
  text: z.string(),
  /** Seconds from the start of the recording. */
  segments: z.array(z.strictObject({ start: z.number(), end: z.number(), text: z.string() })),
});

export type DemoTranscript = z.infer<typeof transcript>;

const spoken: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, "transcripts.json"), "utf8"),
);

/** What is said in each clip, by `audioHash` of its file. Written by `scripts/media/demo-media.ts`. */
export const demoTranscripts: Record<string, DemoTranscript> = z
  .record(z.string(), transcript)
  .parse(spoken);
