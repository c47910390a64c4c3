import * as z from "zod/mini";
import { filled, oneLine } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import { choiceSchema } from "./bulk-request.ts";
import { TAG_LIMIT } from "./tags.ts";

const EMPTY = "Write a tag first";

/** The one field of the form. */
export const tagSchema = z.object({
  tag: filled(EMPTY, TAG_LIMIT).check(z.refine(hasVisibleCharacter, EMPTY), oneLine),
});

/** A tag for whoever is chosen, or no longer. */
export const tagRequestSchema = z.extend(tagSchema, { choice: choiceSchema, on: z.boolean() });

/** The company's tags, as they are answered. */
export const usedTagsSchema = z.object({ tags: z.array(z.string()) });
