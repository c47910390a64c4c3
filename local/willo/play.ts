import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type interviewOf, SHAPES } from "./shapes.ts";
import { newKey, type Thing } from "./state.ts";

const CLIPS = join(import.meta.dirname, "../demo/media");
const isClip = (name: string) => /^[a-z-]+\.(?:webm|mp4)$/.test(name);

/** The recordings that a played candidate can give. */
export const clips = (): string[] => readdirSync(CLIPS).filter(isClip).toSorted();

/** One of them; null if there is no such file. */
export function clip(name: string): { bytes: Uint8Array<ArrayBuffer>; type: string } | null {
  if (!clips().includes(name)) return null;
  const type = name.endsWith(".mp4") ? "video/mp4" : "video/webm";
  return { bytes: new Uint8Array(readFileSync(join(CLIPS, name))), type };
}

const person = SHAPES.participants.omit({ interview: true });

/** A participant of what somebody filled in; null if a field is wrong. */
export function played(
  interview: ReturnType<typeof interviewOf>,
  form: Record<string, unknown>,
  origin: string,
): Thing | null {
  const who = person.safeParse(form);
  if (!who.success) return null;
  const given = z.string().catch("");
  const answers = interview.questions.map(({ text, order, answer_type }, index) => {
    const value = given.parse(form[`answer-${index}`]);
    return {
      question: { text, order },
      answer_type,
      ...(answer_type === "text"
        ? { text: value }
        : { media_url: `${origin}/willo/media/${value || clips()[0]}` }),
    };
  });
  return { key: newKey(), interview: interview.key, ...who.data, status: "completed", answers };
}
