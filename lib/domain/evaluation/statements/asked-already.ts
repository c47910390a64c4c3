import { fold } from "../../text/fold.ts";
import type { FactKind } from "./facts.ts";

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
