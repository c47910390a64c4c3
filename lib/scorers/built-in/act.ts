import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { upperFirst } from "#lib/domain/text/words";

/** Acts of work that were done. Those with a + also take a person and a thing. */
const ACTS = `called, told+, asked+, texted, explained, cleaned, mopped, vacuumed, swept, scrubbed, washed, wiped, checked,
  trained, taught+, fixed, repaired, replaced, installed, wrote, logged, moved, changed, covered, helped+, cooked,
  prepped, served, drove, delivered, loaded, unloaded, stocked, restocked, counted, sorted, labeled, organized, split,
  built, closed, opened, locked, reported, emailed, scheduled, confirmed, booked, rebooked, answered, led, managed,
  supervised, finished, tested, measured, found+, brought+, sent+, apologized, listened, greeted, cleared, dusted,
  emptied, inspected, tightened, drained, flushed, swapped, rinsed, sanitized, disinfected, walked, traded, posted,
  packed, painted, mowed, trimmed, planted, sprayed, treated, ordered, used, offered+, showed+, gave+, updated, calmed,
  dispatched, welded, soldered, cut, removed, collected, reviewed, double-checked, tagged, signed, noted, handled,
  recorded, prepared, stored, translated`;
const TAKES_TWO = new Map(
  ACTS.split(/,\s+/).map((act) => [act.replace("+", ""), act.endsWith("+")]),
);

const BETWEEN =
  "(?:(?:just|then|also|always|even|still|only|actually|usually|immediately|quickly|first|finally|both|personally) ){0,2}";
/** An act behind 'I', or one that opens its sentence. */
const ACT = new RegExp(`(?:(?<![\\p{L}\\]])i ${BETWEEN}|^)(?<verb>[\\p{L}-]{3,14})(?= )`, "giu");
const IF = /(?<!\p{L})if(?!\p{L})/iu;
/** Up to the end of its clause it says that an act was not so, or that somebody else says so. */
const UNSURE =
  /(?<!\p{L})(?:not|never|nothing|nobody|no|none|\p{L}+n['’]t|cannot|dont|didnt|wont|cant|without|should have|wish|pretend|lied|said (?:that )?i|told me|thought i|supposed|(?:can|could) start)(?!\p{L})/iu;
/** Where the object of an act has ended. */
const ENDS =
  /^(?:and|but|so|because|then|now|when|while|where|until|till|if|who|that|which|what|how|i|we|he|she|they|it|or|as|than|since|though|although|please|me|us|him|them|you|myself|whoever|whatever|whenever|(?:i|we|he|she|they|it|that|you)['’].*|id|im|theyre)$/iu;
/** A first word that names nothing. */
const NAMES_NOTHING =
  /^(?:me|him|her|them|it|us|you|that|this|those|these|all|everything|something|anything|stuff|things|one|some|another|to|for|in|at|with|on|by|from|there|here|back|more|like|everybody|people|somebody|someone|my|i|we|next|now|then|today|each|both|again|early|late|ahead|twice|once|really|very|pretty|so|too|just|before|after|during|about|into|around|until|through|without)$/iu;
const PREPOSITION =
  /^(?:in|on|at|for|with|from|about|into|by|during|before|after|instead|every|each|right|out|through|around)$/iu;
const TIME = /^(?:nights?|days?|weeks?|months?|minutes|hours?)$/iu;
const DANGLES =
  /^(?:a|an|the|of|in|on|at|for|with|from|to|about|into|by|before|after|instead|every|each|right|through|around|very|my|our|more|really|ever|this|one|two)$/iu;
const MOST_WORDS = 5;
/** Not a clock time or an amount: '8:30', '1,500'. */
const CLAUSE = /[;!?—–()"“”…\n]|[,.:](?!\d)/u;

/** The object of an act from the words behind it, or null if it isn't sure. */
function objectOf(behind: string, takesTwo: boolean): string[] | null {
  const words = behind.trim().split(/\s+/);
  const end = words.findIndex(
    (word, at) => ENDS.test(word) && !/^(?:before|after)$/iu.test(words[at - 1] ?? ""),
  );
  const whole = end < 0 ? words : words.slice(0, end);
  const isLong = whole.length > MOST_WORDS;
  const cut = isLong
    ? whole.findLastIndex(
        (word, at) =>
          at > 0 && at <= MOST_WORDS && PREPOSITION.test(word) && !TIME.test(whole[at - 1] ?? ""),
      )
    : whole.length;
  const object = whole.slice(0, cut);
  const isCut = cut < 2 || DANGLES.test(object.at(-1) ?? "") || NAMES_NOTHING.test(object[0] ?? "");
  // 'Moved jobs' is as good as anything.
  if (isCut || (takesTwo && (isLong || end >= 0))) return null;
  return object.map((word) => word.replace(/^(?:my|our)$/iu, "the"));
}

/**
 * The first act that somebody did in an English sentence, with its object, in at most six words: 'Called the clients
 * before they asked'. Null if it isn't sure.
 */
export function actIn(sentence: string): string | null {
  if (sentence.includes("[") || speaksOfProtected(sentence)) return null;
  for (const match of sentence.matchAll(ACT)) {
    const verb = (match.groups?.verb ?? "").toLowerCase();
    const takesTwo = TAKES_TWO.get(verb);
    const before = sentence.slice(0, match.index);
    if (takesTwo === undefined || IF.test(before.slice(before.lastIndexOf(",") + 1))) continue;
    const end = match.index + match[0].length;
    const [behind = ""] = sentence.slice(end).split(CLAUSE);
    if (UNSURE.test(sentence.slice(0, end) + behind)) return null;
    const object = objectOf(behind, takesTwo);
    if (object !== null) return [upperFirst(verb), ...object].join(" ");
  }
  return null;
}
