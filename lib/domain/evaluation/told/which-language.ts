const SPANISH =
  /(?<!\p{L})(?:el|la|los|las|de|que|y|en|un|una|con|por|para|pa|del|al|se|lo|le|les|mi|mis|yo|su|nos|es|si|cuando)(?!\p{L})/gu;
const ENGLISH =
  /(?<!\p{L})(?:the|and|to|of|a|i|my|we|it|was|is|in|on|at|for|with|they|you|so|that)(?!\p{L})/gu;
const hits = (folded: string, words: RegExp) => folded.match(words)?.length ?? 0;

/** Whether a folded sentence has more of the small words of Spanish than of English. */
export function isSpanish(folded: string): boolean {
  return hits(folded, SPANISH) > hits(folded, ENGLISH);
}

/** Whether there may be any Spanish in a folded sentence. */
export function hasSpanish(folded: string): boolean {
  return isSpanish(folded) || hits(folded, SPANISH) >= 2 || hits(folded, ENGLISH) === 0;
}
