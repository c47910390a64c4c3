/** Spaces, controls, zero-width and other characters that nobody sees; the blank Braille cell too. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;

/** Whether anything of a text can be seen; the same characters as `has_visible_character` in the database. */
export function hasVisibleCharacter(text: string): boolean {
  return text.replace(INVISIBLE, "") !== "";
}
