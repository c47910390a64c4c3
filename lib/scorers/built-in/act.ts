import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { HABIT } from "./scenario.ts";

/** Acts of work, past form last where it isn't the first with 'ed'. Those with a + also take a person and a thing. */
const ACTS = `call, tell+ told, ask+, text, explain, clean, mop mopped, vacuum, sweep swept, scrub scrubbed, wash, wipe, check,
  train, teach+ taught, fix, repair, replace, install, write wrote, log logged, move, change, cover, help+, cook,
  prep prepped, serve, drive drove, deliver, load, unload, stock, restock, count, sort, label, organize, split split,
  build built, close, open, lock, report, email, schedule, confirm, book, rebook, answer, lead led, manage, supervise,
  finish, test, measure, find+ found, bring+ brought, send+ sent, apologize, listen, greet, clear, dust, empty, inspect,
  tighten, drain, flush, swap swapped, rinse, sanitize, disinfect, walk, trade, post, pack, paint, mow, trim trimmed,
  plant, spray, treat, order, use, offer+, show+, give+ gave, update, calm, dispatch, weld, solder, cut cut,
  remove, collect, review, double-check, tag tagged, sign, note, handle, record, prepare, store, translate`;

type Act = { says: string; takesTwo: boolean };

const past = (base: string) =>
  base.endsWith("e") ? `${base}d` : `${base.replace(/(?<=[^aeiou])y$/, "i")}ed`;
const habit = (base: string) =>
  /(?:s|x|ch|sh)$/.test(base) ? `${base}es` : `${base.replace(/(?<=[^aeiou])y$/, "ie")}s`;
const opening = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What is said of an act, by the form in which the person says it. */
const DONE = new Map<string, Act>();
const USUAL = new Map<string, Act>();
const WOULD = new Map<string, Act>();
for (const one of ACTS.split(",")) {
  const [marked = "", irregular] = one.trim().split(" ");
  const base = marked.replace("+", "");
  const takesTwo = marked !== base;
  const did = irregular ?? past(base);
  USUAL.set(base, { says: opening(habit(base)), takesTwo });
  WOULD.set(base, { says: `Would ${base}`, takesTwo });
  DONE.set(did, { says: opening(did), takesTwo });
}

const BETWEEN =
  "(?:(?:just|then|also|always|even|still|only|actually|usually|immediately|quickly|first|finally|both|personally) ){0,2}";
/** An act behind 'I', or in a row of acts. */
const ACT = new RegExp(
  `(?:(?<![\\p{L}\\]])(?<own>i)(?<would>['’]d|['’]ll| would| will)? ${BETWEEN}|^|(?:, (?:and )?| and )${BETWEEN})(?<verb>[\\p{L}-]{3,12})(?= )`,
  "giu",
);
const OWN = /(?<![\p{L}\]])i /giu;
const SOMEBODY_ELSE =
  /(?<!\p{L})(?:i|we|he|she|they|it|you|who|that|which|while|when|because|so|until|if|as|had|let|would|will|the \p{L}{1,20} (?:came|was|had|said|went|got))(?!\p{L})/iu;
/** So far back, in characters, a row of acts may have begun. */
const FAR = 300;

/** Whether what stands before an act is a row that began with 'I', and nobody else has acted since. */
function isOwnRow(before: string): boolean {
  const began = [...before.slice(-FAR).matchAll(OWN)].at(-1);
  if (began === undefined) return false;
  return !SOMEBODY_ELSE.test(before.slice(-FAR).slice(began.index + 2));
}
const IF = /(?<!\p{L})if(?!\p{L})/iu;
/** Up to the end of its clause it says that an act was not so, or that somebody else says so. */
const UNSURE =
  /(?<!\p{L})(?:not|never|nothing|nobody|no|none|\p{L}+n['’]t|cannot|dont|didnt|wont|cant|without|should have|wish|pretend|lied|said (?:that )?i|told me|thought i|supposed|(?:can|could) start)(?!\p{L})/iu;
/** Where the object of an act has ended. */
const ENDS = new Set(
  "and but so because then when while where until till if who that which what how i we he she they it or as than since though although please me us him them you myself whoever whatever whenever".split(
    " ",
  ),
);
const CONTRACTED = /^(?:i|we|he|she|they|it|that|you|id|im|theyre)['’]/iu;
/** A first word that names nothing. */
const NAMES_NOTHING =
  /^(?:me|him|her|them|it|us|you|that|this|those|these|all|everything|something|anything|stuff|things|one|some|another|to|for|in|at|with|on|by|from|there|here|back|more|like|everybody|people|somebody|someone|my|i|we|next|now|then|today|each|both|again|early|late|ahead|twice|once|really|very|pretty|so|too|just|before|after|during|about|into|around|until|through|without)$/iu;
const PREPOSITION =
  /^(?:in|on|at|for|with|from|about|into|by|during|before|after|instead|every|each|right|out|through|around)$/iu;
const TIME = /^(?:nights?|days?|weeks?|months?|minutes|hours?)$/iu;
const DANGLES =
  /^(?:a|an|the|of|in|on|at|for|with|from|to|about|into|by|before|after|instead|every|each|right|through|around|very|my|our|more|really|ever|this|one|two)$/iu;
const MOST_WORDS = 6;
/** Not a clock time or an amount: '8:30', '1,500'. */
const CLAUSE = /[;!?—–()"“”…\n]|[,.:](?!\d)/u;

/** The object of an act from the words behind it, or null if it isn't sure. */
function objectOf(behind: string, { says, takesTwo }: Act): string[] | null {
  const room = MOST_WORDS - says.split(" ").length;
  const words = (behind.split(CLAUSE)[0] ?? "").trim().split(/\s+/);
  const end = words.findIndex(
    (word, at) =>
      (ENDS.has(word.toLowerCase()) || CONTRACTED.test(word)) &&
      !/^(?:before|after)$/iu.test(words[at - 1] ?? ""),
  );
  const whole = end < 0 ? words : words.slice(0, end);
  const shortened = whole.length > room;
  const cut = shortened
    ? whole.findLastIndex(
        (word, at) =>
          at > 0 && at <= room && PREPOSITION.test(word) && !TIME.test(whole[at - 1] ?? ""),
      )
    : whole.length;
  if (cut < 0 || (takesTwo && (shortened || end >= 0))) return null;
  const object = whole.slice(0, cut);
  while (DANGLES.test(object.at(-1) ?? "") && !TIME.test(object.at(-2) ?? "")) object.pop();
  const named = object.map((word) => word.replace(/^(?:my|our)$/iu, "the"));
  const [first, second] = named;
  if (first === undefined || NAMES_NOTHING.test(first)) return null;
  // 'Moved jobs' is as good as anything.
  return second === undefined ? null : named;
}

/** What is said of an act: of a case, 'I call' is what somebody would do. */
function actOf(word: string, form: { isWould: boolean; isOwn: boolean; isOfACase: boolean }) {
  if (form.isWould) return WOULD.get(word);
  const done = DONE.get(word);
  if (done || !form.isOwn) return done;
  return (form.isOfACase ? WOULD : USUAL).get(word);
}

/**
 * The first act of one's own in an English sentence with its object, in at most six words: 'Called the clients before
 * they asked', 'Would call the office', 'Checks the list'. Null if it isn't sure. `isOfACase`: it answers what one would
 * do in a case that the question puts.
 */
export function actIn(sentence: string, isOfACase = false): string | null {
  if (sentence.includes("[") || speaksOfProtected(sentence)) return null;
  for (const match of sentence.matchAll(ACT)) {
    const { own, would, verb = "" } = match.groups ?? {};
    const word = verb.toLowerCase();
    const before = sentence.slice(0, match.index);
    const clause = before.slice(before.lastIndexOf(",") + 1);
    const act = actOf(word, {
      isWould: would !== undefined,
      isOwn: own !== undefined,
      isOfACase: (isOfACase && !HABIT.test(sentence)) || IF.test(before),
    });
    const opens = before === "" && word.endsWith("ed");
    if (!act || (own ? !would && DONE.has(word) && IF.test(clause) : !opens && !isOwnRow(before)))
      continue;
    const behind = sentence.slice(match.index + match[0].length);
    const end = match.index + match[0].length + (behind.split(CLAUSE)[0] ?? "").length;
    if (UNSURE.test(sentence.slice(0, end))) return null;
    const object = objectOf(behind, act);
    if (object !== null) return [act.says, ...object].join(" ");
  }
  return null;
}
