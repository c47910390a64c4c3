import { z } from "zod";
import spoken from "./transcripts.json" with { type: "json" };

const transcript = z.strictObject({
  clip: z.string(),
  language: z.enum(["en", "es"]),
  text: z.string(),
  /** Seconds from the start of the recording. */
  segments: z.array(z.strictObject({ start: z.number(), end: z.number(), text: z.string() })),
});

export type DemoTranscript = z.infer<typeof transcript>;

/** What is said in each clip, by `audioHash` of its file. Written by `scripts/make-demo-media.ts`. */
export const demoTranscripts: Record<string, DemoTranscript> = z
  .record(z.string(), transcript)
  .parse(spoken);
