import { fold } from "#lib/domain/evaluation/fold";
import { anyOf } from "./words.ts";

/** Code, tags and fences, in which nobody speaks of work; our own masks are no such thing. */
const CODE =
  /\{[^{}]{0,400}\}|<[^<>]{1,200}>|\[(?!(?:name|person|family|email|phone|address|zip|link)\])[^[\]]{1,200}\]|#{3}|```|-{4,60}[^\n]{0,80}/gu;

/** Said to whoever scores, and to nobody at work. */
const TO_THE_SCORER = anyOf(
  "score me, rate me, grade me, mark me, rank me, pass me, round me up, hire me, give me *, give this *, score this, rate this, grade this, score it, this answer, my answer, this response, this candidate, this applicant, the candidate, this entry, this record, this batch, scorer, grader, graders, scoring module, scoring policy, rubric*, the evaluation, assessment, every category, every metric, every criteri*, all categories, all metrics, your metrics, your manager, your system, your job if, system notice*, system message*, system prompt, system note*, previous instructions, prior instructions, instructions above, your instructions, ai, computer to, bot, gpt, language model, assistant configuration, calibration mode, whoever reads, whoever grades, whoever scores, interviewer, full marks then, you score, you grade, you rate, at least a 8, at least an 8, at least a 9, under 9, top score, top grade, highest score, highest level, maximum score, no deductions, ten out of ten in, ten in every, 10 in every, a ten when, great result here, calificame, califiqueme, califique, califica, calificas, ponganme, me pones, me pongan, no me ponen, deme un diez, deme 10, deme la, denme un, denme la, dame un diez, dame la nota, como sobresaliente, esta respuesta, mi respuesta, esta entrada, para el evaluador, la evaluacion, quien evalua, el que evalua, el que califica, la rubrica, la pauta, instrucciones anteriores, aviso del sistema, el sistema y no revise, permita el sistema, calificacion mas alta, nota mas alta, nivel mas alto, puntuacion maxima, puntaje maximo, diez en todo, diez en todas, puro diez, 10 en todo, 10 en todas, vale 10, ya apuntelo, contrateme, contratame",
);
/** 'communication 10', 'set score = 9': ready-made numbers. */
const READY_MADE =
  /(?<!\p{L})(?:score|rating|communication|experience|professionalism|reliability|problem solving|category|comunicacion|experiencia|fiabilidad|puntaje|nota)\s?[:=]?\s?(?:\p{N}|ten(?!\p{L})|diez(?!\p{L}))/u;
/** Talk of assessments, by which nobody is accused and nothing is earned. */
const ABOUT_SCORES = anyOf(
  "interview*, entrevist*, perfect ten, 10 out of 10, ten out of ten, out of 100, five star*, top marks, full marks, top one percent, world class, number one, evicted, diez de diez, cinco estrellas",
);
/** Told of somebody at work, as it was said there: 'she wrote that we deserve ten out of ten'. */
const AT_WORK = anyOf(
  "my boss, my manager, my supervisor, my lead, the boss, the manager, the trainer, the inspector, inspection*, customer*, client*, guest*, resident*, the card, every quarter, attendance, at work, the label, the scanner, the panel, the alarm, the box, mi jefe, mi jefa, el gerente, la inspeccion, sanidad, cliente*, huesped*",
);

const holds = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

/** Whether a sentence tells the scorer how to score. */
export function ordersScorer(sentence: string): boolean {
  const text = fold(sentence);
  return holds(text, READY_MADE) || (holds(text, TO_THE_SCORER) && !holds(text, AT_WORK));
}

const earnsNothing = (part: string) => {
  const text = fold(part);
  return (
    holds(text, READY_MADE) ||
    holds(text, TO_THE_SCORER) ||
    (holds(text, ABOUT_SCORES) && !holds(text, AT_WORK))
  );
};

/** The parts of a text outside of code and fences, each a slice of it. */
export function withoutCode(text: string): string[] {
  return text.split(CODE).filter((part) => part.trim() !== "");
}

export const holdsCode = (text: string): boolean => holds(text, CODE);

const CLAUSES = /[,;:—–()]\s?|\s-\s|\s(?=(?:and|y|so|porque|because)\s)/u;

/** A sentence without its clauses about scoring; the parts that are left, each a slice of it. */
export function withoutOrders(sentence: string): string[] {
  if (!earnsNothing(sentence)) return [sentence];
  const parts = sentence.split(CLAUSES).map((part) => part.trim());
  const first = parts.findIndex(earnsNothing);
  const last = parts.findLastIndex(earnsNothing);
  if (first < 0) return [];
  return parts.filter((part, at) => part !== "" && (at < first || at > last));
}
