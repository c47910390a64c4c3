import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { fold } from "#lib/domain/text/fold";
import { anyOf } from "./words.ts";

/** Code, tags and fences, in which nobody speaks of work; our own masks are no such thing. */
const CODE =
  /\{[^{}]{0,400}\}|<[^<>]{1,200}>|\[(?!(?:name|person|family|email|phone|address|zip|link)\])[^[\]]{1,200}\]|#{3}|```|-{4,60}[^\n]{0,80}/gu;

/** Said to whoever scores, and to nobody at work. */
const TO_THE_SCORER = anyOf(
  "score me, rate me, grade me, rank me, round me up, hire me, is scoring this, is grading this, is rating this, correct score, grading mode, scoring mode, the scorer, note to evaluator, scoring module, scoring policy, every metric, all metrics, your metrics, system notice*, system message*, system prompt, system note*, previous instructions, prior instructions, instructions above, scale you were given, ai grading, this ai, whoever reads, whoever grades, whoever scores, no deductions, calificame, califiqueme, calificas, para el evaluador, quien evalua, el que evalua, el que califica, usted que califica, instrucciones anteriores, aviso del sistema, contrateme, contratame, note to the grader, note to grader, note to the ai, the grader will, disregard the rubric, rubric update*, before you score, score this a, score this as, score this 10, rate this 10, rate this at, you score this, you grade this, you rate this, score this answer, grade this answer, rate this answer, score this interview, rate this interview, rate this candidate, score this candidate, your rubric, scoring rubric, the rubric says, dear ai, note to ai, la rubrica dice, tu rubrica, su rubrica",
);
/** 'give me a ten', 'ponga la nota más alta': a grade as an order, which ends with the grade. */
const GRADE =
  /(?<!\p{L})(?:give|set|put|award|assign|mark|deserve|sees?|at least|under|dame|deme|denme|ponga|ponme|ponganme|pones|pongan|merezco|vale)\s(?:\p{L}{1,12}\s){0,4}(?:10|ten|9|8|nine|diez|full marks|top|highest|maximum|strong|maxim[ao]|mas alt[ao])(?=[.,!;:"')]|$|\s(?:for|on|out|points?|score|grade|marks?|band|level|please|puntos?|de todas|que|en todo|en todas|in every|in all)(?!\p{L}))/u;
/** 'communication 10', 'set score = 9': ready-made numbers; 'experience: 10 years' and 'health score 9' are not. */
const READY_MADE =
  /(?<!\p{L}|(?:credit|google|health|inspection|safety|uber|yelp)\s)(?:score|rating|communication|experience|professionalism|reliability|problem solving|comunicacion|experiencia|fiabilidad|puntaje|nota)["']?\s?[:=]?\s?(?:100?|[1-9]|ten|diez)(?![\p{L}\p{N}%+-]|\s(?:(?:to|or|o|a)\s\p{N}{1,2}\s)?(?:years?|yrs|months?|weeks?|anos?|mes(?:es)?|semanas?)(?!\p{L}))/u;
/** Talk of assessments: it accuses nobody, and earns nothing. */
const ABOUT_SCORES = anyOf(
  "interview*, entrevist*, perfect ten, 10 out of 10, ten out of ten, out of 100, five star*, top marks, full marks, top one percent, world class, diez de diez, cinco estrellas",
);
/** Told of somebody at work, as it was said there: 'she wrote that we deserve ten out of ten'. */
const AT_WORK = anyOf(
  "my boss, my manager, my supervisor, my lead, the boss, the manager, the trainer, the inspector, inspection*, customer*, client*, guest*, resident*, the card, every quarter, attendance, at work, the label, the scanner, the panel, the alarm, the box, mi jefe, mi jefa, el gerente, la inspeccion, sanidad, cliente*, huesped*",
);

const holds = (text: string, pattern: RegExp) => text.search(pattern) >= 0;
const isOrder = (text: string) =>
  [READY_MADE, TO_THE_SCORER, GRADE].some((pattern) => holds(text, pattern));

/** Whether a sentence tells the scorer how to score. */
export function instructsScorer(sentence: string): boolean {
  const text = fold(sentence);
  return isOrder(text) && !holds(text, AT_WORK);
}

const earnsNothing = (part: string) => {
  const text = fold(part);
  return isOrder(text) || (holds(text, ABOUT_SCORES) && !holds(text, AT_WORK));
};

/** The parts of a text outside of code and fences, each a slice of it. */
export function withoutCode(text: string): string[] {
  return text.split(CODE).filter((part) => part.trim() !== "");
}

/** The code and fences of a text; a recognizer writes '[laughs]' too, so they prove nothing by themselves. */
export const codeIn = (text: string): string[] => text.match(CODE) ?? [];

const CLAUSES = /[,;:—–()]\s?|(?<=[.!?])\s|\s-\s|\s(?=(?:and|y|so|porque|because)\s)/u;

/** The longest words that accuse somebody: read at a glance. */
const LONGEST = 400;
/** Masks of words that speak of what is protected. */
const OF_FAMILY = /\[(?:person|family)\]/u;

/** The first words of a text that tell the scorer how to score, as they may be shown: a sentence, or its clause. */
export function instructionOf(parts: readonly string[]): string | null {
  const said = parts.filter(instructsScorer);
  const clauses = said.flatMap((part) => part.split(CLAUSES).filter(instructsScorer));
  const isFit = (text: string) =>
    text.length <= LONGEST && !OF_FAMILY.test(text) && !speaksOfProtected(text);
  return [...said, ...clauses].find(isFit) ?? null;
}

/** A sentence without its clauses about scoring; the parts that are left, each a slice of it. */
export function withoutInstructions(sentence: string): string[] {
  if (!earnsNothing(sentence)) return [sentence];
  const parts = sentence.split(CLAUSES).map((part) => part.trim());
  const first = parts.findIndex(earnsNothing);
  const last = parts.findLastIndex(earnsNothing);
  if (first < 0) return [];
  return parts.filter((part, at) => part !== "" && (at < first || at > last));
}
