/** What a sentence is read by, in one language; all of it folded: lower case, without accents. */
export type Words = {
  /** Own acts that were done: 'I told', 'changed it'. */
  did: RegExp;
  /** Own acts as a habit: 'I check'. */
  does: RegExp;
  /** What was said to somebody, among the acts. */
  said: RegExp;
  amount: RegExp;
  result: RegExp;
  /** What came first, then, every week. */
  time: RegExp;
  /** Claims that hold of anything: 'always', 'I am a hard worker'. */
  claim: RegExp;
  /** What work is made of: people, places, things and deeds of service jobs. */
  work: RegExp;
};

/** One expression for a list with commas between its phrases; a trailing * stands for any ending. */
export function anyOf(list: string): RegExp {
  const phrases = list
    .split(",")
    .map((phrase) => phrase.trim().replace(/\s+/g, " ").replace(/\*/g, "\\p{L}{0,12}"))
    .filter((phrase) => phrase !== "");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** One expression for the beginnings of words in a list with commas between them. */
export function beginningOf(list: string): RegExp {
  const beginnings = list.split(",").map((word) => word.trim());
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join("|")})`, "gu");
}

/** How many different matches a text holds. */
export function kinds(text: string, pattern: RegExp): number {
  return new Set(text.match(pattern)).size;
}
