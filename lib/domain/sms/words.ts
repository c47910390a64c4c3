import { fold } from "../text/fold.ts";

/** What the texts of people say to us by one word. */
export const TEXT_COMMANDS = ["stop", "start", "help", "wrong_number"] as const;
export type TextCommand = (typeof TEXT_COMMANDS)[number];

/** What every text service obeys by itself, and answers. */
const STOPS_OF_SERVICES = "stop stopall unsubscribe cancel end quit revoke optout".split(" ");
/** What alone ends such a stop at the service. */
const STARTS_OF_SERVICES = ["start", "unstop", "yes"];

const COMMANDS: Readonly<Record<TextCommand, readonly string[]>> = {
  stop: [
    ...STOPS_OF_SERVICES,
    ...["alto", "parar", "para", "pare", "baja", "cancelar", "detener", "no mas", "basta"],
    ...["remove", "stop it", "stop this", "no thanks stop", "paren", "cancela", "detente"],
    ...["quitenme", "quiteme", "quitame", "borrenme", "borreme", "borrame", "saquenme", "salir"],
    // Alone, as 'ya no quiero ese horario' is about something else.
    ...["ya no quiero", "ya no quiero gracias", "gracias ya no quiero"],
  ],
  start: [...STARTS_OF_SERVICES, "iniciar", "empezar", "comenzar", "si"],
  help: ["help", "info", "ayuda"],
  wrong_number: [
    ...["wrong number", "wrong person", "numero equivocado", "numero incorrecto"],
    ...["persona equivocada", "equivoco de numero", "equivocaron de numero", "equivocado"],
    ...["equivocaste de numero", "equivocado de numero", "equivocada de numero"],
    ...["wrong phone number", "numero erroneo", "equivocan de numero", "equivocas de numero"],
  ],
};

/** What stands beside a stop and changes nothing of it. */
const BESIDE_STOP = new Set("please pls plz por favor me all ya thanks gracias".split(" "));

/** Sentences that end texts, within a short text: verbs that ask for it, never those that tell of something. */
const STOP_SENTENCES = [
  /(?<!\b(?:i|we|they|he|she)(?: ll| will)? )\b(?:stop|quit)(?: (?:sending|send|with|the|your|me|these|those|all|any))* (?:text|texts|texting|messages?|msgs?|messaging|contacting|writing)\b/,
  /(?<!\b(?:got|had|have|received|saw) )\bno more(?: of)?(?: (?:your|these|those))? (?:texts?|texting|messages?|msgs?|messaging)\b/,
  /(?<!\b(?:i|you|u|we|they|he|she) )\b(?:don t|dont|do not|never)(?: (?:ever|you|please))?(?: send)?(?: (?:me|any|more|these|those|the|your))* (?:texts?|messages?|contact me|write me)\b/,
  /\b(?:don t|dont|do not) want(?: (?:to get|to receive|any|more|these|those|your))* (?:texts?|messages?)\b/,
  /\b(?:take|remove) me (?:off|from)(?: (?:your|ur|the|this|that|text|texting|contact|mailing))*(?: list| text| messag| please|$)/,
  /\b(?:leave me alone|dejenme en paz)\b/,
  /(?<!\b(?:t|dont|not|never|i|you|will|ll) )\b(?:lose|delete) my number\b/,
  /\b(?:quit|borr|saqu|elimin)(?:en|e|a)me de (?:la|su|tu|esta|esa) lista\b/,
  /(?<!\b(?:recibi|llego|llegaron) )\bno mas (?:mensajes?|textos?)\b/,
  /\b(?:deja|dejen|deje|para|paren) de (?:escribir|mandar|enviar|textear|mensajear|molestar)(?:me|nos| mensajes?\b| textos?\b|$)/,
  /\bno (?:me |nos )?(?:escriban|escribas|escriba|texteen|textees|textee|contacten|contactes|contacte)\b/,
  /(?<!\bque )\bno (?:me|nos) molest(?:en|es|e)\b/,
  /\bno (?:me |nos )?(?:vuelvan|vuelvas|vuelva) a (?:escribir|mandar|enviar|textear|mensajear)/,
  /\bno (?:me |nos )?(?:mand|envi)(?:en|es|e)(?: (?:mas|otros|estos|esos|ya|nada))*(?: mensajes?\b| textos?\b|$)/,
  /\bno quiero(?: (?:recibir|mas|sus|tus|estos|esos))* (?:mensajes?|textos?|texts?)\b/,
] as const;

/** The same of a number that is somebody else's. */
const WRONG_SENTENCES = [
  /\b(?:este|ese) (?:numero )?no es (?:su|el|tu) numero\b/,
  /\b(?:este|ese) numero no es de (?!(?:mi|casa|trabajo|aqui|aca|whatsapp|celular|mexico|estados)\b)/,
  /\bthis (?:is not|isn t|isnt) (?:his|her|their|the right) (?:phone |cell )?number\b/,
] as const;

/** Whoever tells of a number that they got wrong themselves, or of another one, says nothing of this one. */
const OWN_SLIP = new RegExp(
  [
    /\bi (?:must have |may have |might have |accidentally )?(?:called|dialed|texted|wrote|gave|put|typed|entered|used)(?: (?:in|down|you|them|the|a|my))* wrong (?:phone )?(?:number|person)\b/,
    /\bwrong (?:phone )?number (?:of|(?:is )?(?:on|in) my)\b/,
    /\b(?:marque|puse|di) (?:el|un) numero\b/,
    /\bnumero (?:equivocado|incorrecto|erroneo) (?:en|de) (?:la|mi) (?:solicitud|aplicacion)\b/,
    /\b(?:me equivoco|estoy equivocad[oa]|estaba equivocad[oa]) de numero\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** A longer text is a message to somebody, never a command. */
const COMMAND_LIMIT = 60;

/** A text as words are compared: letters and digits, one blank between words. */
function plainText(text: string): string {
  return fold(text.slice(0, 200))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const joined = (text: string): string => text.replaceAll(" ", "");

/** 'Wrong #', which is no 'wrong #4'. */
const WRONG_SIGN = /\bwrong ?#(?! ?\d)/gi;

/** Each command's words without blanks: people type 'opt out' and 'optout'. */
const JOINED = new Map(
  TEXT_COMMANDS.flatMap((command) => COMMANDS[command].map((words) => [joined(words), command])),
);

/**
 * What a text asks for; null if it is a message. Revocation counts in any of these words, in English or Spanish: a stop also
 * with a please or as a sentence, a wrong number in any sentence. Whom a name means ('No soy Rosa') the owner reads, as
 * people also write 'No soy Mesera'.
 */
export function textCommand(text: string): TextCommand | null {
  if (text.length > COMMAND_LIMIT) return null;
  const words = plainText(text).split(" ");
  // Once what is said over and over: 'STOP STOP'.
  const bare = [...new Set(words.filter((word) => !BESIDE_STOP.has(word)))].join("");
  const whole = JOINED.get(words.join("")) ?? (JOINED.get(bare) === "stop" ? "stop" : null);
  if (whole !== null) return whole;
  const sentences = text
    .replace(WRONG_SIGN, "wrong number")
    .split(/[.!?\n]/)
    .map(plainText);
  const says = (patterns: readonly RegExp[]) =>
    sentences.some((sentence) => patterns.some((pattern) => pattern.test(sentence)));
  const isWrong = sentences.some((sentence) =>
    COMMANDS.wrong_number.some(
      (wrong) =>
        wrong.includes(" ") && ` ${sentence} `.includes(` ${wrong} `) && !OWN_SLIP.test(sentence),
    ),
  );
  if (isWrong || says(WRONG_SENTENCES)) return "wrong_number";
  return says(STOP_SENTENCES) ? "stop" : null;
}

/** What services answer with their own help, where it is the whole text; 'Help!' or 'ayuda' they pass on to us alone. */
const HELP_OF_SERVICES = /^\s*(?:help|info)\s*$/i;

/** Whether the text service itself answers a stop or a call for help: then we say nothing beside it. */
export function isAnsweredByService(text: string): boolean {
  return STOPS_OF_SERVICES.includes(plainText(text)) || HELP_OF_SERVICES.test(text);
}

/** Whether the text service itself takes a text for a stop or a start, as it does without a word from us. */
export function isObeyedByService(text: string): boolean {
  return [...STOPS_OF_SERVICES, ...STARTS_OF_SERVICES].includes(plainText(text));
}

const KEYWORD = /^[A-Z]{3,12}$/;

/** Words that carriers and services keep for themselves beside the commands, and what people type for no. */
const RESERVED = new Set(["subscribe", "arret", "optin", "aide", "no"]);

/** A word for a job as people may type it, 'cook' → 'COOK': 3 to 12 letters of A to Z. Null for anything else. */
export function asKeyword(text: string): string | null {
  if (text.length > COMMAND_LIMIT) return null;
  const word = text.trim().toUpperCase();
  const isFree = textCommand(word) === null && !RESERVED.has(word.toLowerCase());
  return KEYWORD.test(word) && isFree ? word : null;
}

/** The keyword that a text holds: its only word, whatever stands around it. Null if it says more. */
export function keywordIn(text: string): string | null {
  return text.length > COMMAND_LIMIT ? null : asKeyword(plainText(text));
}

export const KEYWORD_TAKEN = "Another of your interviews has this word. Choose a different one.";
export const NO_TEXT_NUMBER = "Your company has no number for text messages yet.";
export const KEYWORD_RULE =
  "Use one word of 3 to 12 letters, A to Z. Words like STOP, HELP, or YES are kept by carriers.";
