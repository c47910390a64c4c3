/**
 * What somebody says of themselves in many forms, in English and Spanish, over folded words with one blank between and
 * around them, marks and apostrophes gone. `PROTECTED_WORDS` stand as they are; these stand with a number or a word between.
 */
const NEAR = {
  young:
    "kids?|kiddos?|child|children|baby|babies|newborn|toddlers?|twins|sons?|daughters?|grandkids|grandchildren|grandsons?|granddaughters?|little (?:ones?|girls?|boys?)",
  parents:
    "mom|mother|mama|mum|dad|father|papa|grandma|grandmother|nana|grandpa|grandfather|grandparents?|parents?|widow|widower",
  others:
    "ex|ex husband|ex wife|in laws|(?:mother|father|sister|brother) in law|nephews?|nieces?|brothers?|sisters?|uncles?|aunts?|cousins?|girls|boys|pregnancy|pronouns",
};
const CERCA = {
  young: "hij[oa]s?|nin[oa]s?|bebes?|niet[oa]s?|gemel[oa]s|chamac[oa]s|chiquit[oa]s|sobrin[oa]s?",
  parents: "mama|madre|papa|padre|abuel[oa]s?|abuelit[oa]s?|viud[oa]",
  others: "pareja|suegr[oa]s?|ex|ex (?:espos[oa]|marido)|herman[oa]s?|cunad[oa]s?|embarazo",
};
const BODY =
  "back|knees?|hips?|shoulders?|neck|heart|lungs?|kidneys?|liver|eyes?|ears?|wrists?|ankles?|spine|leg|arm|foot(?! (?:traffic|patrol) )|hand(?! (?:trucks?|tools?) )|brain|fingers?";
const CUERPO =
  "espalda|rodillas?|cadera|hombros?|cuello|corazon|columna|brazo|pierna|pie|mano|muneca|cintura|ojos?|oidos?|cabeza";
const ILLNESS =
  "anxiety|depression|bipolar|arthritis|asthma|diabetes|adhd|ptsd|lupus|ms|epilepsy|seizures?|migraines?|cancer|covid|a stroke|sickle cell|high blood pressure|surgery|an operation|chemo|dialysis|a miscarriage|a limp|one (?:arm|leg|hand|eye)";
const MALES =
  "presion alta|azucar|diabetes|asma|artritis|ansiedad|depresion|migranas?|cancer|epilepsia";
/** At most three words between, such as 'two little'. */
const FEW = "(?:[\\p{L}\\p{N}]+ ){0,3}?";
/** Being somewhere, some time maybe, and not working there: 'trabajé cinco años en el hospital'. */
const ESTUVE =
  "(?:(?<=^ )|(?:estuve|estaba|estoy|sigo|llevo|dure|pase|internad[oa]|sali|salgo|salir|cai|metieron) (?:(?!\\p{L}+ndo )\\p{L}+ )?)(?:(?:(?!trabaj)[\\p{L}\\p{N}]+ )?(?:anos?|mes|meses|semanas?|dias) )?";
const COUNT = "(?:\\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten|twins)";

/** What is retired beside people: 'retired two old vans'. */
const NOT_THINGS = `(?! (?:the|our|its|those|these|all|${COUNT}) (?:\\p{L}+ )?(?:vans?|trucks?|cars?|mowers?|machines?|equipment|fleet|units?|tools?|vehicles?|systems?|software)(?!\\p{L}))`;
/** What medicine is taken along on. */
const CARTS =
  "carts?|trays?|orders?|rounds?|duty|pass(?:es)?|bottles?|boxes|records?|counts?|rooms?";
const NOT_ON_CARTS = `(?! (?:${CARTS})(?!\\p{L}))`;
const NOT_ON_ROUNDS = `(?! (?:to|up|out|from|${CARTS})(?!\\p{L}))`;

const FAMILY = [
  `(?:i|we) (?:also |already |still |ve |have |m |am |don t )?(?:have|had|got|raised?|raising|support(?:ed|ing)?|lost) ${FEW}(?:${NEAR.young})`,
  `my (?:[\\p{L}]+ )?(?:${NEAR.young}|${NEAR.parents}|${NEAR.others})`,
  `(?:single|working|new|young|expecting|aging|elderly) (?:${NEAR.parents})`,
  `(?:i (?:m|am|was|became|ve been) |as )(?:also |now )?an? ${FEW}(?:${NEAR.parents})`,
  `(?:mom|mother|dad|father|grandma|grandmother|grandpa|grandfather) of ${COUNT}`,
  `i (?:m|am) (?:\\p{L}+ )?(?:single|engaged|separated|retired|expecting|trans|baptist|pentecostal|evangelical|lutheran|religious|blessed)`,
  `${COUNT} months (?:along|pregnant)`,
  `(?:no )?(?:tengo|tenia|tuve|crie|criaba|criando|mantengo|mantener|perdi|cuido) (?:a )?${FEW}(?:${CERCA.young})`,
  `mis? (?:${CERCA.young}|${CERCA.parents}|${CERCA.others})`,
  `(?:soy|era|como) (?:una? )?(?:\\p{L}+ )?(?:${CERCA.parents}|separad[oa]|ama de casa|indigena|residente)`,
  `(?:esperando|espero) (?:un )?bebe|ama de casa`,
  `(?<! help(?:ed|ing)? (?:with |in )?)(?:raise|raised|raising) (?:\\p{L}+ ){0,2}(?:${NEAR.young}|family)`,
  "(?:stay|stayed|staying)(?: at)? home (?:with|mom|dad|parent)",
  "(?:i (?:m|am|was|ve been)|as|been) an? (?:\\p{L}+ )?homemaker(?! (?:aides?|for an|services?) )|housewife",
  "child ?care (?:issues|problems|reasons)",
  "cri(?:ar|e|ando) (?:a )?(?:mis|los|sus|unos?|dos|tres) (?:hij[oa]s|nin[oa]s)",
];
const AGE_AND_LOOKS = [
  "at (?:age )?[2-9]\\p{N} i",
  "(?:be|turn|turning|turned) \\p{N}{2} (?:next|this|in|on|soon)",
  "(?:older|younger) than (?:most|the|other|my)",
  "i (?:m|am) (?:still |too |very )?(?:young|old|older|younger|elderly|tall|heavy set|skinny|a big (?:guy|girl))",
  "(?:high school|college) in (?:19|20)\\p{N}{2}",
  "on (?:social security|medicare)",
  "(?:being|as) an? (?:\\p{L}+ )?(?:woman|man|female|male|immigrant)",
  "(?:voy a cumplir|cumplo|cumpli) \\p{N}+",
  "a (?:mis|los) \\p{N}{2} anos",
  `i (?:\\p{L}+ ){0,2}retired${NOT_THINGS}|(?:since|after|in|into) (?:my )?retirement(?! (?:homes?|communit))|me (?:jubile|retire)(?! (?:de|a|del)(?= ))`,
  "soy (?:una? )?(?:persona|senora|senor) mayor|ya estoy (?:grande|viej[oa])|soy (?:muy )?alt[oa]",
];
const ORIGIN = [
  "(?:have|had|got|need|on) (?:an? |my )?(?:\\p{L}+ )?(?:visa|work authorization|work permit|h 1b|tps)",
  "(?:a )?dreamer|second language|with an? (?:\\p{L}+ )?accent|native speaker",
  `wait(?:ing|ed)? (?:\\p{L}+ ){0,3}?(?:for|on) (?:(?:my|his|her|their) (?:work )?permit|(?:an? )?permit(?= $| for ${COUNT} (?:years|months) )|(?:my |the |his |her |their |an? )?(?:papers|visa))`,
  "immigration",
  "authorized to work(?= $| (?:here|legally|in (?:the (?:u s|us|usa|united|states|country)|this country|america)) )",
  "social security number",
  "(?:lived?|living|been|(?<! \\p{L}{1,12}ing )here|years?|months?) (?:(?!\\p{L}+ing )\\p{L}+ )?in (?:this country|the (?:united )?states|the us|america)",
  "(?:esperando|esperar|espero|tramitando|sacando|lleg(?:ue|a|o|aron)|den|dan|dieron|dar) (?:mi|el|los|mis|un|unos) (?:permiso|papeles|visa|residencia)(?! del? (?!trabajo )| para (?!(?:poder )?trabajar ))|mi permiso(?! de )",
  "(?:anos?|mes|meses|llevo|vivo|viviendo|(?<! \\p{L}{1,12}ndo )aqui) (?:(?!\\p{L}+ndo )\\p{L}+ )?en (?:este pais|(?:los )?estados unidos|usa)|inmigracion|la migra|(?:mi|de|tengo) seguro social",
  "tengo (?:mis )?papeles|tengo (?:el )?(?:tps|daca)|hablo (?:mixteco|nahuatl|zapoteco|quiche|mam)",
];
const FAITH = [
  "(?:go|goes|going|went|head) to (?:\\p{L}+ )?(?:mass|church|temple|mosque|synagogue|bible study|sunday school|worship)",
  "because of (?:my )?(?:church|faith|religion)|religious (?:reasons|holidays?)",
  "i (?:m|am) an? (?:deacon|preacher|pastor|minister)",
  "(?:bible|prayed|born again|inshallah|allah|amen|god (?:has|is|was|gave)|(?:grace|help|will) of god)",
  "(?:voy|vamos|iba|ibamos|fui|ir|vengo) a (?:la |mi )?(?:iglesia|misa|culto|templo|mezquita|sinagoga)",
  "(?:la biblia|rece|rezar|rezando|orando|cristo|el favor de dios|dios (?:mio|es|ha))",
];
const HEALTH = [
  `(?:my|had|have|having|got|need|needed) (?:an? )?(?:${BODY}) (?:surgery|surgeries|operation|transplant|pain|injury|injuries|problems?|trouble|attack|condition)`,
  `(?:i|ve) (?:\\p{L}+ )?(?:had|have|got|get|need|needed|suffer from) (?:an? |my )?(?:${ILLNESS})`,
  `(?:hurt|injured|twisted|fractured|tore) my|broke my (?:\\p{L}+ )?(?:${BODY})`,
  `my (?:${BODY}) (?:hurts?|hurting|is|are|was|were|gives?|gave|went|acts?|acting)`,
  "i (?:was|got|get|am|m|been|ve been|have been) (?:\\p{L}+ )?(?:sick|ill|injured|hospitalized|disabled|pregnant|bipolar|hurt)",
  "my (?:blood pressure|blood sugar|therapy|chemo|recovery|treatment|hearing|eyesight|vision)",
  "(?:diagnosed with|recover(?:ed|ing) from|been (?:clean|sober) for|in aa|use a (?:cane|walker)|(?:hear|see) (?:\\p{L}+ ){0,2}(?:in|out of) my)",
  `(?:missing|lost) (?:\\p{L}+ )?(?:${BODY})`,
  `(?:take|took|takes|taking|on) (?:my )?(?:medication|meds|insulin)${NOT_ON_CARTS}|i (?:\\p{L}+ ){0,2}(?:take|took|taking) (?:\\p{L}+ )?(?:pills?|medicine)${NOT_ON_ROUNDS}|(?:pills?|meds|medicine|medication) for (?:my |his |her |their |high )`,
  "(?<! (?:get|gets|got|getting) )off (?:of )?work (?:for|with|because|due|since|on (?:disability|medical|sick)|sick|after)",
  `(?:off|out|home|down) (?:[\\p{L}\\p{N}]+ ){0,5}?with (?:my|a bad|an injured) (?:${BODY})`,
  "(?<! (?:people|some(?:one|body)|\\p{L}{1,12}ers?) (?:(?:who )?(?:was |were |is |are |went ))?(?:out )?on (?:an? )?)(?:medical|sick|disability) leave(?! (?:requests?|forms?|paperwork) )",
  `on disability|because of my (?:\\p{L}+ )?(?:${BODY})`,
  "(?:through (?:(?:my|the|a lot of|so much) )?|(?:my|have|had) (?:chronic )?)pain(?! (?:clinics?|management|patients?|centers?) )",
  `por mi (?:${CUERPO})`,
  `(?:i (?:m|am|ended up)|spent|been|was|stayed) (?:(?:sick|back|stuck|for|about|over|almost|an?|few|couple|of|the|last|whole|${COUNT}|days?|nights?|weeks?|months?|years?) ){0,6}in the hospital(?! (?:kitchen|cafeteria|laundry|lobby|gift|as|every|each|daily|(?!recovering|getting|having)\\p{L}+ing) )`,
  "me (?:duele|dolia|dolio|operaron|operan|lastime|enferme|lesione|internaron)",
  `me (?:rompi|quebre|fracture|torci) (?:el|la|un|una) (?:${CUERPO})`,
  `(?:operacion|cirugia|operada|operado|dolor|dolores|problemas?|lesion) (?:de|del|en) (?:la |el |las |los |mi )?(?:${CUERPO})`,
  "(?:estoy|estaba|estuve|me puse) (?:\\p{L}+ )?(?:enferm[oa]|hospitalizad[oa]|internad[oa]|malit[oa]|embarazada|lesionad[oa])",
  `(?:tengo|tuve|padezco) (?:de )?(?:la |el )?(?:${MALES})`,
  `no oigo|tom(?:o|aba|ando) (?:\\p{L}+ )?(?:medicinas?|medicamentos?|insulina|pastillas?)(?! (?:del|de (?:la|los)) (?!presion|azucar|corazon))|(?:anos|meses) (?:limpi[oa]|sobri[oa])(?= $)`,
  `${ESTUVE}en el hospital(?= $| (?:por|con|y|pero|porque) )`,
  `(?:ano|anos|mes|meses|semanas?|dure|estuve|puse) (?:\\p{L}+ )?(?:enferm[oa]|incapacitad[oa])`,
  `${ESTUVE}en recuperacion(?! de (?!mi |una? ))`,
  `incapacidad|problemas? de (?:salud|espalda)`,
];
const ARREST = [
  "(?:have|had|got|with) a (?:criminal )?record(?! (?:of|for|in|with|that) )",
  "(?:was|were|got|been|being) (?:\\p{L}+ )?(?:arrested|detained|jailed|incarcerated|imprisoned|sentenced|locked up|deported)",
  "(?:did|serving|spent|served) (?:[\\p{L}\\p{N}]+ ){0,2}(?:time|years?|months?) (?:inside|upstate|(?:in|at) (?:the )?county)(?= $| (?:then|but|before|and (?:then|i|got)) )",
  "(?:did|serving) (?:[\\p{L}\\p{N}]+ ){0,2}(?:time|years|months) in(?= $)",
  "(?:caught a charge|criminal (?:charges?|history|background)|while inside(?= $| i )|in the pen|second chance (?:hire|job)|duis)",
  "(?:estuve|estaba|fui|me) (?:\\p{L}+ )?(?:detenid[oa]|detuvieron|arrestaron|encarcelad[oa]|pres[oa]|deportad[oa]|deportaron|condenaron)",
  "sali de (?:la )?(?:prision|carcel)|tengo (?:un )?record(?! de)|en probation|probatoria",
  `${ESTUVE}(?:del|en el|al) (?:(?:bote|tambo)(?! de )|penal|reclusorio)|halfway house|ankle monitor|work release|behind bars|juvie|servicio comunitario ordenado|court ordered (?:community|classes|program|treatment)`,
];

/** One for each form: whether it is linear is soon said of each alone, and hardly of all together. */
export const PROTECTED_PATTERNS = [FAMILY, AGE_AND_LOOKS, ORIGIN, FAITH, HEALTH, ARREST]
  .flat()
  .map((form) => new RegExp(` (?:${form}) `, "u"));

/** What is told of somebody in a scorer's own words, where a person says 'my' and 'I am'. */
const TOLD = [
  "husband",
  "wife",
  "spouse",
  "married",
  "single parent",
  "(?:has|have|cares? for|raising|raises) (?:\\p{L}{1,10} ){0,2}(?:kids?|children|child|sons?|daughters?)",
  "grand(?:mother|father|parent)",
  "a (?:mother|father|mom|dad|woman|man|lady)",
  "in (?:his|her|their) (?:teens|twenties|thirties|forties|fifties|sixties|seventies)",
  "is (?:black|white|asian|hispanic|latin[ao]|muslim|christian|jewish|gay)",
  "(?:parent|native) of",
  "family (?:man|woman)",
  "(?:an? |is )(?:\\p{L}+[ -])?(?:young|younger|old|older|elderly|mature|middle[ -]aged) (?:\\p{L}+ )?(?:man|woman|person|worker|candidate|guy|lady)",
  "at [5-7]\\d (?:like an? (?:\\p{L}+ )?(?:man|woman|person|kid|teenager)|(?:and )?still (?:lifts?|keeps? up|works?|moves?|climbs?|runs?|carries))",
  "(?:half|twice) (?:his|her|their|that) age",
  "(?:someone|somebody|people|anyone|coworkers?) (?:much )?younger",
  "younger (?:coworkers|people|men|women|colleagues|ones)",
  "(?:is|aged) [2-9]\\d(?! ?(?:%|percent|minutes?|miles?|hours?|blocks?|years? of))",
  "of \\p{L}{1,20} (?:origin|descent|heritage)",
  "ex-?(?:offender|con|convict)",
  "church(?:goer|es)? each",
  "churchgoer",
  "attends church",
  "is (?:female|male|religious|pregnant)",
  "(?:hearing|visually)[ -]impaired",
  `(?:is|been|was|has) (?:\\p{L}+ )?retired${NOT_THINGS}`,
  "(?:his|her|their|an?) (?:back|knee|hip|shoulder|neck|heart|wrist|ankle) (?:problems?|injury|condition|pain|surgery)(?<!(?:residents?|patients?|clients?|lady|man|woman|people) (?:with|after) (?:\\p{L}+ ){2,3})",
  "(?:^|[.;,] |and |but )(?:has been |had been |was |is |been )?(?:out |off )?(?:sick|ill|hospitalized)(?= for| a | since| most|[.,;]|$)",
  `takes (?:\\p{L}+ )?(?:pills|medicine)${NOT_ON_ROUNDS}`,
  "(?:for|support\\p{L}*|with) (?:his|her|their) (?:own )?(?:kids?|child(?:ren)?|sons?|daughters?|mother|father|mom|dad|parents?|husband|wife|baby)",
  "had an? (?:stroke|heart attack)",
  "expecting an? (?:baby|child)",
];

/** The same of a text that is folded. */
export const TOLD_PATTERNS = TOLD.map(
  (form) => new RegExp(`(?<!\\p{L})(?:${form})(?!\\p{L})`, "u"),
);
