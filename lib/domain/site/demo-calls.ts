import * as z from "zod/mini";
import made from "../../../content/demo-calls.json" with { type: "json" };
import { HOURS_FITS } from "../room/availability.ts";

const callSchema = z.strictObject({
  name: z.string(),
  phone: z.string(),
  interview: z.string(),
  rating: z.number(),
  quote: z.string(),
  language: z.nullable(z.strictObject({ code: z.string(), name: z.string() })),
  hours: z.nullable(z.string()),
  fit: z.nullable(z.enum(HOURS_FITS)),
  /** The file in which the sentence is said. */
  clip: z.string(),
});

export type DemoCall = z.infer<typeof callSchema>;

/** Three of the demo company's people to call, best first. Written by `npm run demo:calls`. */
export const DEMO_CALLS: readonly DemoCall[] = z.array(callSchema).parse(made);

/** Where the sentence of a row is heard. */
export function demoClipPath(clip: string): string {
  return `/site/calls/${clip}.mp4`;
}
