import * as z from "zod/mini";
import { filled, trimmed } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import { choiceSchema } from "./bulk-request.ts";
import {
  COMMENT_LIMIT,
  LINK_DAYS,
  MAX_LINK_QUESTIONS,
  MAX_PEOPLE,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  partsShown,
  READER_ANSWERS,
  SHARED_PARTS,
  type SharedPart,
} from "./shortlist.ts";

const readable = (message: string, max: number) =>
  filled(message, max).check(z.refine(hasVisibleCharacter, message));

const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length;

const order = z
  .array(z.uuid())
  .check(z.minLength(1), z.maxLength(2 * MAX_PEOPLE), z.refine(areDifferent));

const NAME_IT = "Name this shortlist";
const name = readable(NAME_IT, NAME_LIMIT);

/** Chosen candidates, for a shortlist that is there or a new one, which is then named. */
export const addPeopleSchema = z
  .object({
    shortlistId: z.nullable(z.uuid()),
    name: trimmed(NAME_LIMIT),
    choice: choiceSchema,
  })
  .check(
    z.refine(({ shortlistId, name }) => shortlistId !== null || hasVisibleCharacter(name), {
      path: ["name"],
      error: NAME_IT,
    }),
  );

/** The shortlists that somebody can be put on. */
export const shortlistsSchema = z.object({
  shortlists: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const renameSchema = z.object({ name });

/** Another name, or another order of its people. */
export const shortlistChangeSchema = z.union([renameSchema, z.object({ order })]);

const shows = z.pipe(
  z.array(z.enum(SHARED_PARTS)).check(z.maxLength(SHARED_PARTS.length)),
  z.transform((parts: SharedPart[]) => partsShown(parts)),
);

/** For whom a link is, and what it shows. `questionIds` of a list of one; null for all of them. */
export const shareSchema = z.object({
  to: z.union([z.object({ shortlistId: z.uuid() }), z.object({ attemptId: z.uuid() })]),
  label: readable("Say who this link is for", NAME_LIMIT),
  message: trimmed(MESSAGE_LIMIT),
  outside: z.boolean(),
  shows,
  questionIds: z.nullable(
    z
      .array(z.uuid(), "Choose at least one question")
      .check(z.maxLength(MAX_LINK_QUESTIONS), z.minLength(1, "Choose at least one question")),
  ),
  days: z.literal(LINK_DAYS),
});

/** What a reader says of one person. */
export const readerAnswerSchema = z
  .object({
    attemptId: z.uuid(),
    name: readable("Add your name", NAME_LIMIT),
    answer: z.nullable(z.enum(READER_ANSWERS)),
    comment: trimmed(COMMENT_LIMIT),
  })
  .check(
    z.refine(({ answer, comment }) => answer !== null || hasVisibleCharacter(comment), {
      path: ["comment"],
      error: "Choose an answer or write a comment first",
    }),
  );
