import type { UnlawfulTopic } from "./topics.ts";

type Patterns = Readonly<Record<UnlawfulTopic, readonly RegExp[]>>;

const KIN = "(?:kids|children|bab(?:y|ies)|family)(?!['a-z])";
const FAITHS = "religious|christian|catholic|muslim|jewish|hindu|buddhist|mormon|atheist";

/** For text in small letters without accents. Each asks about the person, not about the work. */
export const ENGLISH: Patterns = {
  age: [
    /\bhow old (?:are|were|would) you\b/,
    /\b(?:what is|what's|tell us|state|give) your age\b|\byour (?:current |exact )?age\b|\bwhat age are you\b/,
    /\b(?:your|the) (?:date of birth|birth ?date|birthday)\b|\bdate of birth\b/,
    /\b(?:when|what year|which year) (?:were|was) you born\b/,
    /\b(?:when|what year|which year) did you (?:graduate|finish (?:high )?school|leave school)\b/,
    /\bare you (?:over|under|above|below|older than|younger than) (?!18\b|21\b|eighteen\b|twenty-one\b)\d+/,
    /\byou (?:\w+ ){0,3}(?:retire|retiring)\b|\byour retirement\b/,
  ],
  family: [
    /\bare you (?:\w+ )?(?:married|single|divorced|engaged|widowed|pregnant|expecting)\b/,
    /\bmarital status\b|\bmaiden name\b/,
    new RegExp(
      `\\byou (?:\\w+ ){0,3}?(?:have|having|want|raise|start|plan on having)(?: (?:any|more|small|young|little|a|to|have|your|own))* ${KIN}`,
    ),
    /\bhow many (?:kids|children) (?:do|are|did) you\b/,
    /\byour (?:husband|wife|spouse|boyfriend|girlfriend|fiancee?|kids|children|pregnancy|marriage|family (?:plans|situation|planning|status))\b/,
    /\b(?:child ?care|day ?care|babysitting) (?:arrangements?|plans?)\b|\byour (?:child ?care|day ?care)\b/,
    /\bwho (?:takes care of|looks after|watches|will (?:watch|look after|take care of)) (?:the|your) (?:kids|children|baby)\b/,
    /\byou (?:\w+ ){0,3}(?:get|become|be|getting) pregnant\b|\byour (?:maternity|paternity) leave\b/,
  ],
  religion: [
    /\byour (?:religion|faith|church|mosque|temple|synagogue|religious|beliefs)\b/,
    /\b(?:what|which) (?:religion|faith|church|mosque|temple|synagogue) (?:are|do|did) you\b/,
    new RegExp(`\\bare you (?:\\w+ )?(?:${FAITHS})\\b`),
    /\bdo you (?:\w+ )?(?:go to|attend|belong to) (?:a |any |the )?(?:church|mosque|temple|synagogue)\b/,
    /\bdo you (?:\w+ )?(?:pray|believe in god|(?:observe|keep|celebrate) (?:the sabbath|christmas|ramadan|(?:any )?religious))\b/,
  ],
  health: [
    /\b(?:do|did|have) you (?:ever )?(?:have|had|suffer(?:ed)? from) (?:(?:any|a|an|some|physical|mental|serious|chronic|medical|health|back) )*(?:disabilit|illness|disease|injur|health (?:problem|issue|condition)|medical (?:condition|problem)|depression|anxiety|diabetes|epilepsy)/,
    /\bare you (?:disabled|handicapped|healthy|in good health|often sick|ill|depressed)\b/,
    /\b(?:about|is|what's|describe|how's) your (?:mental |physical )?health(?! (?:and|&|insurance|care))\b|\byour (?:disability|disabilities|medical history|medical condition|medications?)\b/,
    /\b(?:do|are|did) you (?:\w+ )?(?:take|taking|on) (?:any |prescription )*(?:medications?|medicines?|prescriptions?|drugs)\b/,
    /\bhow many (?:sick days|days were you sick|days did you miss)\b|\byou (?:\w+ ){0,2}(?:filed|claimed|received|get|had) (?:\w+ )?workers'? comp/,
    /\bhave you (?:ever )?been (?:hospitali[sz]ed|treated for|seriously ill|injured on the job)\b/,
    /\bhow (?:tall are you|much do you weigh)\b/,
  ],
  origin: [
    /\bare you (?:an? |the )?(?:\w+ |u\.s\. |united states )?(?:citizen|immigrant|foreigner)\b/,
    /\b(?:your|what|which) (?:citizenship|nationality|national origin|ethnicity|ethnic background|race|country of (?:origin|birth)|birthplace|place of birth|immigration status|accent|native (?:language|tongue)|mother tongue|first language)\b/,
    /\bwhere (?:are|were|is|was) (?:you|your (?:family|parents|accent)) (?:\w+ )?(?:from|born)\b/,
    /\b(?:are you|is english) (?:a |an |your )?native\b|\bare you undocumented\b/,
    /\bdo you have (?:a |your )?(?:green card|work visa|visa|papers)(?! sponsorship)\b|\b(?:what|which|kind of|type of) visa (?:do|are|is)\b/,
  ],
  pay: [
    /\b(?:current|previous|last|past|prior|present|former) (?:\w+ )?(?:salary|wages?|earnings|hourly rate|pay rate|rate of pay|income)\b/,
    /\byour (?:current|previous|last|past|prior|present|former|old) (?:hourly )?pay\b|\b(?:salary|pay|wage) history\b/,
    /\b(?:how much|what) (?:did|do|were|was|are|does) (?:you|your (?:\w+ )?(?:job|employer|boss|company)) (?:\w+ ){0,2}?(?:earn|earning|paid|pay you|make (?:per|an|at|in|there|now|before|\?|$))/,
    /\bhow much (?:did|do) you make(?: (?:at|in|on) your (?:last|current|previous|old) job)? ?(?:\?|\.|$|per|an? hour|now|before)/,
  ],
  arrest: [
    /\byou (?:\w+ ){0,2}(?:been|get|got|were) (?:\w+ )?(?:arrested|convicted|jailed)\b|\bwere you (?:\w+ )?(?:arrested|convicted)\b/,
    /\b(?:arrest|criminal) (?:record|history|background|past|convictions?)\b/,
    /\byou (?:\w+ ){0,3}(?:in (?:jail|prison)|(?:convicted|guilty) of)\b|\bcommitted a (?:crime|felony)\b|\bany felon(?:y|ies)\b/,
  ],
};

/** The same in Spanish, to 'tú' and to 'usted'. */
export const SPANISH: Patterns = {
  age: [
    /\b(?:que|cual es (?:tu|su)) edad\b|\b(?:tu|su) edad\b/,
    /\bcuantos anos (?:tienes|tiene(?: usted)?) ?(?:\?|$|y\b)/,
    /\bfecha de nacimiento\b|\b(?:cuando|en que ano) (?:naciste|nacio)\b|\b(?:tu|su) cumpleanos\b/,
    /\b(?:te|se) (?:piensas? |quieres? |vas? a )?jubila|\bjubilar(?:te|se)\b/,
  ],
  family: [
    /\b(?:estas?|eres|es usted) (?:casad|solter|divorciad|embarazad|comprometid)/,
    /\bestado civil\b|\bplanes de familia\b/,
    /\b(?:tienes?|tiene usted|cuantos|planeas?|quieres?|piensas?)(?: tener)? (?:hijos|ninos|bebes?|pareja|espos[oa]|marido|familia propia)\b/,
    /\bquien (?:cuida|cuidara|va a cuidar) (?:de |a )?(?:tus|sus|los) (?:hijos|ninos)\b/,
    /\b(?:tus?|sus?) (?:hijos|espos[oa]|marido|embarazo)\b|\bquedar(?:te|se)? embarazada\b/,
  ],
  religion: [
    /\b(?:tu|su|que|cual) (?:es (?:tu|su) )?(?:religion|fe|iglesia)\b/,
    /\b(?:eres|es usted) (?:religios|catolic|cristian|musulman|judi|evangelic)/,
    /\b(?:vas?|asistes?) a (?:la |una |alguna )?(?:iglesia|misa|mezquita|sinagoga)\b|\bcrees? en dios\b/,
  ],
  health: [
    /\b(?:tienes?|padeces?|sufres?|has tenido|ha tenido)(?: de)?(?: algun| alguna| una| un)? (?:discapacidad|enfermedad|lesion|problemas? de salud|problemas? medicos?|condicion medica)/,
    /\b(?:estas?|eres) (?:enferm|discapacitad|san[oa]\b)/,
    /\b(?:tomas?|esta tomando|estas tomando)(?: algun| alguna)? (?:medicamentos?|medicinas?)\b/,
    /\b(?:tu|su) (?:estado de )?salud\b(?! y)|\bcuantos dias (?:te|se) (?:enfermaste|enfermo)\b/,
  ],
  origin: [
    /\b(?:eres|es usted|es) ciudadan[oa]\b|\b(?:tu|su|que|cual es (?:tu|su)) (?:nacionalidad|ciudadania|raza|acento|lengua materna)\b/,
    /\bde donde (?:eres|es usted|vienes|viene)\b|\bdonde (?:naciste|nacio)\b|\bpais de (?:origen|nacimiento)\b/,
    /\b(?:tienes?|tiene usted) (?:los |tus |sus )?(?:papeles|green card|visa|residencia)\b|\b(?:estatus|estado|situacion) migratori[oa]\b|\bindocumentad[oa]\b/,
  ],
  pay: [
    /\b(?:salario|sueldo|pago) (?:actual|anterior|pasado|previo)\b|\bultimo (?:salario|sueldo|pago)\b/,
    /\bcuanto (?:ganas|ganabas|gana usted|ganaba|ganaste|te pag(?:an|aban|aron)|le pag(?:an|aban|aron))\b/,
  ],
  arrest: [
    /\b(?:te han|has sido|ha sido|le han|lo han|fuiste|estuviste)(?: alguna vez)? (?:arrestad|detenid|condenad|preso|presa|en la carcel)/,
    /\bantecedentes (?:penales|criminales|policiales)\b|\bhistorial criminal\b/,
  ],
};
