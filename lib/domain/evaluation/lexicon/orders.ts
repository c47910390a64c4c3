import { alternatives, oneOf } from "../alternatives.ts";

/** Orders to whoever scores, on folded text; each is a part of a sentence. */

/** What somebody at work gives, sets or writes is no order: 'my manager always gives a ten'. */
const OF_MINE = alternatives`
  (?<!\b(?:i|we|they|(?:my|our) (?:manager|boss|supervisor|chef|lead|foreman|trainer|teacher|
    company))(?: (?:always|also|then|never|would|will|usually))? (?:set a goal to )?)
`.join("");

/** So many of a thing: 'give me ten push ups', 'ponme diez tacos'. */
const OF_THINGS = alternatives`
  (?!\s+(?!(?:points|marks|stars|tens|scores|ratings|grades|metrics|times|across|as|always|this|is|
    plus|regardless|unless|yes|thanks|please|puntos|estrellas|notas|en|mas)\b)\p{L}{2,}(?:\s\p{L}+)?s\b)
`.join("");
/** 'An evaluator of trainees' is somebody at work. */
const OF_OTHERS = alternatives`
  (?! (?:of|for) (?!(?:this|my|me|these|the (?:answers?|interview|candidates?)|answers?|
    interviews?|candidates?|applicants?)\b))
`.join("");

export const ORDERS = alternatives`
  \b(?:treat|count|consider|regard|take|accept|mark|read) (?:this|my|the|that) (?:answer|
    reply|response|text|interview|candidate)\b(?! (?:machine|line|service|desk))
  \b(?:this|that|my|previous|above) (?:answer|reply|response|interview|text|candidate|
    applicant)s?\b.{0,60}\b(?:scor|level|mark|grade|credit|points|pass
    (?:es|ed)?\b|excellent|perfect|verified|approved|rate[ds]?\b|qualif|maxim|hire)
  \b(?:evalua|puntua|califica|valora)(?:me|rme|lo|rlo|dme|ndome)\b
  (?<!\b(?:asked|ask) (?:my|the|our) \p{L}+ to )\b
    (?:give|award|assign|grant|rate|score|mark|grade)\b\s+(?:me|this)\b.{0,60}(?:\b
    (?:(?:10|ten|9|nine|hundred|100)\b${OF_THINGS}|(?:full|max(?:imum)?|perfect|high(?:est)?|top)\b)(?!\s*
    (?:more|minutes?|hours?|days?|weeks?|seconds?|percent|%|dollars?|people|rooms?|off)))
  ${OF_MINE}\b(?:set|change|make|output|return|respond with|reply with|print|write)\b.{0,50}\b
    (?:score|rating|grade|qualified|json|10\/10)\b
  \b(?:you are|you're|(?<!\b(?:i|we) )act as|pretend (?:to be|you are)|behave as|roleplay as)\b.{0,30}\b
    (?:ai|a\.i\.|language model|llm|gpt|chatbot|assistant model|recruiter bot|scoring|
    (?:grader|evaluator|scorer|judge)\b${OF_OTHERS})
  \b(?:dear|attention|hey|hello|note to|message to|to the|instructions? (?:to|for))\b.{0,20}\b
    (?:ai|a\.i\.|language model|llm|grader|evaluator|scorer|scoring|model|evaluation system)\b
  (?<!\b(?:i|we) (?:act|work|worked) )\bas an? (?:ai|language model|llm|(?:evaluator|grader)\b${OF_OTHERS})\b
  ^[^\p{L}\p{N}]*(?:system|assistant|developer)\s*
    (?:prompt|message|override|note|update|instruction)?\s*[:>\]]
  </?\s*(?:system|assistant|user|instruction|answer|candidate|transcript|evaluation|score|
    end)[^>]{0,80}>
  <\|[^|]{0,40}\|>
  \[/?(?:inst|system)\]
  <<+\s*/?\w
  >>>+
  \b(?:end|begin) of (?:answer|transcript|candidate|prompt|input)
  ={3,}
  #{3,}
  -{3,}\s*(?:end|begin|system)
  \x60\x60\x60
  ["'{]?\s*(?:communication|experience|professionalism|reliability|problem[_ ]solving|
    cognitive[_ ]ability|general|overall|final)(?:[_ ]score)?["']?\s*[:=]\s*["'{]?\s*
    (?:\d|\{|ten)
  \brole["']?\s*[:=]\s*["']?(?:system|assistant|developer)\b
  \b(?:qualified|assessed)["']?\s*[:=]\s*["']?(?:true|yes)
  \b(?:communication|reliability|professionalism|problem[- ]solving|cognitive ability|
    experience)\b (?:(?:to|at|as|is|with) )?(?:a )?(?:10|ten|9|nine|max\p{L}*)\b(?!\s*
    (?:years?|months?|weeks?|days?|hours?|minutes?|people|rooms?))
  (?<!\b(?:i|we) )\bpretend (?:that )?(?:the|this|my|i|the candidate)\b
  // A recruiter's honest 'the candidate was strong, so I …' tells of own work.
  (?:\bthis|^(?!.*(?<![\p{L}])(?:i|we|my|our)
    (?![\p{L}])).*\bthe) (?:candidate|applicant|interviewee)\b.{0,80}\b
    (?:score|rating|deserve|qualif|outstanding|excellent|exceptional|perfect|best|strong|hire|
    10|ten|demonstrat|shows\b)
  \b(?:dame|deme|ponme|pongame|asigna|asigname|otorga|evaluame)\w*\b.{0,50}\b
    (?:(?:10|diez|100)\b${OF_THINGS}|maxim|perfect|mas alt|puntuacion|nota|excelente)
  \b(?:eres|actua como|finge que|imagina que eres|responde como)\b.{0,30}\b
    (?:ia|inteligencia|modelo|evaluador|asistente|calificador|juez)
  \b(?:ignorez|oubliez|ignoriere|ignorieren|vergiss|ignorar|esqueca|ignori|
    dimentica)\b.{0,50}\b(?:instruction|consigne|regle|anweisung|regel|instruc|instruz|regra|
    anterior|precedent|vorherig)
  \b(?:donnez|donne|gib|geben|mettez|attribue)\w*[- ](?:moi|mir|sie|me)?\b.{0,40}\b
    (?:10|dix|zehn|maxim|punkte|volle)
  \b(?:de-me|me de|atribua|dê-me)\b.{0,40}\b(?:10|dez|maxim|nota)
  (?:忽略|无视|忽視|無視).{0,20}(?:指令|指示|规则|規則|提示)
  (?:给我|給我|打).{0,8}(?:10|十|满)分
  (?:игнорируй|забудь|поставь).{0,40}(?:инструк|правил|10|десят|балл)
  (?:تجاهل|اعطني|أعطني).{0,40}(?:تعليمات|التعليمات|10|عشرة|درجة)
  (?:निर्देश|अनदेखा).{0,40}(?:निर्देश|अनदेखा|10|अंक)
  指示を無視
  (?:10|十)点を
`;

/**
 * Words of scoring that an honest account of work holds too. They earn nothing unless somebody else's verdict is told
 * of, and accuse nobody who tells of a deed.
 */
export const WORDS_OF_SCORING = alternatives`
  \b(?:computer|machine|robot|bot|software|algorithm|program|ai|a\.i\.)\b.{0,25}\b
    (?:scor|grad|read|rat|judg|evaluat|decid)\w*\b.{0,80}\b
    (?:score|10|ten|must|should|pass|qualif|approve|correct)
  \bscor(?:e|ing)\b.{0,30}\b(?:10\s*(?:/|out of|of)|ten out of|100|maximum|highest)
  \b(?:maxima|mejor) (?:nota|puntuacion|calificacion)\b
  \b(?:puntuacion|calificacion|nota) mas alta\b
  \b(?:evaluators?|assessor|scorer|rubric|answer key|scoring (?:system|model|guide|tool)|
    puntuador|evaluadora?|rubrica)\b
  ^[^\p{L}]*grader\b
  \bfull (?:credit|marks|points|score)\b
  \b(?:maximum|top|highest|perfect|best) (?:marks?|points?|credits?|grade|score|rating)\b
  \blevel (?:nine|ten|9|10)\b
  \b(?:each|every|all|all of the) metrics?\b
  \b(?:score|rating|grade|verdict)s?\W{1,4}(?:10|ten|9\.\d)(?!\p{L})
  [~*#]{2,}
  \b(?:correct|right|proper|final|only|true|appropriate) (?:score|grade|rating)\b
`;

/** An order to forget one's orders, or an account of rules at work: 'I had to override the thermostat'. */
export const RULES_ASIDE = oneOf(alternatives`
  \b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b
    (?:instruction|prompt|rubric|rule|previous|prior|above|guideline|criteria)
`);

/** The same in Spanish; an order that somebody gave at work is none to the reader. */
export const RULES_ASIDE_ES = oneOf(alternatives`
  \b(?:ignora|ignore|olvida|olvide|descarta|omite)\w*\b.{0,40}\b
    (?:instruccion|regla|rubrica|criterio|anterior|previa|indicacion)
`);

/** 'Califica con diez'; who tells that the boss 'califica cada cuarto' gives no order. */
export const RATES_ES = oneOf(alternatives`
  \b(?:califi(?:ca|que)|puntu(?:a|e))(?:me|lo|la|nos)?\b.{0,50}\b
    (?:10|diez|maxim\p{L}*|perfect\p{L}*|mas alt[ao]|excelente|100)
`);

/** Gifts of points, or of minutes: 'I tell every new person: give it ten full minutes'. */
export const POINTS = oneOf(alternatives`
  ${OF_MINE}\b(?:give|award|assign|grant|rate|score|mark|grade)\b\s+
    (?:my|the|it|him|her|them|all|every)\b.{0,60}(?:\b(?:10|ten|9|nine|full|max
    (?:imum)?|perfect|high(?:est)?|top|hundred|100)\b(?!\s*
    (?:more|minutes?|hours?|days?|weeks?|seconds?|percent|%|dollars?|people|rooms?|off|
    inch\w*|foot|feet|gallons?|ounces?|degrees?|
    (?:full|good|whole) (?:minutes?|hours?|seconds?|days?))))
`);
