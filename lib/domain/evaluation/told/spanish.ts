import { words } from "../fold.ts";
import { NO_DEEDS_ES } from "../lexicon/no-deeds.ts";
import { deedsFound, doneToNoThing, END, either, everywhere, START } from "./patterns.ts";

const CLITICS = "(?:(?:me|te|le|les|se|lo|la|los|las|nos)\\s+)*";
const ADVERBS = `(?:${either(
  words(
    "siempre, tambien, ya, luego, despues, primero, entonces, mismo, misma, solo, ahi, si, nomas, casi, todavia, antes, ahora, nunca",
  ),
)}\\s+)*`;
const JOINTS = words(
  "y, e, o, que, ya, luego, despues, entonces, primero, siempre, ahora, ahi, mientras, tambien, cuando, si, pero, porque, donde, pues",
);
const CLAUSE = `(?:^\\W*|[,;:]\\s*|${START}${either(JOINTS)}\\s+)`;
const DETERMINED = `(?=\\s+${either(
  words(
    "el, la, los, las, un, una, unos, unas, todo, toda, todos, todas, cada, mi, mis, su, sus, al, lo",
  ),
)}${END})`;
const ENCLITIC = "(?:me|le|les|lo|la|los|las|se|selo|sela)?";

/** The first person by its ending, where nothing else ends so. */
const FIRST = everywhere([
  // 'Yo checo', 'yo barría'.
  `(?<=^\\W*|[,.;:¿]\\s*|${START}${either(JOINTS)}\\s)yo\\s+${ADVERBS}${CLITICS}(?<deed>\\p{L}{2,}(?:o|e|i|aba|ia))${END}`,
  // 'Partimos', 'barremos'.
  `${START}(?<deed>\\p{L}{2,}[aei]mos)${END}`,
  // 'Le checo', 'se la llevo', 'los acomodo'.
  `${START}(?:me|le|les|se lo|se la|se los|se las|los|las)\\s+(?<deed>\\p{L}{2,}o)${END}`,
  // 'Afilo todo', 'y armo las bolsas'.
  `${CLAUSE}${ADVERBS}${CLITICS}(?<deed>\\p{L}{2,}o)${END}${DETERMINED}`,
  // 'Lo aparto en un carrito', but not 'lo pesado'.
  `${CLAUSE}${ADVERBS}(?:lo|la)\\s+(?<deed>\\p{L}{2,}o)${END}(?<!ado|ido)(?=\\s*[,.;]|\\s+(?:a|al|en|con|por|para|bien|despacio|y|hasta|desde|del|de)${END}|\\s*$)`,
  // 'Cuidaba a un señor', at the beginning.
  `^\\W*${ADVERBS}${CLITICS}(?<deed>\\p{L}{2,}(?:aba|ia))${END}`,
  // 'He limpiado', 'tuve que podar', 'suelo barrer', 'andaba regando'.
  `${START}(?:he|hemos|habiamos)\\s+(?:siempre\\s+)?(?<deed>\\p{L}{2,}[ai]do)${END}`,
  `${START}(?:tuve|tenia|tengo|teniamos|tuvimos|tenemos) que (?:me |le |les |lo |la |los |las |se )?(?<deed>\\p{L}{2,}[aei]r)${ENCLITIC}${END}`,
  `${START}(?:suelo|solia|soliamos|voy a|iba a|ibamos a|empece a|empezaba a|me tocaba?|nos tocaba?|me puse a|trato de|trataba de|ayudo a|ayude a|ayudaba a) (?<deed>\\p{L}{2,}[aei]r)${ENCLITIC}${END}`,
  `${START}(?:estoy|estuve|estaba|estabamos|ando|andaba|sigo|segui|seguia|me quede|nos quedamos|llevo|fui|iba|ibamos) (?<deed>\\p{L}{2,}(?:ando|iendo|yendo))${ENCLITIC}${END}`,
]);
/** 'Barría y regaba': once a sentence begins so, others follow. */
const GOES_ON = everywhere([
  `(?:[,;]|${START}y)\\s+${ADVERBS}${CLITICS}(?<deed>\\p{L}{2,}(?:aba|ia))${END}`,
]);
const BEGINS_SO = /^\W*(?:yo\s)?\p{L}+(?:aba|ia)(?!\p{L})/u;
const NO_DEED = new Set(NO_DEEDS_ES);
/** 'Haremos': what is to come. */
const TO_COME = /[aei]remos$/u;
/** 'Limpiaré' is a promise, 'limpié' a deed: the accent tells the first person of what is past. */
const ACCENTED = /(?<!\p{L})(?!\p{L}+[aeiéí]ré(?!\p{L}))\p{L}{2,}[éí](?!\p{L})/gu;
/** 'El cambio', 'mi turno': a noun, though a verb is spelled so. */
const NOUNS =
  /(?<!\p{L})(?:el|un|del|al|este|ese|mi|tu|su|otro|cada|de|con|por|sin|en|buen|mucho|nuevo|primer)\s+\p{L}+o(?!\p{L})/gu;
/** 'Que me espere', 'que limpie': what somebody else is to do, where accents tell it from 'limpié'. */
const WISHED = /(?<!\p{L})que (?:no )?(?:(?:me|se|le|lo|la|nos|les|los|las) )?(\p{L}+e)(?!\p{L})/gu;

/** Words of a text that end in an accent, as the first person of what is past does; folded. */
function accentedIn(text: string): Set<string> {
  const found = text.normalize("NFC").toLowerCase().match(ACCENTED) ?? [];
  return new Set(found.map((word) => word.normalize("NFKD").replace(/\p{M}+/gu, "")));
}

/** A folded Spanish sentence without what only looks like the first person; `text` is the same with its accents. */
export function ownInSpanish(done: string, text: string): string {
  const verbs = done.replace(NOUNS, " ");
  if (!/[áéíóúÁÉÍÓÚ]/.test(text)) return verbs;
  const accented = accentedIn(text);
  return verbs.replace(WISHED, (whole, verb: string) => (accented.has(verb) ? whole : " "));
}

/** The deeds that a folded Spanish sentence tells of oneself; `text` is the same with its accents. */
export function toldInSpanish(done: string, text: string): string[] {
  const own = done.replace(NOUNS, " ");
  const first = deedsFound(own, FIRST);
  const further = first.length > 0 && BEGINS_SO.test(own) ? deedsFound(own, GOES_ON) : [];
  const accented = accentedIn(text);
  const past = [...own.matchAll(/\p{L}+/gu)]
    .filter(
      ({ 0: word, index }) => accented.has(word) && !doneToNoThing(own.slice(index + word.length)),
    )
    .map(([word]) => word);
  return [...[...first, ...further].map(({ deed }) => deed), ...past].filter(
    (word) => !NO_DEED.has(word) && !TO_COME.test(word),
  );
}
