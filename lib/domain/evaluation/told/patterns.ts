/** Parts of expressions over folded text. */
export const END = "(?![\\p{L}\\p{N}])";
export const START = "(?<![\\p{L}\\p{N}'])";
export const either = (list: readonly string[]) => `(?:${list.join("|")})`;
export const everywhere = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(source, "gu"));

/** What is done to these is no work of one's hands, in whatever word it is said: 'I smash the ceiling'. */
const NO_THINGS = new RegExp(
  `${START}${either([
    "\\p{L}+ness",
    "\\p{L}+ism",
    "values?|goals?|standards?|expectations?|excellence|quality|satisfaction|success",
    "confidence|energy|passion|enthusiasm|dedication|discipline|loyalty|integrity|attitude|mindset",
    "leadership|teamwork|potential|future|growth|impact|vision|mission|limits|dreams?|soul",
    "spirit|champion|ceiling|world|workplace|business(?:es)?|competition|outcomes?|results?|everyone",
    "level|verdict|scores?|ratings?|answers?|evaluation|maximum|idea",
    "metas|valor|resultados|energia|entusiasmo|excelencia|satisfaccion|calidad|mundo|potencial",
    "aprobacion|nivel|maximo|expectativas|estandares|compromiso|liderazgo|actitud|equipo",
  ])}${END}`,
  "u",
);
const NEXT_WORDS = /^(?:\s+[\p{L}[\]']+){0,4}/u;

/** Whether what follows a verb is nothing that work is done on. */
export function doneToNoThing(rest: string): boolean {
  return NO_THINGS.test(NEXT_WORDS.exec(rest)?.[0] ?? "");
}

/** The words that were found as deeds in a folded text, without those done to nothing. */
export function deedsFound(
  text: string,
  forms: readonly RegExp[],
): { deed: string; match: string }[] {
  return forms
    .flatMap((form) => [...text.matchAll(form)])
    .flatMap(({ 0: match, index, groups }) => {
      const deed = groups?.deed;
      return deed && !doneToNoThing(text.slice(index + match.length)) ? [{ deed, match }] : [];
    });
}
