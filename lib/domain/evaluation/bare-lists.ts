import { AMOUNTS } from "./lexicon/signals.ts";

/** Words told one after the other with nothing about them count once: 'I called I checked I asked I cleaned'. */
const OWN_VERBS =
  /(?<!\p{L})((?:i|we) \p{L}+)(?:[\s,;]+(?:and |then )?(?:i|we) \p{L}+){3,}(?=\s*(?:[.,;]|$))/gu;
const VERBS = /(?<=^|[.;:]\s*)(\p{L}+)(?:, (?:and )?\p{L}+){4,}(?=\s*(?:[.;]|$))/gu;
const FIGURE = `(?:\\p{N}+|${AMOUNTS.join("|")})`;
const FIGURES = new RegExp(
  `(?<![\\p{L}\\p{N}])(${FIGURE} \\p{L}+)(?:[\\s,;]+(?:and |y )?${FIGURE} \\p{L}+){4,}(?![\\p{L}\\p{N}])`,
  "gu",
);

/** A folded sentence with the first of each long run of bare verbs or bare figures. */
export function withoutBareLists(folded: string): string {
  return [OWN_VERBS, VERBS, FIGURES].reduce((text, list) => text.replace(list, "$1"), folded);
}
