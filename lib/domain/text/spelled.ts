const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A count as a sentence spells it: 'seven'; above twelve in digits. */
export function spelled(count: number): string {
  return WORDS[count] ?? String(count);
}
