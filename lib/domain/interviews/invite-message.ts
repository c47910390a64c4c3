const NOT_IN_WORD = "(?<!\\p{L})";
const WORD_ENDS = "(?!\\p{L})";

const GREETING = new RegExp(
  `^[^\\p{L}]*(?:(?:hi|hello|hey|hola|buenas(?: tardes| noches)?|buen(?:os)? d[ií]as?|good (?:morning|afternoon|evening))(?: there)?${WORD_ENDS}[\\s,.!¡…-]*)+`,
  "iu",
);
const MY_NUMBER = new RegExp(
  `${NOT_IN_WORD}(?:y )?(?:mi|my) (?:phone number|cell number|number|phone|cell|email|n[uú]mero|cel|celular|tel[eé]fono|correo)(?: de tel[eé]fono| de celular)?(?: es(?: el)?| is)?${WORD_ENDS}`,
  "giu",
);
/** Before a sender's own name, with whatever stands behind it up to the next pause. */
const SELF = new RegExp(
  `${NOT_IN_WORD}(?:soy|me llamo|mi nombre es|this is|i am|i['’]m|my name is|my name['’]s) ([^,.;:\\t!?]*)`,
  "iu",
);
/** For I'm; with a capital it is a family name. */
const IM = /(?<!\p{L})im(?= \p{L})/gu;
const CAPITALIZED =
  /^\p{Lu}[\p{L}'’-]*(?: (?:(?:de|del|la|las|los|da|dos|van|von) )*\p{Lu}[\p{L}'’-]*){0,5}/u;

const SENTENCE = new RegExp(
  `^(?:interested|interesad[oa]|busco|buscando|looking|quiero|quisiera|necesito|me interesa|estoy|tengo|available|disponible|can (?:i|you)|could you|is (?:the|this|it)|are you|do you|i (?:saw|need|want|would|have|can)|please|por favor|vi (?:el|su) (?:anuncio|letrero))${WORD_ENDS}`,
  "iu",
);

/** Whether words begin as a message does, 'Interested in the job', and so are nobody's name. */
export const isSentence = (words: string): boolean => SENTENCE.test(words);

/** What a copied message says of its sender: the name after 'soy' or 'this is', and its text without greeting and that. */
export function introduced(message: string): { name: string; rest: string } {
  const text = message.replace(GREETING, "").replace(MY_NUMBER, "\t").replace(IM, "I'm");
  const said = SELF.exec(text);
  const name = CAPITALIZED.exec(said?.[1] ?? "")?.[0] ?? "";
  return { name: isSentence(name) ? "" : name, rest: text.replace(SELF, "\t") };
}
