/** How English spelling sounds, so coarsely that accents sound alike: one vowel, no 'r' behind it, 'th' like 't'. */
const SOUNDS: [RegExp, string][] = [
  [/'/g, ""],
  [/^kn/, "n"],
  [/^wr/, "r"],
  [/wh/g, "w"],
  [/ph/g, "f"],
  [/t?ch/g, "C"],
  [/sh/g, "S"],
  [/dge?/g, "dj"],
  [/(?<=[aeiou])gh(?=t|$)/g, ""],
  [/[td]?th/g, "t"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/st(?=en|le)/g, "s"],
  // What is not said at the end.
  [/(?<=[aeiouy][^aeiouy]+)e$/, ""],
  [/(?<=[aeiouy][^aeiouy]+)es$/, "s"],
  [/(?<=[aeiouy][^aeiouy]+)ed$/, "t"],
  [/ing$/, "in"],
  [/d/g, "t"],
  [/([^aeiou])\1/g, "$1"],
  [/(?<=[aeiou])r(?=[^aeiouy]|$)/g, ""],
  [/(?:[aeiou]|(?<!^)y|(?<=[aeiou])[wh])+/g, "a"],
  [/(?<=[^a])t$/, ""],
];

/** A key that is the same for an English word and for what an accent makes of it: 'befo' and 'before'. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((key, [letters, sound]) => key.replace(letters, sound), word);
}
