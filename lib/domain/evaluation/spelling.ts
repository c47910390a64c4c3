/**
 * Forms of a dialect, of quick typing and of a second language, as the standard writes them: what is judged is what
 * somebody did, never how they say it. On folded text.
 */
const FORMS: [RegExp, string][] = [
  [/(?<=\p{L}{3})in'(?!\p{L})/gu, "ing"],
  [/(?<!\p{L})an'(?!\p{L})/gu, "and"],
  [/\boutta\b/g, "out of"],
  [/\bgonna\b/g, "going to"],
  [/\bgotta\b/g, "have to"],
  [/\b(?:finna|fixing? to|about to)\b/g, "going to"],
  [/\b(?:ain't|aint)\b/g, "have not"],
  [/\b(?:haven't|havent)\b/g, "have not"],
  [/\b(?:hasn't|hasnt)\b/g, "has not"],
  [
    /(?<!\p{L})(?:'cause|cuz|coz|bc|cause)(?= (?:i|we|it|they|that|the|my|you|if|there|he|she|\[))/gu,
    "because",
  ],
  [/(?<!\p{L})'?fore(?= )/gu, "before"],
  [/\b(?:til|till)\b/g, "until"],
  [/(?<!\p{L})'em\b/gu, "them"],
  [/\bever (?=day|time|week|morning|night|month)/g, "every "],
  [/\bdaily\b/g, "every day"],
  [/\b(i|we) says?\b/g, "$1 said"],
  [
    /(?<!\p{L})(i|we|you|they|\[person\]|times) (?:(?:had |have )?done) (?=\p{L}+(?:ed|t|d|ent|ook|ade|ote)\b)/gu,
    "$1 ",
  ],
  [/\b(i|we) work (?!on\b|to\b|with)/g, "$1 worked "],
  [/\bbrung\b/g, "brought"],
  [/\b(i|we) seen\b/g, "$1 saw"],
  [/\b(i|we) been (?=\p{L}+ing\b)/gu, "$1 have been "],
  [/\b(i|we) be (?=\p{L}+ing\b)/gu, "$1 "],
  [/\b(?:but|only) (one|1) time\b|\b(?:but|only) once\b/g, "only once"],
  [
    /\b(?:have|has|did|do) not (missed|miss|been late|late|called out) (?:but|only) /g,
    "have $1 only ",
  ],
  [
    /\bme and \[(?:person|name|family)\]|\bme and (?:my|the|another|one) (?=\p{L}+)|\[(?:person|name|family)\] and me\b/gu,
    "we ",
  ],
  [/(?<!\p{L})pa'?(?= (?:que|el|la|los|las|no|mi)\b)/gu, "para"],
  [/(?<!\p{L})(?:pos|pus)(?!\p{L})/gu, "pues"],
  [/(?<!\p{L})ta(?=ba|n?\b)(?=ba)/gu, "esta"],
  [/(?<!\p{L})(?:q|k)(?= )/gu, "que"],
];
/** 'I was cleaning' tells of the same deed as 'I cleaned'. */
const GOING_ON =
  /(?<!\p{L})(i|i'm|we|am|was|were|been|we're|of|by|and|,) ?(?:also |always |just |only )?(\p{L}{2,})ing(?!\p{L})/gu;

/** A folded sentence in the forms that the word lists know. */
export function inFull(folded: string): string {
  return FORMS.reduce((text, [form, standard]) => text.replace(form, standard), folded);
}

/** The same with 'cleaning' as 'clean', where something is told to go on and `isVerb` knows the verb. */
export function asDeeds(folded: string, isVerb: (word: string) => boolean): string {
  return folded.replace(GOING_ON, (whole, before: string, stem: string) => {
    const base = [stem, `${stem}e`, stem.slice(0, -1)].find(isVerb);
    return base ? `${before} ${base}` : whole;
  });
}
