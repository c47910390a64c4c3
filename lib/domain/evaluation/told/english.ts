import { words } from "../fold.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { CLAIMS_EN, STATES_EN } from "../lexicon/no-deeds.ts";
import { AMOUNTS } from "../lexicon/signals.ts";
import { deedsFound, END, either, everywhere, START } from "./patterns.ts";

const ADVERBS = words(
  "also, ever, even, always, usually, still, just, then, never, only, even, both, all, first, sometimes, often, normally, now, once, already, mostly, myself, ourselves, quick, quickly, straight, steady, again, barely, hardly, half, kind of, sort of, next, either, finally",
);
/** What stands before a verb, in any English: 'I done', 'I be', 'I wen', 'I dey', 'I does'. */
const HELPERS = [
  ...words("would, will, had, have, has, might, used to, going to, had to, needed to, was busy"),
  ...words("try to, tried to, trying to, get to, got, able to, bout to, start to, started to"),
  ...words(
    "start, started, keep, kept, keep on, kept on, go on, went on, go, went, came, come, ended up, end up, go and, went and",
  ),
  ...words("up and, help, helped, stay, be, been, am, was, were, 'm, are, 're"),
  ...words("bin, da, don, dey, wen, dun, gone, gon, gwine"),
];
/** 'I do check'; but 'I did housekeeping' names no deed of its own. */
const STRESSED = words("did, do, does, done");
/** Who tells; what is done 'if I' do something isn't told to have been done. */
const SUBJECT = `${START}(?<!(?<!\\p{L})if )(?:(?:i|we)(?=[\\s'])|\\[we\\])`;
const WHO_TELLS = new RegExp(SUBJECT, "u");
const BETWEEN = `(?:(?:'(?:d|ll|ve|m|re|s)|\\s+(?:${either(ADVERBS)}|${either(HELPERS)}|\\p{L}+ly))${END})*`;
const VERB = `${SUBJECT}${BETWEEN}(?:\\s+${either(STRESSED)}(?!\\s+\\p{L}+ing${END}))?${BETWEEN}\\s+`;

const OBJECTS = [
  ...words("the, a, an, my, our, his, her, their, its, this, that, these, those, each, every, all"),
  ...words("both, it, them, him, us, some, any, another, little, more, whatever"),
  ...words("anything, something, everything, everybody, everyone"),
  ...words("one, two, three, four, five, six, seven, eight, nine, ten, twelve"),
];
const PARTICLES = words(
  "up, down, out, off, over, after, through, around, along, under, behind, into, onto, back, away, together, across, below, in, on, by, past, between, against, from, at, upon, beside, inside",
);
const WHO = "\\[(?:person|name|family|title|we)\\]";
const TO_IT = `(?=\\s+(?:${either(OBJECTS)}|\\p{N}+|${WHO})${END})`;
const WITH_IT = `(?=\\s+(?:${either([...OBJECTS, ...PARTICLES])}|\\p{N}+|${WHO})${END})`;
/** What boasts are made of: 'I exude confidence', 'I spread joy'. */
const ABSTRACT = `${either([
  "\\p{L}*(?:ty|ness|ence|ance|ism|tions?|ship|ments?|cy)",
  "results|energy|value|success|effort|goals|standards|skills?|teamwork|pride|passion|joy|smiles",
  "love|hope|heart|god|people|everyone|tens?|points|numbers?|forward",
])}${END}`;
const NO_OBJECT = `${either(
  words(
    "to, that, than, as, so, very, really, too, like, because, if, who, which, what, how, why, of, for, with, about, is, are, am, was, were, be, not, no, never, always, you, your, i, we, it's, i'm",
  ),
)}${END}`;
/** Any other thing, without an article as many say it, or the end of the clause. */
const TO_A_THING = `(?=\\s+(?!${NO_OBJECT})(?!${ABSTRACT})\\p{L}|\\s*(?:[,.;]|$))`;

/** With what it is done to or with: such a deed makes an answer. */
const FIRM = everywhere([`${VERB}(?<deed>\\p{L}{3,})${END}${WITH_IT}`]);
/** Without: it counts beside others. */
const LOOSE = everywhere([
  `${SUBJECT}${BETWEEN}\\s+(?<deed>\\p{L}{3,}(?:ed|ing))${END}`,
  `${VERB}(?<deed>\\p{L}{3,})${END}${TO_A_THING}`,
  // What goes on behind it: ', waited', 'and buffed', 'then rack them'.
  `(?:[,;]|${START}(?:and|then|or))\\s+(?:${either(ADVERBS)}\\s+)*(?<deed>\\p{L}{3,}ed|\\p{L}{3,}${END}${TO_IT})${END}`,
]);
/** 'I was told', 'I am excited': no deed. */
const BEING = /(?:'m|'re|\s(?:am|was|were|be|been|are))\s+\p{L}+(?<!ing)$/u;
/** 'I have long hair': what somebody has; only a participle behind it is a deed. */
const HAVING = /(?:'ve|\s(?:have|has|had|got))\s+\p{L}+(?<!ed|ing|en|ne|wn|ght)$/u;
const NO_DEED = new RegExp(
  `^${either([...STATES_EN, ...CLAIMS_EN].map((word) => word.replace(/e$/, "e?")))}(?:\\p{L}?(?:ed|ing)|e?s|d|e)?$`,
  "u",
);
/** Learned words, which boasts and orders are full of and deeds of unknown names are not: 'revolutionize', 'radiate'. */
const LEARNED = /\p{L}{4,}(?:at|iz|if|efin)(?:e[ds]?|y|ied|ing)$/u;
/** Small words, but for those that are verbs too, and words that only end like a verb. */
const SMALL = (FUNCTION_WORDS.en ?? new Set<string>())
  .union(new Set([...OBJECTS, ...PARTICLES, ...ADVERBS, ...AMOUNTS]))
  .difference(new Set(words("make, made, take, took, tell, told, help, answer, clean, check")));
const NOUNS = new RegExp(
  `^${either([
    "thats|its|whats|theres|(?:any|every|some|no)?things?|morning|evening|during",
    "building|ceiling|clothing|wedding|string|spring|king|ring|wing|pudding|dumpling",
    "sorry|need|seed|speed|indeed|shed|hundred|red|bed|tired|excited|scared|bored|used|supposed",
  ])}$`,
  "u",
);

function deeds(text: string, forms: readonly RegExp[]): string[] {
  return deedsFound(text, forms)
    .filter(({ match }) => !BEING.test(match) && !HAVING.test(match))
    .map(({ deed }) => deed)
    .filter((word) => ![NO_DEED, LEARNED, NOUNS].some((no) => no.test(word)) && !SMALL.has(word));
}

/** The deeds that a folded English sentence tells of oneself: those that make an answer, and all that count. */
export function toldInEnglish(done: string): { firm: string[]; all: string[] } {
  const first = done.search(WHO_TELLS);
  if (first < 0) return { firm: [], all: [] };
  const told = done.slice(first);
  const firm = deeds(told, FIRM);
  return { firm, all: [...firm, ...deeds(told, LOOSE)] };
}
