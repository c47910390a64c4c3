import * as z from "zod/mini";
import { filled } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";

export const NOTE_LIMIT = 2000;

/** Notes about one candidate. */
export const MAX_NOTES = 200;

/** As many people are mailed a note that names them. */
export const MAX_MENTIONS = 10;

const EMPTY = "Write a note first";

export const noteSchema = z.object({
  note: filled(EMPTY, NOTE_LIMIT).check(z.refine(hasVisibleCharacter, EMPTY)),
});

/** `id` is made by the page: the same note, sent again, is kept once. */
export const noteRequestSchema = z.extend(noteSchema, { id: z.uuid() });

export type NoteRequest = z.output<typeof noteRequestSchema>;

/** Said if a candidate has as many notes as are kept. */
export const TOO_MANY_NOTES = `A candidate can have up to ${MAX_NOTES} notes. Delete one you no longer need, then save this one.`;

/** An employer's own note about a candidate. */
export type CandidateNote = { id: string; note: string; by: string; isMine: boolean; at: string };
