import { alternatives, oneOf, wholeWords } from "./alternatives.ts";
import { distinctHits, fold, phrases } from "./fold.ts";
import { SPEECH } from "./lexicon/signals.ts";
import { readSentence } from "./reading.ts";

/**
 * Whose verdict on the work somebody may tell of ('the inspector gave us a score of 98'), and what outside of this
 * interview is passed, met, rated or set: papers, courses, apps, and things ('the requirements of the state license').
 */
const OTHERS = new RegExp(
  oneOf([
    wholeWords(alternatives`
      // Who inspects, visits or pays.
      inspect(?:or|ion)s?|health department|audit\w*|shoppers?|police
      customers?|guests?|clients?|tenants?|homeowners?|landlords?
      clientes?|huesped(?:es)?|inspec\w+|sanidad|duen[oa] de la casa
      // Who leads, works or delivers beside one.
      supervisor|boss|chef|foreman|dispatcher|my manager|our manager
      coworkers?|co-workers?|supplier|manufacturers?|franchise|brand|drivers?|deliver(?:y|ies)
      supervisora?|jefe|jefa|nuevos empleados|tienda|turnos?
      // Where work is rated.
      stars?|store walk|survey|depot|encuesta
      google|yelp|airbnb|uber|lyft|doordash|taskrabbit|thumbtack|tripadvisor
      // Papers and courses.
      licen[sc]e\w*|certificat\w*|certified|permits?|exams?|quiz|trade school|courses?
      servsafe|epa|osha|county|safety|driving|insurance|checklist|estimate
      cursos?|examen|escuela|licencia|certificac\w+
      // Things.
      fuse|wire|amps|volts|breaker|oil|sandpaper|lumber|boiler|valve|thermostat|elevator
      machine|capacitor
    `).source,
    ...alternatives`
      \bon \[name\]
      \[name\] (?:test|exam|course|class|app)\b
    `,
  ]),
  "u",
);
/** Words to the reader, and of what the reader has before them. */
const READER_OR_ANSWER = wholeWords(alternatives`
  you|your|please|usted(?:es)?|por favor
  whoever|reader|this|these|that answer
  my (?:answers?|interview|responses?|application|candidate)
  est[aeo]s? (?:respuesta|entrevista|candidat\p{L}+)
  mi (?:respuesta|entrevista|solicitud)
`);
const DEMAND = wholeWords(alternatives`
  should|must|shall|deserves?|ha(?:s|ve) to be|needs? to be|ought
  deb(?:e|o|en|eria)|merec\p{L}+|tiene que
`);
const PEOPLE_AT_WORK = oneOf(alternatives`
  person|people|hires?|ones|trainees?|everybody|everyone
  cooks?|cleaners?|workers?|servers?|installers?|coworkers?|co-workers?|crew|helper|dispatcher
  customers?|clients?|guests?|tenants?|homeowners?|landlord|callers?
  them
  \[person\]
`);
const SAID_TO = oneOf(alternatives`
  customers?|clients?|guests?|tenants?|coworkers?|co-workers?|crew|helper|dispatcher
`);
/** Words that somebody said at work: 'I told the customer: I need you to shut off the breaker'. */
const SAID_AT_WORK = new RegExp(
  oneOf(alternatives`
    (?<!\p{L})(?:i|we) (?:\p{L}+ )?
      (?:tell|told|ask|asked|explain(?:ed)?|say|said|remind(?:ed)?) (?:to )?
      (?:(?:the|my|our|a|an|each|every|one) )?(?:new )?${PEOPLE_AT_WORK}(?!\p{L})
    ,? (?:i|we) (?:tell|told|said to) (?:the|my|our|a|every|each)(?: new)? ${SAID_TO}(?!\p{L})
  `),
  "u",
);
/** Someone at work who asked for it: 'la jefa nos dijo que ignoráramos el menú anterior'. */
const TOLD_TO_US = wholeWords(alternatives`
  (?:(?:nos|me|le|les) (?:dij|pid)\p{L}+|(?:dijo|dije|pidio|digo)(?: \p{L}+){0,3}) que[ ]
    (?:\p{L}+ )?\p{L}*(?:ara|era|iera|aramos|ieramos|aran|ieran|e|en)
`);
const OWN_SCORE = /\bmy (?:scores?|ratings?|grades?|marks?|points)\b/u;
const speech = phrases(SPEECH);

function turnsToNobody(folded: string): boolean {
  return !READER_OR_ANSWER.test(folded) && !DEMAND.test(folded);
}

/** Whether a sentence tells of a verdict by others: 'our kitchen got a perfect score from the inspector'. */
export function judgedByOthers(sentence: string): boolean {
  const folded = fold(sentence).replace(/\s+/g, " ");
  return OTHERS.test(folded) && turnsToNobody(folded);
}

/** Whether a sentence reports what was said to somebody at work: its 'you' is that person. */
export function saidAtWork(sentence: string): boolean {
  return SAID_AT_WORK.test(fold(sentence).replace(/\s+/g, " "));
}

/** Whether a Spanish sentence reports an order that was given at work, to people of work. */
export function orderedAtWork(sentence: string): boolean {
  const folded = fold(sentence).replace(/\s+/g, " ");
  return TOLD_TO_US.test(folded) && turnsToNobody(folded);
}

/** Whether a sentence tells of something done and turns to nobody: such a one gives no orders. */
export function tellsOfDeeds(sentence: string): boolean {
  const folded = fold(sentence).replace(/\s+/g, " ");
  if (!turnsToNobody(folded) || OWN_SCORE.test(folded)) return false;
  const { own, acts } = readSentence({ text: sentence, start: 0, end: sentence.length });
  return own && acts > distinctHits(folded, speech);
}
