import { phrases } from "./fold.ts";
import { BELIEF, BODY, ORIGIN, SCHOOL } from "./lexicon/background.ts";
import { ACTS_EN } from "./lexicon/signals.ts";

const form = (term: string) => term.replace(/\*/g, "\\p{L}*").replace(/ /g, "\\s+");
const TERM = `(?:${[...SCHOOL, ...BELIEF, ...BODY, ...ORIGIN].map(form).join("|")}|\\[family\\])`;
const NUMBER =
  "(?:\\p{N}{1,2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighteen|nineteen|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|dieciocho|diecinueve)(?:[\\s-]+(?:y\\s+)?\\p{L}+)?)";
const BEGIN = "(?<![\\p{L}\\p{N}'\\]])";
const END = "(?![\\p{L}\\p{N}])";
/** What joins such a clause to its neighbours goes with it. */
const BEFORE =
  "(?:(?:because|since|and|but|so|as|although|even though|porque|como|y|pero|aunque)\\s+)?";
const AFTER =
  "(?:\\s*,?\\s*(?:and then|and so|and also|so that's why|so|and|but|y luego|asi que|y|pero)(?=\\s))?";
/** To be, have, use or keep something: no deeds of work. */
const STATE =
  "(?:am|'m|was|were|have|'ve|had|got|use|wear|keep|kept|observe|go|went|attend\\p{L}*|stud\\p{L}+|graduat\\p{L}+|finish\\p{L}*|complet\\p{L}*|dropped out|drop out|pray|fast|practice|belong|celebrate|speak|live with|walk with|sing|been|born|grew up|came|come|lost|turned|identify|don't|never)";
const I = "(?:i(?=['\\s])|we(?=['\\s])|\\[we\\])";
const NO_JOINT = "(?!\\b(?:and|but|so|because|then|y|pero|porque)\\s)";
const INSIDE = `(?:${NO_JOINT}[^,.;:!?])`;
const FEW = `(?:(?:\\s+(?:${NO_JOINT}[^,.;:!?\\s])+){0,4}\\s+)`;
/** Where a clause ends, or only says when. */
const HERE = "(?=\\s*(?:[,.;!]|$)|\\s+(?:and|then|so|but|on|every|from|y|luego|los|las|cada)\\s)";
const CLAUSES = [
  // 'I have dyslexia so', 'because I'm Muslim', 'as a deaf person'.
  `${BEFORE}${BEGIN}${I}\\s*(?:\\p{L}+ly |also |only |just |always |have |'ve |did not |do not )*(?:${STATE}${END}${FEW})?${BEGIN}${TERM}${END}${INSIDE}{0,80}${AFTER}`,
  `${BEFORE}${BEGIN}(?:yo )?(?:soy|estoy|tengo|uso|voy|fui|iba|estudie|termine|hice|saque|deje|naci|guardo|hablo|llevo)${END}${FEW}${BEGIN}${TERM}${END}${INSIDE}{0,80}${AFTER}`,
  `${BEGIN}(?:as|being|como|siendo|por ser)\\s+(?:an? |una? )?(?:\\p{L}+ ){0,2}${TERM}${END}(?: (?:person|worker|man|woman|\\[person\\]))?,?`,
  `${BEFORE}${BEGIN}(?:i am|i'm) (?:an? )?(?:black|white|asian|trans|straight|orthodox)(?=\\s*(?:[,.;]|$|and|so|but))${AFTER}`,
  `${BEGIN}my (?:${[...BELIEF, ...BODY].map(form).join("|")})${END}`,
  // 'I'm 64', 'tengo sesenta años'.
  `${BEFORE}${BEGIN}(?:i am|i'm|i just turned|i turned|tengo|cumpli)\\s+${NUMBER}(?:\\s+(?:years old|year old|anos(?: de edad)?)|(?=\\s*(?:[,.;]|$|and|so|but|y)))${AFTER}`,
  // 'I went to [name]', 'I keep [name] so', 'estudié en la [name] de [name]': a school, a belief or a feast by its name.
  `${BEFORE}${BEGIN}${I}\\s*(?:am|'m|keep|observe|celebrate|practice|go|went|attend\\p{L}*|stud\\p{L}+|graduat\\p{L}+)(?: (?:to|at|from|in|for))?(?: an?| the)?(?: (?:school|college))?(?: (?:to|at|from|in))? \\[name\\](?: (?:state|tech|high))?${HERE}${INSIDE}{0,40}${AFTER}`,
  `${BEFORE}${BEGIN}(?:yo )?(?:soy|estudie|fui|iba|voy|termine|egrese|guardo)(?: (?:a|en|de))?(?: la| el)? \\[name\\](?: de(?: la| el)? \\[name\\])?${HERE}${INSIDE}{0,40}${AFTER}`,
  // What one does in a break.
  `${BEFORE}${BEGIN}${I}\\s*(?:\\p{L}+ ){1,4}(?:in|on|during|at|for) my (?:\\p{L}+ )?break${END}${INSIDE}{0,60}${AFTER}`,
].map((source) => new RegExp(source, "gu"));
/** The same beside a deed: 'I set up the chairs at my temple'. */
const BESIDE = new RegExp(
  `${BEGIN}(?:at|to|in|for|from|with|en|de|con|a)\\s+(?:(?:my|the|our|a|an|mi|la|el|una?)\\s+)?(?:local |own )?${TERM}${END}`,
  "gu",
);

const DEED = new RegExp(
  `\\b(?:have|had|been|was|am|to)(?: \\p{L}+ly)? ${phrases(ACTS_EN).source}|'(?:ve|m) ${phrases(ACTS_EN).source}`,
  "u",
);
/** Somebody else's body or belief: 'I use the wheelchair lift', 'a client with diabetes'. */
const OF_OTHERS = new RegExp(
  `\\b(?:clients?|residents?|patients?|customers?|guests?|someone|somebody)\\b|\\b(?:the|their|\\[person\\]) (?:${BODY.map(form).join("|")})`,
  "u",
);

/** 'I am left-handed, so', 'I like routine, so': what somebody is, has or likes is no reason that counts. */
const STATE_SO = new RegExp(
  `${BEGIN}(?:${I}\\s*)(?:\\p{L}+ly |also |just |always )?(?:am|'m|have|'ve got|like|love|prefer|enjoy|wear|walk with|speak|need|can't|cannot)${END}${INSIDE}{1,60}?(?=,?\\s+(?:and )?so(?=\\s)(?! (?:that|much|many|far|long))),?\\s+(?:and )?so`,
  "gu",
);
const withoutSo = (clause: string) =>
  unlessDone(clause) === clause ? clause : clause.replace(/,?\s+(?:and )?so$/, " ");

/** What of it tells of a deed, or of others, stays. */
function unlessDone(clause: string): string {
  const words = clause.replace(/\p{L}+-\p{L}+/gu, " ");
  return OF_OTHERS.test(clause) || DEED.test(words) ? clause : " ";
}

/**
 * A folded sentence without what it says of who somebody is: school, belief, disability, age, origin, family. It is
 * neither for nor against anybody, so it is read as if it weren't there.
 */
export function withoutBackground(folded: string): string {
  return CLAUSES.reduce((text, clause) => text.replace(clause, unlessDone), folded)
    .replace(STATE_SO, withoutSo)
    .replace(BESIDE, " ");
}
