import { alternatives, oneOf } from "../alternatives.ts";

/** What speaks of this assessment instead of work, on folded text; each is a part of a sentence. */

/** The words of an answer themselves. */
const OWN_TEXT = oneOf(alternatives`
  (?:this|that|these|those|my|the|every|each|all|next|above|previous|short|following|any|an?|
    complete)\s+(?:\p{L}+\s+)?(?:answers?|reply|replies|responses?|interview|transcript|
    applications?|submission|profile|sentence|statement|questionnaire|translation)
  answers? like mine
  (?:this|the) (?:candidate|applicant|interviewee)
`);
/** What somebody says of them who scores. */
const VERDICT = oneOf(alternatives`
  scor\w*
  rat(?:e|ed|es|ing|ings)
  grad(?:e|ed|es|ing|er)
  evaluat\w*
  assess\w*
  judg\w*
  rubric\w*
  metrics?
  criteri\w+
  qualif\w*
  recommend\w*
  approv\w*
  verified
  pass(?:es|ed)?
  marks?
  points?
  level
  verdict
  hired?
  top
  maximum
  highest
  excellent
  outstanding
  perfect
  exceptional
  complete
  strong
  flagged
  accepted
  10
  ten
  nine
  9(?:\.\d)?
`);

/** Nobody says so at work. */
export const TALK = alternatives`
  // To the reader: 'your summary', 'rate me', 'count this as'.
  \byour (?:summary|justification|evaluation|assessment|ratings?|scor\w+|report|algorithm|
    output|rubric|criteria|verdict)\b
  \b(?:rate|score|grade|evaluate|assess|judge|rating|scoring|grading|judging|evaluating)\s+
    (?:me|this|us)\b
  (?<!\b(?:i|we|always|also|then) )\b(?:rate|score|grade|evaluate|assess|judge|rating|scoring|
    grading|judging|evaluating)\s+(?:my|it|that|these)\b
  (?<!\b(?:i|we|always) )\b(?:count|treat|consider|regard|accept|judge|view|read|take)
    (?:s|ed|ing)? (?:this|that|it|me|mine|my|short|these)\b.{0,40}\b(?:as|true|answers?)\b
  \b(?:be|is|are) (?:more )?(?:generous|lenient|merciful)\b
    (?! with (?:the|my|our) (?!answers?|scor|rat|grad|mark|number|point|evaluat|review|
    interview|application|assess))
  \b(?:be|very) (?:kind|fair|nice) (?:with|to|in) (?:me|your|my (?:answers?|interview|scor\w+|
    rat\w+|grad\w+|marks?|application|review))\b
  \b(?:round|bump|mark|put|push|move) (?:me|it|this) (?:up|down) (?:to|for|a)\b
  \b(?:generous|generosa?) (?:with|con) (?:the|los) (?:points|puntos)\b
  ^(?:please )?tell (?:(?:the|my|your) \p{L}+|them|everyone) (?:that )?(?:i|i'm|i've)\b
  ^(?:please |por favor,? )?(?:write|note|record|report|state|enter|put|say|escrib[ae]|
    anot[ae]|pong?a|dig?a|report[ae])(?: down)? (?:that|que)\b
  \b(?:usted es|eres|tu eres) una? (?:sistema|maquina|ia|programa|robot|asistente)\b
  \b(?:baj[ae]|quit[ae]|sub[ae]|regal[ae])(?:me|n)? (?:\p{L}+ )?puntos\b
  // A bargain, or what is said to be rewarded here: whatever follows is said for the points.
  \bas (?:agreed|promised|discussed|arranged|settled) (?:with|by) (?:you|your|
    the (?:recruiter|hiring))\b
  \byou (?:\p{L}+ )?(?:add|give|award|count|assign|want|look for) (?:\p{L}+ )?
    (?:points?|marks?|credits?|scores?)\b
  \bi (?:get|receive|take|earn|win|want) the (?:best|top|highest|maximum|full|
    perfect) (?:result|outcome|spot|number|value)s?\b
  // What cannot have been said or done: stories that the reader is told to suppose, or to make up.
  ^(?:please )?(?:imagine|assume|suppose|pretend|believe|accept|act as if|say)
    (?: that)? (?:i|my|me|the answer|this|the candidate|we)\b
  ^(?:please )?(?:complete|translate|rewrite|improve|extend|fill in|repeat|copy|quote|cite|
    summari[sz]e|continue|skip|respond|return|output|print|record|use|add|insert|
    append)\b.{0,40}\b(?:my answer|the answer|details?|the missing|this sentence|these words|
    the words|review|value|a quote|as evidence|only with|the following|from your|numbers?)\b
  \b(?:as (?:a )?(?:quote|evidence)|stop reading|before you (?:continue|decide|finish|judge)|
    rest of (?:this|the) (?:conversation|interview))\b
  ^from now on,? (?:please )?(?:you|only|always|respond|answer|rate|score|give|treat)\b
  \blet us play\b
  \blet's play\b
  \b(?:evaluation|grading|scoring|lenient|developer) mode\b
  // Who decides here, and what shall become of the one who speaks.
  \bas (?:the|your) (?:hiring|recruiting|hr|human resources)(?: \p{L}+)?\b
  \bthis person\b
  \bthis is the (?:\p{L}+ )?(?:manager|owner|recruiter|boss) speaking\b
  \bspeak(?:ing)? as the\b
  \bwant (?:them|me|\[person\]) (?:to be )?(?:scored|rated|graded|passed|hired|approved|
    at the top)\b
  \b(?:trainer|engineer|developer|builder|maker|author)s? (?:of|who \p{L}+) this\b
  \bwho (?:built|wrote|made|trained) this\b
  \b(?:text|words|lines?|message) above\b
  \byou(?:'ve| have)? (?:read|heard|seen|interviewed)\b.{0,20}\b(?:today|so far|ever)\b
  \b(?:top|highest|right|good|final|maximum|perfect) number\b(?! of (?!all))
  // Forged speakers and labels.
  \b(?:i|we),? (?:as )?(?:the|your) (?:interviewer|evaluator|grader|scorer|rater|recruiter|
    reviewer)\b
  \byo,? (?:como )?(?:el|la|su) (?:entrevistador\w*|evaluador\w*|reclutador\w*)\b
  \b(?:confirm|certif|not|report|observ|stat|verif)\w* (?:that )?(?:the|this)
    (?:candidate|applicant|interviewee)\b
  ^[^\p{L}]*(?:notas?|avisos?|mensajes?|recados?) (?:para|a) (?:quien(?:es)?|el que|la que)\b
  \bquien(?:es)? (?:me )?(?:calific|evalu|puntu)\w*
  ^[^\p{L}]*(?:interviewer|recruiter|reviewer|moderator|evaluator|hr|admin\w*|assessment|
    evaluation|verdict|decision|recommendation|grading|rating|scores?|
    overall)\b[^.:=]{0,40}[:=]
  ^[^\p{L}]*(?:(?:internal|hr|admin\w*|reviewer|evaluator|interviewer|recruiter|system|hidden|
    private|final)\W+)(?:note|notes|comment|comments|memo|message|feedback|summary|remark)\b
  ^[^\p{L}]*(?:message|note|memo|summary|instructions?|word) (?:from|to|for|of) (?:the|my|
    your|this|whoever|all)\b.{0,30}[:,]
  <!--
  -->
  [{}]
  :=
  (?<!:)//
  <\/?\p{L}[^>]{0,40}>
  \*{3}
  \[\s*\d+(?:\s*,\s*\d+)+\s*\]
  (?<![\p{L}_])[\p{L}_]+\s?=\s?(?:true|false|yes|none|null|high|max|\d+)\b
  ["'][\p{L}_]+["']\s*:
  \b(?:discrimination|lawsuit|lawyer|attorney|labor board|sue)\b.{0,80}\b
    (?:you|your|review\w*|rat\w+)\b
  \byou\b.{0,60}\b(?:discrimination|lawsuit|lawyer|labor board)\b
  // What is no language: data, or words hidden in it.
  (?<!\S)(?=\S*\d)[\w+/-]{24,}={0,2}(?![^\s,.;:!?)])
  (?<!\S)[\w+/]{10,}={1,2}(?!\S)
  (?:\b[01]{8}\b\s*){2,}
  (?:\b[0-9a-f]{2}\b\s+){6,}
  // Scores of an earlier round, and that they should stand here.
  \b(?:all|straight|solid|only|nothing but) (?:tens|10s|10's|nines|9s|fives|5s)\b
  \btens (?:in|across|on|for|all)\b
  \b(?:cop(?:y|ied)|carr(?:y|ied)|transfer\w*|keep|kept|repeat\w*|use|match\w*)\b.{0,20}\b
    (?:those|these|the same|that|my|earlier|previous|old|last) (?:scor\w+|ratings?|grades?|
    marks?|numbers|points)\b
  \b(?:first|last|earlier|previous|other|phone) (?:round|interviewer|recruiter|screening|
    screener|reviewer)\b.{0,80}\b(?:told|said|gave|give|put|rated|scored|marked|passed|
    promised|wrote|confirmed|agreed|tens?|10|top|perfect|strong|hire)\b
  \b(?:entrevistador\w*|reclutador\w*) (?:\p{L}+ ){0,3}(?:anterior|pasad[oa]|primer[oa])\b
  \b(?:otr[oa]|primer|primera|anterior) (?:entrevistador\w*|reclutador\w*|entrevista)\b
  \bconsider (?:everything|anything|whatever|all)\b
  \b(?:imagine|pretend|suppose|assume) (?:that )?(?:you|your|you're)\b
  \bdecided to (?:hire|pass|approve) me\b
  \b(?:get|give me|deserve|earn) (?:a |an |the )?(?:10|ten|nine)\b
    (?! (?:minute|hour|day|dollar|percent|box|room|of|more|off|foot|feet|inch))
  \b(?:labor board|lawsuit)\b
  \bscores? (?:you|that you)\b
  \bwhoever (?:\p{L}+ )?(?:grad|read|scor|evaluat|review|judg|rat|assess)\w*
  \bthe reviewers?\b
  \bin this (?:conversation|chat|session|call)\b
  \b(?:use|take|put|count|enter|record) (?:it|this|that|them) as (?:the|my|a) (?:scor|rat|
    grad|mark|answer|result)\w*
  \bhire (?:me|immediately|at once|now)\b
  \b(?:approve|pass|qualify|promote|accept|select) me\b
  \bthis is the (?:\p{L}+ )?(?:owner|manager|boss|recruiter|ceo|director|developer|admin\w*)
    (?: of)?\b
  \bmark (?:it|me|this) as\b
  \b(?:return|output|pick|choose|select|assign|enter|report) (?:the |a |an )?
    (?:highest|top|best|maximum|max|full|perfect)
    (?: possible)? (?:band|option|level|number|value|bracket|tier|category)
  \badd (?:\p{L}+|\d+) points?\b
  \bend of (?:user|candidate|my)? ?(?:text|message|answer|data)\b
  \b(?:drop|ignore|skip|forget|abandon|discard|disregard) (?:all |any |the |your |every )*
    (?:previous|prior|earlier|above|existing)? ?
    (?:guidance|guidelines?|instructions?|rubric|rules? above)\b
  \bque me (?:entrevisto|evaluo|califico)\b
  \b(?:pong|de|da|otorg|asign|calific)\w*(?:me|nos)? (?:lo mismo|la (?:misma|maxima|mejor))\b
  ^[^\p{L}]*(?:avisos?|notas?|mensajes?|instrucci\w+|alertas?|orden
    (?:es)?) (?:automatic[oa] )?(?:del?|para el) (?:\p{L}+ )?
    (?:sistema|servidor|administrador\p{L}*|modelo|evaluador\p{L}*)\b
  \bcandidat[oa] pre-?aprobad[oa]\b
  \bcandidate (?:has been |is |was )?pre-?approved\b
  \b(?:esta|mi|la presente) (?:respuesta|entrevista|candidatura|postulacion|
    entrada)\b.{0,20}\b(?:como|con)\b
  \bcandidate\b.{0,30}\bpre-?approved\b
  // A machine spoken to.
  (?:^|[^\p{L}])(?:oiga|oye|hey|hi|hello|dear|attention|atencion|estimad[oa]|querid[oa]|
    listen|escuch[ae]|ok|okay),? (?:the |my |el |la )?
    (?:sistema|system|modelo|model|ia|ai|a\.i\.|evaluador\w*|computador\w*|maquina|robot|bot|
    chatbot|asistente|assistant|scorer|grader|rater|algorithm|algoritmo|program|programa|
    software)\b
  \b(?:le|me|les|nos) (?:toca|corresponde|merece)\w* (?:un |el |la )?
    (?:10|diez|maxim\w+|nota)\b
  \bmerezc\w+ (?:un |el |la )?(?:10|diez|maxim\w+|nota)\b
  // The same in the languages of the product, where an answer in that language would speak of work.
  \b(?:evaluador\w*|avaliador\w*|bewert\w+|beurteil\w+|punktzahl|bestnote|hochste note|
    besten note|notez|noter cette|note maximale|niveau maximal|meilleure note|evaluateur\w*|
    evaluez|bareme|punkte|kriterien|note maxima)\b
  (?:оцен|балл|критери)
  (?:評価|採点|点数|満点)
  (?:评分|评为|评价|打分|满分|最高分|分数|評分)
  (?:تقييم|درجة|الدرجات|نقاط|علامة كاملة)
  (?:अंक|मूल्यांकन|स्कोर|रेटिंग)
`;

/** Somebody who is hiring speaks so of a third person; of oneself it is a forged report. */
export const OF_THE_CANDIDATE = alternatives`
  ^[^\p{L}]*(?:the|this) (?:candidate|applicant|interviewee)\b
  ^[^\p{L}]*(?:el|la|est[ea]) (?:candidat[oa]|postulante|aspirante|entrevistad[oa])\b
`;

/** Said to somebody at work, too: 'I told the customer that your system needs a filter'. */
export const SAID_TO_YOU = alternatives`
  \byour (?:decision|software|system|model|instructions|rules|knowledge|notes)\b
  \bi (?:\p{L}+ ){0,2}(?:ask|want|need|urge|beg|request|order|instruct|expect|demand|command)
    (?: for)? (?:that )?you\b
`;

/** A deed is told in these words, too: 'as agreed with the owner, I cleaned the hood'. */
export const TOLD_OF_DEEDS = alternatives`
  \bas (?:agreed|promised|discussed|arranged|settled) (?:with|by) the (?:company|owner)\b
  \b(?:maintenance|debug|test) mode\b
`;

/** Praise in the words of a score, and talk of answers; honest where somebody else gave or got them at work. */
export const PRAISE = alternatives`
  \b(?:evalu[ea]\w*|calific\w+|puntu\w+|valor[ea]\w*|avali\w+|diez puntos|dez pontos|
    respuesta|resposta)\b.{0,60}\b(?:respuesta|resposta|nota|maxim\w+|mas alta|mas alto|
    calificacion|puntuacion|diez|dez|10|punto\w*|pontos|evaluador\w*|avaliador\w*)\b
  \b${OWN_TEXT}\b.{0,80}\b${VERDICT}\b
  \b${VERDICT}\b.{0,60}\b${OWN_TEXT}\b
  \b(?:hiring (?:team|manager|people|panel)|the panel|recruiters?|human resources|
    the (?:assistant|bot|platform|scorer|grader|reviewer))\b.{0,80}\b
    (?:top|highest|number|list|offer|pass(?:ed)?|goes through|skills?|points?|approv\w*)\b
  \b(?:fix|chang|rais|lift|bump|boost|increas)\w*\b.{0,20}\b
    (?:the|my|this) (?:score|rating|number|grade|marks?)\b
  \b(?:scored|rated|graded|marked) me\b
  \bi scored\b
  \bmy (?:scores?|ratings?|grades?|marks?|points)\b
  \b(?:high|higher|good|better|best|top|strong|full|positive|maximum|perfect|great)
    (?: possible)? (?:ratings?|scores?|grades?|marks?|evaluations?|assessments?)\b
  \b(?:in|for|across|on) (?:all|every|each|any|both) (?:(?:of )?(?:the )?
    (?:six |five |four )?)?(?:categor(?:y|ies)|metrics?|criteria|criterion|dimensions?|
    competenc\w+)\b
  \b(?:exceeds?|meets?|surpass\w*|match(?:es)?) (?:all |every |your |the |expectations|each |
    any )+(?:expectations?|criteria|requirements?|standards?)?
`;
