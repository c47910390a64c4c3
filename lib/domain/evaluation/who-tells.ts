import { alternatives, oneOf } from "./alternatives.ts";
import { distinctHits, phrases } from "./fold.ts";
import { FIRST_PERSON_EN } from "./lexicon/signals.ts";
import { TO_THE_READER } from "./to-the-reader.ts";
import { LISTED_EN } from "./verbs.ts";

const firstPerson = phrases([...FIRST_PERSON_EN, "[we]"]);
const SUBJECT =
  /(?<![\p{L}\p{N}])(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll)(?![\p{L}\p{N}'])|\[we\]/u;
const BETWEEN = oneOf(alternatives`
  \p{L}+ly
  also|always|just|then|never|only|usually|even|both|first
  would|have|had|will|been|can|could|did|do|am|was|were
  start|started|go|went|to|used to
`);
const MADE_TO = oneOf(alternatives`
  made|make|makes|had|have|let|sent|taught|told|asked|put|got
`);
const DEED = new RegExp(
  oneOf([
    `(?:${SUBJECT.source})\\s+(?:${BETWEEN}\\s+)*(?:${LISTED_EN.source})`,
    `${MADE_TO} (?:me|us) (?:to )?(?:${LISTED_EN.source})`,
  ]),
  "u",
);
/** Somebody else as the subject: 'my cousin works there'. */
const OF_OTHERS = new RegExp(
  alternatives`
    ^\W*(?:and |but |so |well |sorry |anyway )*
      (?:(?:my |mi |the )?\[(?:family|person|name)\]|(?:my|mi) (?:landlord|neighbou?r|roommate|
      friend|buddy|doctor|teacher|pastor|phone|amig[oa]|vecin[oa]|casero)(?!\p{L}))
  `.join(""),
  "u",
);
/** Who tells comes in later: 'they rate us and I got full marks'. */
const JOINED_I =
  /(?:,|(?<!\p{L})(?:and|so|then|but)) (?:i|we)(?= (?!like|love|think|hope|want)\p{L})/u;
/** A workplace as the subject: 'the other place made us buy the shoes'. */
const OF_A_PLACE = new RegExp(
  alternatives`
    ^\W*(?:and |but |so |well )*(?:the |my |that |this )?
      (?:other|last|old) (?:place|job|company)(?!\p{L})
  `.join(""),
  "u",
);

/** Whether a folded text holds a listed deed with who tells as its subject: 'I then closed'. */
export const tellsDeed = (folded: string): boolean => DEED.test(folded);

/** Whether somebody tells of themselves: as the subject, or by 'my', 'me' and 'us' when nobody is spoken to. */
export function tellsOfSelf(folded: string): boolean {
  if (OF_OTHERS.test(folded)) return tellsDeed(folded) || JOINED_I.test(folded);
  if (OF_A_PLACE.test(folded)) return SUBJECT.test(folded);
  if (SUBJECT.test(folded)) return true;
  return distinctHits(folded, firstPerson) > 0 && !TO_THE_READER.test(folded);
}
