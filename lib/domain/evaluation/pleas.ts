import { saidAtWork } from "./account.ts";
import { fold } from "./fold.ts";

/**
 * Asking, begging or threatening for a score: words of asking and words of scoring in one clause. Neither alone says
 * anything: a customer says 'please', an inspector gives marks.
 */
const either = (parts: readonly string[]) => `(?<!\\p{L})(?:${parts.join("|")})(?!\\p{L})`;
const SCORE = new RegExp(
  either([
    "marks?",
    "scores?",
    "ratings?",
    "grades?",
    "a ten",
    "a 10",
    "tens",
    "points",
    "(?:under|below|less than|at least|over|anything but) (?:an? )?(?:\\p{N}+|seven|eight|nine|ten)(?=\\s*(?:[,.!;]|$)|\\s(?:or|and|on|in|for)(?!\\p{L}))",
    "verdict",
    "(?:top|highest|best) (?:level|band|spot|place|pick)",
    "notas?",
    "calificacion(?:es)?",
    "puntuacion(?:es)?",
    "puntajes?",
    "puntos",
    "un diez",
    "el maximo",
    "la maxima",
    "valor (?:tope|maximo)",
    "nivel (?:superior|maximo|mas alto)",
    "sobresaliente",
    "(?:great|good|better|high|positive|bad|low) results? here",
  ]),
  "u",
);
const PLEA = new RegExp(
  either([
    "please",
    "kindly",
    "beg(?:ging)?",
    "plead(?:ing)?",
    "implor\\p{L}+",
    "grant(?:ing)?",
    "(?:be|so|most|very) (?:kind|nice|generous|merciful|lenient)",
    "mercy",
    "i (?:do not|don't) know how (?:i|we) (?:\\p{L}+ ){1,2}\\p{L}+",
    "(?:save|help|spare) me",
    "would mean",
    "(?:do not|don't|dont|better|just|please) give me",
    "i (?:really )?(?:deserve|need)",
    "por favor",
    "(?:le|les|se lo|lo|te) (?:ruego|suplico|imploro|pido|encargo)",
    "ayud(?:eme|enme|ame)",
    "merezco",
    "me (?:ponga|pongan|ponen|pone|den|dan|suban|regalen?)",
    "(?:tan|muy|mas) (?:amables?|generos[oa]s?|buen[oa]s?)",
    "piedad",
    "si no me",
    "(?:apunt|registr|asign|anot|valor|consider|pon|marc)(?:e|en|ar|a|ga)",
  ]),
  "u",
);

/** Says whether a sentence asks, begs or threatens for a score, and not somebody at work for something. */
export function pleadsForScore(sentence: string): boolean {
  const text = fold(sentence).replace(/\s+/g, " ");
  return SCORE.test(text) && PLEA.test(text) && !saidAtWork(sentence);
}
