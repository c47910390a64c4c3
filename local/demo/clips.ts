import { z } from "zod";
import recorded from "./clips.json" with { type: "json" };

const clip = z.strictObject({
  name: z.string(),
  initials: z.string().length(2),
  format: z.enum(["webm", "mp4"]),
  language: z.enum(["en", "es"]),
  /** An espeak-ng voice with its variant. */
  voice: z.string(),
  /** 0 to 99. */
  pitch: z.int(),
  /** Words a minute. */
  speed: z.int(),
  /** The drawn room it is in. */
  room: z.enum(["kitchen", "living-room", "laundry", "closet", "office-at-night", "van"]),
  shirt: z.string(),
  tint: z.string(),
  /** What is said, sentence by sentence: one transcript segment each. None is a silent room. */
  sentences: z.array(z.string()),
});

export type Clip = z.infer<typeof clip>;

/** Every recorded answer of the demo company. `scripts/media/demo-media.ts` draws and speaks them. */
export const clips: Clip[] = clip.array().parse(recorded);
