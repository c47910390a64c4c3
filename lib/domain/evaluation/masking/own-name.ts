import { fold } from "../../text/fold.ts";
import type { Edit } from "../sent-text.ts";
import { UNSPACED_SCRIPTS } from "../words.ts";
import { type Token, tokensOf, wordSet } from "./tokens.ts";

/** Parts of names that stand in other names and sentences too. */
const PARTICLES = wordSet(
  "de del la las los el y e van von da do dos das al bin ben jr sr the and of or ii iii",
);

/** Names that are everyday words too: they are masked only if they stand as a name. */
const ALSO_WORDS = wordSet(`
  amber angel april art august baker banks bell best bill black brook brown bishop carter case cash chance chase church
  clean close cook cross crystal daisy dale dawn day dean drew early earl faith fields fisher ford forest fox frank
  gates gene ginger glass glen good grace grant gray green guest hall hand happy hardy hazel heather hill holly hope
  house hunter iris ivy jack job joy june justice king lane law lily little lock long love major mark marsh mason max
  may miles miller moon noble north page park parker pat patience pearl penny pepper pool pope porter post power price
  read reed rice rich rivers rob rock root rose ruby rush sage sandy sharp short singer sky small smart snow south
  spring star steel stone street strong sue summer sunny swift temple turner violet walker wall ward waters weaver
  wells west white will winter wise wolf wood woods work worth yard young
  abril agosto alba alegre blanca blanco bravo bueno cabello calle campo campos casa casas castillo cielo clara corona
  costa cruz delgado dolores domingo duro esperanza estrella feliz flor flores fortuna franco fuentes fuerte gallo
  gracia guerra iglesias jesus julio justo leon llave lobo luna luz mar marina mayo mercado mercedes mesa milagros
  mora morena moreno nieves paz pena perla pilar pino plaza prado prieto primo reina rey reyes rico rios rojas rojo
  rosa rosario rubio salas santos segundo sierra sol soledad toro torres valle vega verde victoria
`);

/** The words right before somebody's own name. */
const NAMED_BY = wordSet("name names name's call me am im i'm llamo nombre dicen llaman soy es is");

/** A whole name in a script without spaces, or in Korean, which joins what follows to it. */
const UNSPACED = new RegExp(`^[${UNSPACED_SCRIPTS}\\p{sc=Hangul}]{2,8}$`, "u");

const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** Whether a word that is an everyday one too stands as a name: with its capital inside a sentence, or introduced. */
function standsAsName(text: string, token: Token, before: Token | undefined): boolean {
  const between = before ? text.slice(before.end, token.start) : "";
  const inside = before !== undefined && !/[.!?\n]/.test(between);
  return inside && (isCapital(token.text) || NAMED_BY.has(before.folded));
}

/** 'M-a-r-i-a', 'm a r i a': single letters in a row that spell a part of the name. */
function spelled(tokens: readonly Token[], parts: ReadonlySet<string>): Edit[] {
  return [...parts].flatMap((part) => {
    const letters = [...part];
    if (letters.length < 3) return [];
    return tokens.flatMap((first, at): Edit[] => {
      const last = tokens[at + letters.length - 1];
      const spells = letters.every((letter, place) => tokens[at + place]?.folded === letter);
      return spells && last ? [{ start: first.start, end: last.end, text: "[name]" }] : [];
    });
  });
}

/** Names in scripts without spaces are found anywhere: '李娜' in '我叫李娜'. */
function unspaced(text: string, names: readonly string[]): Edit[] {
  return names
    .map((name) => name.replace(/[\s·・]+/g, ""))
    .filter((name) => UNSPACED.test(name))
    .flatMap((name) => {
      const edits: Edit[] = [];
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
        edits.push({ start: at, end: at + name.length, text: "[name]" });
      return edits;
    });
}

/** Edits that hide a candidate's own names: written, in any case and accent, or spelled out. Nobody else's. */
export function maskOwnName(text: string, names: readonly string[]): Edit[] {
  const parts = new Set(
    names
      .flatMap(tokensOf)
      .map(({ folded }) => folded)
      .filter((part) => part.length > 1 && !PARTICLES.has(part) && !/^\p{N}{1,4}$/u.test(part)),
  );
  const tokens = tokensOf(text);
  const written = tokens.flatMap((token, at): Edit[] => {
    if (!parts.has(token.folded)) return [];
    const everyday = ALSO_WORDS.has(token.folded) || token.folded.length < 3;
    if (everyday && !standsAsName(text, token, tokens[at - 1])) return [];
    return [{ start: token.start, end: token.end, text: "[name]" }];
  });
  return [...unspaced(text, names), ...spelled(tokens, parts), ...written];
}

/**
 * What stands for a candidate: their name, and the part of their address before the @, if it holds a figure, a mark
 * or a name of theirs ('mlopez92'); 'cleaning' could be a word of an answer.
 */
export function knownNames(name: string, email: string): string[] {
  const local = fold(email.split("@")[0] ?? "");
  const parts = tokensOf(name).map(({ folded }) => folded);
  const telling =
    /[\p{N}._-]/u.test(local) || parts.some((part) => part.length > 2 && local.includes(part));
  return local.length >= 4 && telling ? [name, local] : [name];
}
