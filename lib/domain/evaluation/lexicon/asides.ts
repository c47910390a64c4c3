import { alternatives, oneOf } from "../alternatives.ts";

/**
 * What is said beside the question and beside work: what somebody asks, thanks for or wishes, the terms of this job,
 * why they left another one, where they live and with whom. None of it is conduct at work, so none of it is evidence;
 * what is done in the same sentence stays. On folded text.
 */
export const ASIDES = alternatives`
  // Asking, and asking to be answered.
  \bi(?:'d|'m| was| am| would|'ll| will)? (?:just |also |only |really |like )*
    (?:wanted|want|going|like|need|needed)? ?to (?:ask|know|find out|hear)\b
    (?! (?:the|my|a|an|each|every|our|for|permission|them)\b| \[person\])
  \bi (?:was|am|'m) (?:just )?(?:wondering|curious)\b
  \bi wonder\b
  \blet me know\b
  \bhop(?:e|ing) to hear\b
  \bhear(?:ing)? (?:back )?from you\b
  \blook(?:ing)? forward to\b
  \b(?:call|text|email) me (?:if|when|at|about|back|any)\b
  \bi(?:'ve| have)? (?:a|one|some|few) questions?\b
  \b(?:quisiera|queria|quiero|me gustaria) (?:saber|preguntar)\w*
  \bespero su (?:llamada|respuesta)\b
  \bdejeme saber\b
  \bme avisan?\b
  // Thanks, blessings, greetings, and praise of whoever hires.
  (?<!\b(?:said|say|says|saying|told [^.]{0,12}|her|them|\[person\]) )\b(?:thank you|thanks)\b
    (?: (?:so|very) much)?
  \b(?:i )?(?:really )?appreciate (?:your|the|this|you)\b
  \bgod bless\b
  \bgood (?:morning|afternoon|evening)\b
  \b(?:excited|proud|honou?red|happy|eager|thrilled) (?:about|for|to be|to join) (?:this|the|
    a part|part|your|here)\b
  (?<!\b(?:dije|dijo|di|las|le|dar|dio) (?:las )?)\b(?:muchas )?gracias\b
  \bdios (?:los|la|lo|le|les|te) bendiga\b
  \bbuen[oa]s (?:dias|tardes|noches)\b
  \b(?:your|this) (?:company|business|opportunity|chance|position|organization)\b
  \bthe opportunity\b
  \b(?:su|esta) (?:empresa|compania|oportunidad)\b
  \bla oportunidad\b
  // This job: how it was found, its terms, and when one could come.
  \b(?:saw|seen|see|found) (?:the|your|this|an?) (?:ad|post|posting|listing)\b
  \bapplied (?:to|for|here|online|today|right away|at)\b
  (?:\bi (?:put|wrote|said|told) (?:on|in) )?\b(?:the|this|my|an) application\b
  \bsent (?:out )?(?:a bunch|my resume|so many|a lot of (?:these|applications))
  \bjob (?:still )?(?:open|available)\b
  \b(?:told|got) (?:me|us) (?:to (?:apply|come apply|put in)|(?:about|of) (?:this|the|your) (?:job|
    place|position|opening|ad))\b
  ^\W*(?:tell|say hi to|saluda|dile)(?: a)? (?:\[\p{L}+\]|\p{L}+) (?:(?:that )?(?:i|we) (?:said|say)|que)\b.*
  \b(?:i|can) (?:can |could |i )?start (?:on |the |this |next )?
    (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|now|asap|
    immediately|right away|week)\b
  \bpuedo (?:empezar|comenzar)\b
  \bcuando (?:puedo )?(?:empiezo|empezar)\b
  \b(?:better|good|more|weekly|what|how much)(?: \p{L}+)? (?:pay|pays|paid)\b
  \bpays? (?:an hour|per|by the|weekly|every)\b
  \b(?:get|gets|getting) paid\b
  \bdirect deposit\b
  \bpay ?check\b
  \b(?:cuanto|si) (?:me )?pagan\b
  \bpagan (?:por|la|bien|mas)\b
  \btiempo extra\b
  \b(?:i(?:'m| am) )?looking for (?:a |an )?
    (?:something|work|job|place|more|better|steady|full|part|new)\b
  \b(?:lo que )?(?:yo )?busco (?:es )?(?:algo|trabajo|un trabajo|empleo|un lugar)?
  \bclose(?:r)? to (?:home|my (?:house|home|place))\b
  \bcerca de (?:mi|la) casa\b
  \bi(?:'m| am) (?:open|available|free|flexible)\b
  \bi can (?:do|work|come in) (?:the |on |any )?
    (?:mornings?|nights?|days?|weekends?|evenings?|time|hours|shift|\p{L}+days?|full|part)\b
  \bi can do\b(?=,| yeah|\.|$)
  \bi got to be\b
  \bi'd rather not\b
  \bdisponibilidad\b
  // Why another job ended.
  \b(?:the )?(?:reason|why) (?:that )?i (?:left|quit)\b
  \bi (?:left|quit)(?: (?:the|my|that|there|because|when))?(?: (?:last|old|other|previous))?
    (?: (?:job|place|company|one|restaurant|hotel))?\b(?=.{0,60}\b
    (?:drama|because|pay|far|moved|hours|boss|manager)\b)
  // Where one lives, and with whom.
  \b(?:i |and i )?(?:live|stay) (?:with|over|by|off|near|in|at|close|like)\b
  \bi(?:'m| am) from\b
  \b(?:soy de|naci en|me vine)\b
  \b(?:vivo|vivia|vivimos|vive|viven) (?:en|por|con|cerca|ahi|alla)\b
  \b(?:estuve|estaba|vivi) con (?:mi |una? )?\[(?:person|family|name)\]
`;

/** Before a question. */
const OPENING = alternatives`
  ^(?:\W*(?:hi|hello|hey|yes|yeah|no|also|and|so|ok|okay|well|um+|uh+|but|please|oh|y|pues|
    hola|oiga|bueno|pero|tambien)\b)*\W*
`.join("");

/** A question by its form, which speech and quick typing leave without its mark. */
export const ASKS = `${OPENING}${oneOf(alternatives`
  (?:is|are) (?:it|there|this|that|the|you|yall|y'all|they)
  (?:do|does|did) (?:you|yall|y'all|i|we|they|it|the|u)
  (?:can|could|will|would|may|should) (?:i|you|u|yall|someone|somebody|anybody|anyone|we|they|
    there|it)
  am i
  how (?:much|many|long|far|soon|often) (?:is|are|do|does|will|can|would|hours|days|
    \p{L}+ (?:a|per|is|do))
  what (?:time|company|job|days|hours|kind of job) (?:is|are|do|does|will|would|can)
  when (?:do|does|can|will|would|is) (?:i|you|we|it|the|they)
  where (?:is|are|do) (?:it|you|the|i)
  cuanto (?:pagan|es|cobra|dan)
  cuando (?:puedo|empie|pagan)
  a que hora
  es por hora
  hay que (?:llevar|comprar|traer)
  (?:pagan|dan)[ ]
`)}`;
