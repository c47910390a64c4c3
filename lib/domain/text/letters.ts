/** Whether a text may be a name at all: numbers and dates may not. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
