import { DEPENDENTS } from "./dependents.ts";
import { FINANCES } from "./finances.ts";
import { HEALTH } from "./health.ts";
import { IDENTITY } from "./identity.ts";
import { MATTERS } from "./matters.ts";
import { MILITARY } from "./military.ts";
import { ORIGIN } from "./origin.ts";
import { PAY } from "./pay.ts";
import { POLITICS } from "./politics.ts";
import { RELIGION } from "./religion.ts";
import type { UnlawfulTopic } from "./topics.ts";
import { UNION_MEMBERSHIP } from "./union.ts";

type Patterns = Readonly<Record<UnlawfulTopic, readonly RegExp[]>>;

const KIN = "(?:kids|children|bab(?:y|ies)|family)(?!['a-z])";

/** For text in small letters without accents. Each asks about the person, not about the work. */
export const ENGLISH: Patterns = {
  age: [
    /\bhow old (?:are|were|would) you\b/,
    /\b(?:what is|what's|tell us|state|give) your age\b|\byour (?:current |exact )?age\b|\bwhat age are you\b/,
    /\b(?:your|the) (?:date of birth|birth ?date|birthday)\b|\bdate of birth\b/,
    /\byour (?:\w+(?: and|,) ){0,3}d\.?o\.?b\b|(?:^|[.,;:?!] ?)d\.?o\.?b\.? ?(?:[?:]|$)/,
    /\b(?:when|what year|which year) (?:were|was) you born\b/,
    /\bare you (?:an? )?(?:millennial|(?:baby )?boomer|gen(?:eration)?[ -]?[xyz]\b)/,
    /\b(?:when|what year|which year) (?:did )?you (?:graduated?|finish(?:ed)? (?:high )?school|leave school|left school)\b/,
    MATTERS.age,
    /\byour birth\b/,
    /\bare you (?:over|under|above|below|older than|younger than) (?!18\b|21\b|eighteen\b|twenty-one\b)\d+/,
    /\byou (?:\w+ ){0,3}(?:retire|retiring)\b|\byour retirement\b/,
    /\bare you (?:\w+(?: and|,) ){0,2}(?:young|youthful)\b(?! (?:children|kids|people|patients))|\byoung and (?:energetic|dynamic|fit)\b|\bare you (?:a )?(?:digital native|recent (?:college )?grad)/,
  ],
  family: [
    /\bare you (?:\w+ )?(?:married|single|divorced|engaged|widowed|pregnant|expecting)\b/,
    /\bmarital status\b|\bmaiden name\b/,
    new RegExp(
      `\\byou (?:\\w+ ){0,3}?(?:have|having|want|raise|start|plan on having)(?: (?:any|more|small|young|little|a|to|have|your|own))* ${KIN}`,
    ),
    /(?:^|[.,;:?!] ?)(?:are there )?any (?:small |young |little )?(?:kids|children|babies)(?: at home| living with you| of your own| yet)? ?(?:\?|$)/,
    /\bdo you have an? (?:\w+ )?(?:boyfriend|girlfriend|partner|husband|wife|spouse|fiancee?)(?= ?(?:[?.,]|$)| (?:or|at home|who|that)\b)|\bdo you live (?:alone|with your)\b/,
    /\b(?:tell (?:us|me) (?:\w+ ){0,2}about|describe|talk about) your (?:family|home life|love life|private life)\b(?!'|(?:[- ]owned)?(?: \w+)? (?:business|restaurant|company|shop|farm))/,
    /\bhow many (?:kids|children) (?:do|are|did|you)\b/,
    /\byour (?:husband|wife|spouse|boyfriend|girlfriend|fiancee?|kids|children|pregnancy|marriage|family (?:plans|situation|planning|status))\b/,
    ...DEPENDENTS.english,
    MATTERS.family,
    /\byour (?:child ?care|day ?care)\b(?! (?:experience|work|jobs?|background|training|classes|certificates?|clients|center))/,
    /\bwho (?:takes care of|looks after|watches|will (?:watch|look after|take care of)) (?:the|your) (?:kids|children|baby)\b/,
    /\byou (?:\w+ ){0,3}(?:get|become|be|getting) pregnant\b|\byour (?:maternity|paternity) leave\b/,
  ],
  religion: RELIGION.english,
  health: HEALTH.english,
  origin: ORIGIN.english,
  identity: IDENTITY.english,
  union: UNION_MEMBERSHIP.english,
  military: MILITARY.english,
  pay: PAY.english,
  finances: FINANCES.english,
  politics: POLITICS.english,
  arrest: [
    /\byou (?:\w+ ){0,2}(?:been|get|got|were) (?:\w+ )?(?:arrested|convicted|jailed)\b|\bwere you (?:\w+ )?(?:arrested|convicted)\b/,
    /\b(?:arrest|criminal) (?:record|history|background|past|convictions?)\b/,
    /\byou (?:\w+ ){0,3}(?:in (?:jail|prison)|(?:convicted|guilty) of)\b|\bcommitted a (?:crime|felony)\b|\bany felon(?:y|ies)\b/,
  ],
};

/** The same in Spanish, to 'tú' and to 'usted'. */
export const SPANISH: Patterns = {
  age: [
    /\bque edad (?:tienes|tenias|cumpl\w+|tiene(?: usted| ud\.?)?(?= ?(?:[?.,]|$)| y ))|\bde que edad eres\b|\b(?:tu|su) edad\b/,
    /\b(?:eres|es usted) (?:\w+ y )?joven\b(?! de)/,
    /\bcuantos anos (?:tienes|tiene(?: usted)?) ?(?:\?|$|y\b)/,
    /\bfecha de nacimiento\b|\b(?:cuando|en que ano) (?:naciste|nacio)\b|\b(?:tu|su) cumpleanos\b/,
    /\b(?:te|se) (?:piensas? |quieres? |vas? a )?jubila|\bjubilar(?:te|se)\b/,
  ],
  family: [
    /\b(?:estas?|eres|es usted) (?:casad|solter|divorciad|embarazad|comprometid)/,
    ...DEPENDENTS.spanish,
    /\bestado civil\b|\bplanes de familia\b/,
    /\bcon quien (?:dejas?|dejaras|dejara|se quedan?)(?: usted)? (?:a )?(?:los|las|tus|sus) (?:ninos|ninas|hijos|hijas|bebes)\b|\bembarazar(?:te|se)\b/,
    /\b(?:tienes?|tiene usted) (?:novi[oa]|pareja)\b|\b(?:cuent|habl|describ)\w+ (?:\w+ ){0,2}(?:de|sobre) (?:tu|su) familia\b/,
    /\b(?:tienes?|tiene usted|cuantos|planeas?|quieres?|piensas?)(?: tener)? (?:hijos|ninos|bebes?|pareja|espos[oa]|marido|familia propia)\b/,
    /\bquien (?:cuida|cuidara|va a cuidar) (?:de |a )?(?:tus|sus|los) (?:hijos|ninos)\b/,
    /\b(?:tus?|sus?) (?:hijos|espos[oa]|marido|embarazo)\b|\bquedar(?:te|se)? embarazada\b/,
  ],
  religion: RELIGION.spanish,
  health: HEALTH.spanish,
  origin: ORIGIN.spanish,
  identity: IDENTITY.spanish,
  union: UNION_MEMBERSHIP.spanish,
  military: MILITARY.spanish,
  pay: PAY.spanish,
  finances: FINANCES.spanish,
  politics: POLITICS.spanish,
  arrest: [
    /\b(?:te han|has sido|ha sido|le han|lo han|fuiste|estuviste)(?: alguna vez)? (?:arrestad|detenid|condenad|preso|presa|en la carcel)/,
    /\bantecedentes (?:penales|criminales|policiales)\b|\bhistorial criminal\b/,
  ],
};
