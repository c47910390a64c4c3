/** A person's body and mind: what somebody has, had, takes or sees a doctor for; never what customers have. */
const PARTS =
  "back|knees?|heart|lungs?|hips?|shoulders?|neck|joints?|hearing|eyesight|vision|sleep";
const AILMENTS = [
  `(?:${PARTS}) (?:problem|issue|trouble|pain|injur|condition|surger|operation|attack|disease)`,
  `bad (?:${PARTS})\\b(?!-)`,
  "(?:health|medical|physical) (?:problem|issue|condition|concern)",
  "(?:physical|medical) (?:limitation|restriction|impairment)",
  "disabilit|illness|disease|injur(?:y|ies)(?! (?:rate|log)|-free)|surger(?:y|ies)|operations?(?= ?(?:[?.,]|$))",
  `(?:problems?|issues?|trouble|pain) (?:with|in) your (?:${PARTS})`,
  "depression|anxiety|diabetes|epilepsy|asthma|cancer|arthritis|allerg|migraine|seizure|hernia",
  "high blood pressure|hearing aid|ptsd\\b|adhd\\b|hiv\\b|covid|tuberculosis|hepatitis|(?:mental|nervous) breakdown",
].join("|");
const FEW = "(?:any|a|an|some|another|other|known|physical|mental|serious|chronic|health|or)";
/** Words after which an ailment is the work's. */
const WORK =
  "\\w*\\b(?! (?:care|safety|protocol|procedure|precaution|cleaning|training|policy|polic|patient|client|awareness|experience|report|prevention))";
const HISTORY = "\\b(?:you (?:\\w+ )?(?:have|had)|is there) (?:an? |any )?(?:\\w+ )?history of";
const START = "(?:^|[¿.,;:?!] ?)";

const PARTES =
  "(?:la |el |las |los )?(?:espalda|rodillas?|corazon|columna|caderas?|hombros?|pulmones|vista|oidos?)";
const MALES = [
  `(?:problemas?|dolor(?:es)?|lesion(?:es)?) (?:de|en|con) ${PARTES}`,
  "problemas? de salud|problemas? (?:medicos?|cardiacos?)|condicion(?:es)? medica|limitacion(?:es)? fisica",
  "discapacidad|enfermedad|lesion|diabetes|presion alta|asma\\b|epilepsia|alergia|cirugia|operacion(?:es)?\\b(?! de)",
  "depresion|ansiedad|cancer|hernia",
].join("|");
const ALGUN = "(?:de |del |algun |alguna |algunos |algunas |una? |otr[oa] )*";

export const HEALTH = {
  english: [
    new RegExp(
      `\\b(?:do|did|have) you (?:ever |currently )?(?:have|had|got|wear|suffer(?:ed)?(?: from)?) (?:${FEW} )*(?:${AILMENTS})${WORK}`,
    ),
    new RegExp(`${START}(?:(?:is|are) there )?any (?:${FEW} )*(?:${AILMENTS})${WORK}`),
    new RegExp(`\\b(?:what|which) (?:${FEW} )*(?:${AILMENTS})\\w* (?:do|did|have|are) you`),
    new RegExp(`\\byour (?:${AILMENTS})${WORK}|\\bany (?:medical|health) reasons?\\b`),
    new RegExp(
      `${HISTORY}(?: ${FEW})* ?(?:${AILMENTS})${WORK}|${START}any history of (?:${FEW} )*(?:${AILMENTS})`,
    ),
    new RegExp(
      `\\byou (?:ever )?(?:struggled|battled|lived) with (?:${FEW} )*(?:${AILMENTS})${WORK}`,
    ),
    /\byou (?:ever )?been diagnosed\b|\byou (?:\w+ )?(?:need|require) (?:(?:any|an|special|reasonable|some|other) )+accommodations?\b(?!.*\binterview\b)/,
    /\bdo you (?:\w+ )?(?:smoke|vape|drink)(?= ?(?:[?.,]|$)| (?:or (?:smoke|drink|vape|use)|alcohol|cigarettes|tobacco|at home|socially|on weekends)\b)(?<!\b(?:what|water|soda|coffee) do you \w+)/,
    new RegExp(
      `\\b(?:how(?: is|'s| are)|does|is) your (?:${PARTS})\\b(?!-| of | office| door| end)`,
    ),
    /\bhave you (?:ever )?(?:hurt|injured|broken|strained) your(?:self)?\b/,
    /\bare you (?:disabled|handicapped|healthy|in good health|often sick|ill|depressed)\b|\bhow often are you (?:sick|ill)|\bdo you get sick\b/,
    /\bare you (?:an? )?(?:hiv|diabetic|epileptic|asthmatic|bipolar|autistic|deaf|blind|allergic to (?:any|something|food|nuts|bees|latex|dust|pets)|allergic ?\?|addict|alcoholic)/,
    /\b(?:about|is|what's|describe|how's) your (?:mental |physical )?health(?! (?:and|&|insurance|care))\b|\byour (?:medical history|medications?)\b/,
    /\b(?:do|are|did) you (?:\w+ )?(?:take|taking|on) (?:any |prescription )*(?:medications?|medicines?|prescriptions?|drugs)\b/,
    /\byou (?:last )?(?:see|seeing|seen) (?:a|your) (?:doctor|therapist|psychiatrist|psychologist|counselor)\b(?!')|\b(?:what|which) (?:medications?|medicines?) (?:are you on|do you take)\b|\ba doctor's care\b/,
    /\bhow many (?:sick days|days were you sick|days did you miss)\b|\byou (?:\w+ ){0,2}(?:filed|claimed|received|get|had|on) (?:\w+ )?workers'? comp/,
    /\b(?:have you (?:ever )?been|were you(?: ever)?|are you) (?:in|on) (?:rehab|recovery from|therapy|disability)\b/,
    /\bhave you (?:ever )?been (?:hospitali[sz]ed|treated for|seriously ill|injured on the job)\b/,
    /\bhow (?:tall are you|much do you weigh)\b/,
  ],
  spanish: [
    new RegExp(`\\b(?:tienes|padeces|sufres|has (?:tenido|sufrido)) ${ALGUN}(?:${MALES})`),
    new RegExp(
      `(?:${START}|\\b(?:usted|si) )(?:tiene|padece|sufre|ha (?:tenido|sufrido)) (?:usted )?${ALGUN}(?:${MALES})`,
    ),
    new RegExp(`${START}(?:hay )?algun[oa]?s? (?:${MALES})`),
    new RegExp(`\\b(?:antecedentes|historial) (?:familiares )?de (?:${MALES})`),
    /(?:^|[¿.,;:?!] ?)(?:fumas?|bebes?|tomas? alcohol)(?: usted)?(?= ?(?:[?.,]|$)| o )/,
    /\b(?:necesitas?|necesita usted|requieres?) (?:algun[oa]?s? |una? )(?:adaptacion|acomodo|acomodacion)(?:es)?\b(?!.*\bentrevista\b)/,
    new RegExp(`\\b(?:te|le) duelen? ${PARTES}\\b`),
    /\b(?:te|lo|la) (?:operaron|han operado|hospitalizaron|han hospitalizado)\b/,
    /\b(?:estas?|eres)(?: usted)? (?:enferm|discapacitad|san[oa]\b)/,
    /\b(?:tomas?|toma usted|esta tomando|estas tomando)(?: algun| alguna)? (?:medicamentos?|medicinas?)\b/,
    /\b(?:tu|su) (?:estado de )?salud\b(?! y)|\bcuantos dias (?:te|se) (?:enfermaste|enfermo)\b/,
  ],
} as const;
