import { z } from "zod/mini";
import { text } from "../text/text.ts";
import { asKeyword, KEYWORD_RULE } from "./words.ts";

/** A keyword as it is typed, read as the word that is kept; null of an empty field. */
const keywordField = z.pipe(
  text(60).check(
    z.refine((typed) => typed.trim() === "" || asKeyword(typed) !== null, { error: KEYWORD_RULE }),
  ),
  z.transform(asKeyword),
);

/** What gives an interview its word. */
export const keywordSchema = z.object({ word: keywordField });
