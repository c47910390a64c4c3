import { asSpelled, isSoft } from "./sounds-like-es.ts";

/** Spanish as it is said: 'e'', 'lo' cuarto'', 'pa'', 'to''. */
const SAID_ES: [RegExp, string][] = [
  [
    /(?<=\p{L}{3})'(?=\p{L})|(?<=[aeiou])h(?=[bdfgjklmnpqrtvyz]|c(?!h)|(?!\p{L}))(?<!(?<!\p{L})[aeo]h)/gu,
    "s",
  ],
  [/(?<=[aeiou])j(?=[bcdfgklmnpqt])/gu, "s"],
  [/(?<!\p{L})er(?!\p{L})/gu, "el"],
  [/(?<!\p{L})to(?= (?:el|la|los|las|lo|eso|mundo|limpio|sucio|listo)(?!\p{L}))/gu, "todo"],
  [/(?<!\p{L})to([ao]s?)(?!\p{L})/gu, "tod$1"],
  [/(?<!\p{L})ca(?= \p{L})/gu, "cada"],
  [/(?<!\p{L})(he|ha|hemos|han|habia|habian) (\p{L}{2,})i[oa](?!\p{L})/gu, "$1 $2ido"],
  [/(?<=\p{L}{3})ai(?!\p{L})/gu, "ar"],
  [/(?<!\p{L})(?:ansi|asin|ansina|asina)(?!\p{L})/gu, "asi"],
  [/(?<!\p{L})naid(?:en|e|es)(?!\p{L})/gu, "nadie"],
  [/(?<!\p{L})pue(?= \p{L}+[aei]r)/gu, "puede"],
  [/(?<!\p{L})truj/gu, "traj"],
  [/(?<!\p{L})so (?!that|i |we |the )/gu, "entonces "],
  [/(?<!\p{L})pa'(?!\p{L})/gu, "para"],
  [/(?<!\p{L})pal(?!\p{L})|(?<!\p{L})pa'l(?!\p{L})/gu, "para el"],
  [/(?<!\p{L})to'(?!\p{L})/gu, "todo"],
  [/(?<!\p{L})na'(?!\p{L})/gu, "nada"],
  [/(?<!\p{L})ta'?(?!\p{L})/gu, "esta"],
  [/(?<!\p{L})e'(?!\p{L})/gu, "es"],
  [/(?<=\p{L})'(?![\p{L}])/gu, "s"],
];

/** 'Reviso lo freno', 'apreté loh tornillo': things behind a verb, where an 's' is left out. */
const PLURAL: [RegExp, string] = [
  /(?<=(?<!\p{L})(?!(?:pero|como|luego|cuando|bueno|mismo|nunca|ahora|entonces|siempre|porque|donde)\s)\p{L}{3,}(?:o|e|i|aba|ia) )l([oa])s? (\p{L}+[oae])(?!\p{L})/gu,
  "l$1s $2s",
];

/** A folded Spanish sentence with the words of an accent as the lists spell them. */
export function asSaidInSpanish(folded: string): string {
  const soft = isSoft(folded);
  const forms = soft ? [...SAID_ES, PLURAL] : SAID_ES;
  return asSpelled(
    forms.reduce((text, [form, standard]) => text.replace(form, standard), folded),
    soft,
  );
}
