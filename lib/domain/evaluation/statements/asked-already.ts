import { fold } from "../../text/fold.ts";
import { wordSet } from "../masking/tokens.ts";
import type { FactKind } from "./facts.ts";
import { isPartOf } from "./stands-on.ts";
import type { Statement } from "./statement.ts";

/** What gets somebody to work, as the ten languages begin it. */
const CAR =
  /(?<!\p{L})(?:cars?|trucks?|vans?|vehicles?|transportation|carros?|coches?|autos?|camionetas?|trocas?|vehiculos?|transporte|voitures?|vehicules?|fahrzeuge?|veiculos?|машин\p{L}*|автомобил\p{L}*)(?!\p{L})|سيارة|गाड़ी|कार|车|車|クルマ/u;
const LICENSE =
  /licen[sc]\p{L}*|permis|fuhrerschein|habilitacao|carteira|водительск\p{L}*|прав[аы]|رخصة|लाइसेंस|驾照|驾驶证|免許/u;
const DRIVING = /driv\p{L}*|manej\p{L}*|conduc\p{L}*|conduire|dirigir|motorista/u;
/** What a license is called by beside its kind. */
const BESIDE = /^(?:valid|clean|current|own|class|the|and|mis?|una?|las?)$/u;
const WORD = /[\p{L}\p{N}]{2,}/gu;

/** The words of a license that tell it from others; 'licencia de manejar' and "driver's license" have the same. */
function kindsOf(text: string): Set<string> {
  const words = fold(text).match(WORD) ?? [];
  return new Set(
    words.flatMap((word) => {
      if (word === "de" || BESIDE.test(word)) return [];
      if (LICENSE.test(word)) return ["license"];
      return DRIVING.test(word) ? ["driving"] : [word];
    }),
  );
}

/**
 * Whether must-haves that a person was asked about say a fact already: a car where one of them is about a car, a license
 * where one of them names it.
 */
export function isAskedAlready(
  { fact, text }: { fact: FactKind | null; text: string | null },
  mustHaves: readonly string[],
): boolean {
  if (fact === "car") return mustHaves.some((question) => CAR.test(fold(question)));
  if (fact !== "license" || text === null) return false;
  const kinds = [...kindsOf(text)];
  return mustHaves.some((question) => {
    const asked = kindsOf(question);
    return kinds.every((kind) => asked.has(kind));
  });
}

/** What a must-have is asked with: the words that are left say what it is about. */
const ASKING = wordSet(
  "an any are do does for have hold is of own reliable to you your yourself con del el propia propio su tener tiene tienes tu un usted",
);
/** Said of what somebody has not, or no longer, or not yet. */
const CONTRARY =
  /(?<!\p{L})(?:no|not|never|none|without|lost|los[et]|sold|sell|suspend\p{L}*|revoked|expired?|used to|had|will|soon|\p{L}+n['’]t|aint|cant|dont|wont|havent|nunca|sin|perdi|vendi|vencid\p{L}|suspendid\p{L}|tenia|kein\p{L}*|nicht|pas|nao|не|нет)(?!\p{L})/u;

/** What a must-have or a fact is about. */
function aboutIn(text: string): Set<string> {
  const kinds = [...kindsOf(text)].filter((word) => !ASKING.has(word));
  return new Set(kinds.map((word) => (CAR.test(word) ? "car" : word)));
}

/**
 * Whether the answer to a must-have is there: another that the person was asked about is the same, or a fact says all of
 * it in words of theirs that nothing takes back. A word of it alone answers nothing: 'the delivery driver came late'.
 */
export function isKnown(
  mustHave: string,
  asked: readonly string[],
  statements: readonly Statement[],
): boolean {
  const about = aboutIn(mustHave);
  if (about.size === 0) return false;
  const said = statements.flatMap(({ kind, text, quotes }) => {
    const words = quotes.map((quote) => quote.text);
    const isSure = kind === "fact" && text !== null && isPartOf(text, words);
    return isSure && !words.some((one) => CONTRARY.test(fold(one))) ? [aboutIn(text)] : [];
  });
  const same = asked.map(aboutIn).filter((other) => other.isSubsetOf(about));
  return [...said, ...same].some((other) => about.isSubsetOf(other));
}
