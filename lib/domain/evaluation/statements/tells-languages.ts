import { fold } from "../../text/fold.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** Every code of two letters that Intl may know a language of, and some of three that are spoken at work. */
const CODES = [
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)),
  ..."fil ceb ilo hmn quc kek zap yue haw chr ckb prs pap kea luo bem din kok".split(" "),
];
/** What people say where Intl has another name, or none. */
const CALLED =
  "mandarin|mandarin chinese|tagalog|farsi|creole|criollo|patois|castellano|quechua|nahuatl|mixteco?|zapoteco|kiche|mam|bengali|punjabi|taiwanese|sign language|asl|lenguaje de senas|lengua de senas";

const NAMES = [
  ...["en", "es"].flatMap((tag) => {
    const names = new Intl.DisplayNames(tag, { type: "language", fallback: "none" });
    return CODES.flatMap((code) => fold(names.of(code) ?? "").replace(/[^\p{L} -]/gu, "") || []);
  }),
  ...CALLED.split("|"),
];
const NAME = `(?:(?:some |a little |un poco de )?(?:${[...new Set(NAMES)].toSorted((a, b) => b.length - a.length).join("|")}))`;
const ROW = `${NAME}(?:(?:, (?:and |or |y |o )?| (?:and|or|y|o|&|to|a) )${NAME}){0,6}`;
/** What a language ends before: 'in French' tells of one, 'in French restaurants' of a kitchen. */
const ENDS =
  '(?= ?(?:$|[.,;:!?)"”])| (?:and|or|with|to|for|at|on|by|when|so|because|but|if|too|also|as|since|while|every|all|well|fluently|speak\\p{L}*|y|o|e|con|a|al|para|porque|cuando|pero|si|tambien|muy|bien|todos?|is|was|es)(?!\\p{L}))';
const SPOKEN =
  "(?:speak|speaks|speaking|spoke|spoken|fluent|fluency|conversational|understands?|understood|translat\\p{L}+|interpret\\p{L}*|talk(?:s|ed|ing)?|habl\\p{L}+|entiend\\p{L}+|escrib\\p{L}+|traduc\\p{L}+|traduj\\p{L}+)";
const TELLS = new RegExp(
  `(?<!\\p{L})(?:(?:bi|multi|tri)lingual|bilingue|(?:two|three|four|five|several|many|multiple|other|dos|tres|varios|otros) (?:languages|idiomas|lenguas)(?!\\p{L})|${SPOKEN}(?: \\p{L}+){0,4}? ${NAME}(?!\\p{L})|(?:in|into|from|know|knows|knew|learn(?:s|ed|ing)?|studied|my|her|his|their|basic|uses?|used|using|en|al|del|se|mi|aprend\\p{L}+) (?:both )?${ROW}${ENDS}|${NAME}[ -](?:speak\\p{L}*|fluen\\p{L}+|skills|language|calls?|callers?|translat\\p{L}+|interpret\\p{L}+|hablante)(?!\\p{L}))|^(?:fluent |native |languages?: )?${ROW}[.!]?$`,
  "u",
);

/**
 * Whether words tell which languages somebody speaks, in English or Spanish: they tell where somebody is from, and
 * are told only where the interview asks for languages. 'Cooked in French restaurants' tells of none.
 */
export function tellsOfLanguages(text: string): boolean {
  return TELLS.test(fold(text).replace(/\s+/g, " ").trim());
}
