import { asSaid } from "./accents/english.ts";
import { withEnglishDeeds } from "./accents/mixed.ts";
import { withoutPidgin } from "./accents/pidgin.ts";
import { asSaidInSpanish } from "./accents/spanish.ts";
import { withStandardSubjects } from "./accents/subjects.ts";
import { DIALECT_FORMS, WORDS } from "./lexicon/dialects.ts";
import { hasSpanish, isSpanish } from "./told/which-language.ts";

/**
 * Accents, dialects, two languages in one sentence and quick typing as the standard writes them: what is judged is what
 * somebody did, never how they say it. On folded text; the stored words stay.
 */
type IsVerb = (word: string) => boolean;

const WORD = new RegExp(`\\b(?:${Object.keys(WORDS).join("|")})\\b`, "g");
/** 'I was cleaning' tells of the same deed as 'I cleaned'. */
const GOING_ON =
  /(?<!\p{L})(i|i'm|we|am|was|were|been|we're|of|by|and|,) ?(?:also |always |just |only )?(\p{L}{2,})ing(?!\p{L})/gu;
/** 'Workin' as 'working'; words that end so in the standard stay. */
const DROPPED_G =
  /(?<!\p{L})(?!(?:cab|bas|rob|cous|orig|penguin|viol|aspir|insul|bullet|cum|rais|marg|prote|coff|napk|pumpk|res|sat|vitam|adm|log|beg|with|ru|sk|vill|fin|muff|pengu|dolph|urch|cha|gre|tw|with|jo|co|lo)in(?!\p{L}))(\p{L}{2,}[^a\P{L}])in'?(?!\p{L})/gu;
/** 'A-hauling'. */
const PREFIXED = /(?<!\p{L})a-(?=\p{L}+ing(?!\p{L}))/gu;

const withWords = (folded: string) => folded.replace(WORD, (word) => WORDS[word] ?? word);

function inStandard(folded: string, isVerb: IsVerb): string {
  if (isSpanish(folded)) return withEnglishDeeds(asSaidInSpanish(folded), isVerb);
  const words = withWords(withoutPidgin(folded)).replace(DROPPED_G, "$1ing");
  const read = hasSpanish(words) ? withEnglishDeeds(words, isVerb) : words;
  return withStandardSubjects(asSaid(read), isVerb).replace(PREFIXED, "");
}

/** Who somebody is spoken of as may be masked, so all of them are read as if they were. */
const OTHERS = /(?<!\p{L})(?:they|them|their|theirs|themselves|ellos|ellas)(?!\p{L})/gu;

/** A folded sentence in the forms that the word lists know. */
export function inFull(folded: string, isVerb: IsVerb): string {
  return DIALECT_FORMS.reduce(
    (text, [form, standard]) => text.replace(form, standard),
    withWords(inStandard(folded, isVerb)),
  ).replace(OTHERS, "[person]");
}

/** The same with 'cleaning' as 'clean', where something is told to go on and `isVerb` knows the verb. */
export function asDeeds(folded: string, isVerb: IsVerb): string {
  return folded.replace(GOING_ON, (whole, before: string, stem: string) => {
    const base = [stem, `${stem}e`, stem.slice(0, -1)].find(isVerb);
    return base ? `${before} ${base}` : whole;
  });
}
