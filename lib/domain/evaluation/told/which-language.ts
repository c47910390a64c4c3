const SPANISH =
  /(?<!\p{L})(?:el|la|los|las|de|que|y|en|un|una|con|por|para|pa|del|al|se|lo|loh|lah|le|les|mi|mis|yo|su|nos|es|si|cuando|bien|todo|pero|porque|siempre|despues|luego|primero|entonces|cada|era|fui|hice|dije|muy|mas|ya|sin|como|eso|esta|para)(?!\p{L})/gu;
const ENGLISH =
  /(?<!\p{L})(?:the|and|to|of|i|my|we|it|was|is|in|on|at|for|with|they|you|so|that|this|had|have|from|then|but|because|when|up|out|them|not|if|an|dem|dey|dat|dis|wid|den|ze|zis|zat|pon|inna)(?!\p{L})/gu;
const ARTICLE = /(?<!\p{L})an?(?!\p{L})/gu;
const hits = (folded: string, words: RegExp) => folded.match(words)?.length ?? 0;

/** Whether a folded sentence has more of the small words of Spanish than of English. */
export function isSpanish(folded: string): boolean {
  const english = hits(folded, ENGLISH);
  return hits(folded, SPANISH) > (english === 0 ? 0 : english + hits(folded, ARTICLE));
}

/** Whether there may be any Spanish in a folded sentence. */
export function hasSpanish(folded: string): boolean {
  return isSpanish(folded) || hits(folded, SPANISH) >= 2 || hits(folded, ENGLISH) === 0;
}

/** Whether a folded sentence has small words of both. */
export function isMixed(folded: string): boolean {
  return hits(folded, SPANISH) >= 2 && hits(folded, ENGLISH) >= 2;
}
