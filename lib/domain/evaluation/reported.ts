import { alternatives, oneOf, wholeWords } from "./alternatives.ts";

/** Who says something at work, before the verb. Whoever assesses is nobody at work. */
const SPEAKER = oneOf(alternatives`
  (?:i|we|he|she|they|yo|el|ella|ellos|nosotros)
  \[(?:person|name|title|family|we)\]
  (?:the|my|our|a|an|one|each|every|another|some)(?: (?!you|answer|system)[\p{L}\[\]'-]+){1,3}
  (?:el|la|los|las|mi|un|una|este|esta|otro|otra)(?: [\p{L}\[\]]+){1,3}
`);
const SAYS = oneOf(alternatives`
  sa(?:y|ys|id|ying)|tell|tells|told|telling|asks?|asked|goes|explains?|explained|reads?|wrote
  yell(?:s|ed)?|shout(?:s|ed)?|holler(?:s|ed)?|scream(?:s|ed)?|call(?:s|ed)? out|remind(?:s|ed)?
  (?:(?:me|nos|le|les|se) )*(?:dice|dijo|digo|dije|dicen|decia|grita|grito|pide|pidio|pedi|explico|recuerda)
`);
/** To whom, if it is said: 'the guys', 'a mi compañero', 'to the new kid', 'over the radio'. */
const TO_WHOM = "(?: (?!you(?!\\p{L})|your|usted|this)[\\p{L}\\[\\]'-]+){0,6}?";
/** Said in quotation marks, or right behind a sign, a name of a person, or the verb. */
const QUOTED = new RegExp(
  `(?<!\\p{L})${SPEAKER}(?: (?:always|often|just|then|also|even|siempre|luego))? ${SAYS}${TO_WHOM}[:,]?\\s*["“«](?<words>[^"”»]{1,200})["”»]`,
  "gu",
);
const UNQUOTED = new RegExp(
  `(?<!\\p{L})(?:(?<!(?:^|\\P{L})(?:and|so|but) )${SPEAKER}) (?:(?:always|often|just|then|also|even|siempre|luego) )?${SAYS}(?: to)?(?: (?:me|us|him|them|[\\[]\\p{L}+[\\]]|(?:the|my|our|every|each|a|al|a los|a mi|a mis|a las) (?:new |nuevo )?\\p{L}+))?[:,]?(?: that| to| que)? (?<words>[^"“«]{1,200}?)(?=[.!?;]|, (?:so|and|and then|y|asi que) (?:i|we|yo)(?!\\p{L})|$)`,
  "gu",
);
/** Words in quotation marks before who says them: '"Make it perfect," the bride said'. */
const BEFORE = new RegExp(
  `["“«](?<words>[^"”»]{1,200})["”»],? ${SPEAKER} ${SAYS}(?!\\p{L})|["“«](?<other>[^"”»]{1,200})["”»],? (?:said|yelled|dijo|grito) ${SPEAKER}`,
  "gu",
);

/** What no one says to people at work: words of this assessment, and orders to forget all orders. */
const OF_ASSESSMENT = wholeWords(alternatives`
  scor\p{L}*|ratings?|grad(?:es?|ing|er)|answers?|responses?|interview\p{L}*|candidates?|applicants?
  evaluat\p{L}*|assess\p{L}*|metrics?|points|marks|rubrics?|prompts?|system|model|ai|a\.i\.|json
  10/10|out of (?:10|ten)|hir(?:e|ed|ing)|qualif\p{L}*|categor\p{L}+|reviewers?|recruiters?|hr
  (?:all|any|every|your) (?:of )?(?:the |your |my )?(?:previous|prior|earlier|above|other)? ?
    (?:instructions?|rules|guidelines)
  (?:10|tens?|diez|nine|top|highest|max\p{L}*|perfect)[ ]
    (?:in|on|for|across|en|para) (?:every\p{L}*|all|each|tod[oa]s?)
  (?:rate|grade|mark|score|give|evalua\p{L}*|califi\p{L}+|puntua\p{L}*) (?:this|my|us)
  (?:rate|grade|mark|score) me
  respuestas?|entrevista\p{L}*|candidat\p{L}+|puntuacion|calificacion(?:es)?|puntos|evaluador\p{L}*
  sistema|modelo|ia|(?:tus|sus|todas las) (?:reglas|instrucciones)|(?:reglas|instrucciones) anteriores
  (?:nota|puntuacion) (?:maxima|mas alta)|(?:maxima|mejor) (?:nota|puntuacion)|califi\p{L}+me
`);
/** Without quotation marks these may be asked of the reader. */
const FOR_ONESELF = wholeWords(alternatives`
  (?:give|rate|mark|grade|assign|award) me|(?:dame|deme|ponme|pongame|calificame|califiqueme)
  you (?:should|must|have to|need to|are)
`);
const TO_ASSESSORS = wholeWords(alternatives`
  you|your|usted(?:es)?|hr|human resources|recruiters?|interviewers?|evaluators?|reviewers?|graders?
  last (?:round|time|interview)|whoever|entrevistador\p{L}*|evaluador\p{L}*|reclutador\p{L}*
`);
/** 'Ignore your phone and follow the instructions': what is ignored is no order. */
const THINGS_ASIDE = new RegExp(
  oneOf(alternatives`
    (?<!\p{L})(?:ignore|forget|disregard|drop|override)(?: about)? (?:your|the|my|his|her|their|a)[ ]
      (?!(?:previous|prior|above|earlier|other|old|rest|rubric|prompt|rules?|instructions?|criteria))
      \p{L}+(?: \p{L}+)?,? (?:and|then|but)
      (?: (?:just|only|always))? (?:follow|read|use|check|go by|stick to|listen to|keep to)(?!\p{L})
    (?<!\p{L})(?:ignor|olvid|dej)\p{L}+(?: de)? (?:el|la|los|las|su|tu) (?!regla|instrucc|anterior)
      \p{L}+,? y (?:sig|le|us|revis|mir)\p{L}+
  `),
  "gu",
);

const LEFT_OUT = "…";

type Groups = { words?: string; other?: string };

/** What is left of a report that is ours to leave out: of people at work, and not of scoring. */
function left(whole: string, { words, other }: Groups, quoted: boolean): string {
  const said = words ?? other ?? "";
  const toUs = TO_ASSESSORS.test(whole.replace(said, " ")) || OF_ASSESSMENT.test(whole);
  return toUs || (!quoted && FOR_ONESELF.test(said)) ? whole : whole.replace(said, LEFT_OUT);
}

/** A folded text without what it tells that people said to each other at work, which orders nothing of the reader. */
export function withoutReported(folded: string): string {
  return folded
    .replace(QUOTED, (whole, ...found) => left(whole, found.at(-1), true))
    .replace(BEFORE, (whole, ...found) => left(whole, found.at(-1), true))
    .replace(UNQUOTED, (whole, ...found) => left(whole, found.at(-1), false))
    .replace(THINGS_ASIDE, LEFT_OUT);
}
