import { MATTERS } from "./matters.ts";

/** Where somebody or their family comes from, their passport, name and first language; never where they worked. */
const PEOPLES = [
  "mexican|puerto rican|cuban|dominican|colombian|venezuelan|guatemalan|salvadoran|honduran|haitian|jamaican",
  "brazilian|indian|pakistani|chinese|korean|japanese|vietnamese|filipin[oa]|nigerian|african|asian|arab|russian",
  "ukrainian|polish|italian|irish|german|american|african american|latin[oa]|hispanic|white|black|native american",
].join("|");
const LANDS = [
  "mexico|puerto rico|cuba|colombia|venezuela|guatemala|el salvador|honduras|haiti|jamaica|brazil|india|pakistan",
  "china|korea|japan|vietnam|the philippines|nigeria|africa|asia|russia|ukraine|poland|another country|abroad|overseas",
].join("|");
const HERE = "(?:this country|the (?:united states|usa?\\b|u\\.s\\.|states)|america\\b(?!'))";

const PUEBLOS =
  "mexican|cuban|puertorriquen|dominican|colombian|venezolan|guatemaltec|salvadoren|honduren|haitian|latin[oa]|hispan[oa]|american[oa]|extranjer|inmigrante|indigena";
const AQUI = "(?:este pais|(?:los )?estados unidos|ee\\.? ?uu)";

export const ORIGIN = {
  english: [
    /\bare you (?:an? |the )?(?:\w+ |u\.s\. |united states )?(?:citizen|immigrant|foreigner)\b|\bare your parents (?:immigrants|from|citizens)\b/,
    /\b(?:your|what|which) (?:citizenship|nationality|national origin|ethnicity|ethnic background|race|country of (?:origin|birth)|birthplace|place of birth|accent|native (?:language|tongue)|mother tongue|first language|passport)\b/,
    /\bwhere (?:are|were|is|was) (?:you|your (?:family|parents|grandparents|people|ancestors|folks|name|accent)) (?:\w+ )?(?:from|born)\b/,
    MATTERS.origin,
    /\bwhere (?:your|the) accent\b|\bwhere you (?:comes? from|grew up)\b/,
    /\bwhere (?:do|did) you (?:\w+ )?(?:come from|grow up)\b/,
    /\b(?:what|which) country (?:are|were|do|did|is|was) you/,
    /\bwere you born (?:here|in|abroad|outside)\b/,
    new RegExp(`\\bare you (?:an? )?(?:${PEOPLES})(?= ?(?:[?,.]|$)| or | by )`),
    new RegExp(`\\bare you (?:originally )?from (?:${LANDS})\\b`),
    new RegExp(`\\bhow long have you (?:lived|been)(?: here)?(?: in)? ${HERE}(?= ?(?:[?,.]|$))`),
    new RegExp(`\\bdid you (?:\\w+ )?(?:come|move|arrive|get) (?:to|in) ${HERE}`),
    /\byou (?:\w+ )?immigrate|\b(?:are|were) you (?:in (?:this|the) country|here) (?:il)?legally\b/,
    /\bwhat (?:kind|sort|type) of (?:\w+ )?(?:name|accent) (?:is|do)\b|\bwhere does your (?:\w+ )?name come from\b|\borigin of your (?:\w+ )?name\b/,
    /\b(?:how|where|when) did you learn (?:to speak )?english\b|\bwhat languages? (?:do|did) you speak (?:at home|growing up)\b/,
    /\b(?:are you|is english) (?:a |an |your )?native\b|\bare you undocumented\b/,
    /\bdo you have (?:(?:\w+ ){1,6}or )?(?:a |your )?(?:green card|work visa|visa|papers)(?! (?:sponsorship|for (?:the|your)))\b|\b(?:what|which|kind of|type of) visa (?:do|are|is)\b/,
    /\b(?:are|were) you (?:\w+ ){0,2}on (?:an? |any |some |the )?(?:[\w-]+ ){0,2}visas?\b/,
  ],
  spanish: [
    /\b(?:eres|es usted|es) ciudadan[oa]\b|\b(?:tu|su|que|cual es (?:tu|su)) (?:nacionalidad|ciudadania|raza|acento|lengua materna|pasaporte)\b/,
    /\bde donde (?:eres|es usted|es(?= ?\?)|vienes|viene)\b|\bdonde (?:naciste|nacio)\b|\bpais de (?:origen|nacimiento)\b/,
    /\bde que (?:pais|parte|lugar)(?: del mundo| de \w+)? (?:eres|vienes|provienes|(?:es|viene|proviene)(?: usted)? ?(?:[?,.]|$))/,
    /\bde donde (?:es|son|viene|vienen) (?:tus?|sus?) (?:familia|padres|abuelos|acento|apellido)\b/,
    /\bdonde (?:creciste|crecio usted|te criaste|se crio)\b|(?:^|[¿.,] ?)(?:naciste|nacio)(?: usted)? (?:aqui|en)\b/,
    new RegExp(
      `\\b(?:eres|es usted) (?:una? )?(?:de (?:mexico|cuba|puerto rico|colombia|venezuela|guatemala|el salvador|honduras)\\b|${PUEBLOS})`,
    ),
    new RegExp(`\\b(?:llevas?|vives?|has vivido|ha vivido|estas?)(?: \\w+)? en ${AQUI}`),
    new RegExp(`\\b(?:llegaste|llego|viniste|vino|emigraste|emigro|cruzaste)(?: usted)? a ${AQUI}`),
    /\b(?:tienes?|tiene usted) (?:los |tus |sus )?(?:papeles|green card|visa|residencia)\b|\b(?:estatus|estado|situacion) migratori[oa]\b|\bindocumentad[oa]\b/,
  ],
} as const;
