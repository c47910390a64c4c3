/**
 * Characters that nobody sees: zero width, direction marks, soft hyphens, fillers, variation selectors, tags. The same as
 * in `without_unseen` of the database; a test asks both about every character.
 */
export const INVISIBLE = new RegExp(
  "[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f" +
    "\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e0fff}]",
  "gu",
);

/** A text without invisible characters: for comparing, and for addresses, telephone numbers and links. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}
