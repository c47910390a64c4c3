import * as z from "zod/mini";
import { filled } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import { choiceSchema } from "./bulk-request.ts";
import { TAG_LIMIT } from "./tags.ts";

const EMPTY = "Write a tag first";
const ONE_LINE = "Use one line";

/** The one field of the form. */
export const tagSchema = z.object({
  tag: filled(EMPTY, TAG_LIMIT).check(
    z.refine(hasVisibleCharacter, EMPTY),
    z.refine((tag) => !/\p{Cc}|[\u2028\u2029]/u.test(tag), ONE_LINE),
  ),
});

/** A tag for whoever is chosen, or no longer. */
export const tagRequestSchema = z.extend(tagSchema, { choice: choiceSchema, on: z.boolean() });

/** The company's tags, as they are answered. */
export const usedTagsSchema = z.object({ tags: z.array(z.string()) });
