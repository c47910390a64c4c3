/** Somebody's faith, its days, its dress and its practice; never customers' or a place's. */
const FAITHS = [
  "religious|christian|catholic|muslim|jewish|hindu|buddhist|mormon|atheist|sikh|baptist|evangelical|protestant",
  "pentecostal|born[- ]again|jehovah's witness|person of faith|believer",
].join("|");
const PLACES = "church|mosque|temple|synagogue";
const DRESS =
  "(?:hijabs?|headscar(?:f|ves)|head (?:scar(?:f|ves)|coverings?)|turbans?|yarmulkes?|kipp?ah?s?|burqas?|niqabs?|religious (?:clothing|clothes|dress|jewelry|symbols?|garments?))";
const DAYS = "(?:the sabbath|shabbat|christmas|easter|lent|ramadan|eid|passover|hanukkah|diwali)";

export const RELIGION = {
  english: [
    new RegExp(`\\byour (?:religion|faith|${PLACES}|religious|beliefs)\\b`),
    new RegExp(`\\b(?:what|which) (?:religion|faith|${PLACES}) (?:are|do|did|does) you`),
    new RegExp(
      `\\b(?:are you|were you raised)(?: an?)?(?: \\w+)? (?:${FAITHS})\\b(?! (?:and|about) )`,
    ),
    new RegExp(`\\bdo you (?:\\w+ )?(?:go to|attend|belong to) (?:a |any |the )?(?:${PLACES})\\b`),
    new RegExp(`\\byou (?:\\w+ ){0,3}(?:${PLACES}) (?:choir|group|member)\\b`),
    new RegExp(
      `\\byou (?:(?:ever|always|have to|need to|want to|usually|also) )?(?:wear|wearing|take off|remove) (?:an? |any |your |the )?${DRESS}\\b`,
    ),
    new RegExp(`\\byour ${DRESS}|\\breligious reasons?\\b|\\bis your \\w+ religious\\b`),
    new RegExp(`\\bdo you (?:\\w+ )?(?:observe|keep|celebrate) (?:${DAYS}|(?:any )?religious)\\b`),
    /\b(?:what|which) (?:\w+ )?holidays (?:do|would|will) you (?:\w+ )?(?:observe|celebrate|keep)\b/,
    /\b(?:what|which) religious holidays\b|\byou have (?:any )?religious (?:beliefs|views|practices|needs|holidays)\b/,
    /\bdo you (?:\w+ )?(?:pray|believe in (?:god|jesus|christ|allah))\b|\bdo you fast\b|\bdo you (?:\w+ )?(?:go to|attend) mass\b|\b(?:on|during) ramadan\b/,
    /\bdo you (?:keep|eat)(?: only)? (?:kosher|halal)(?: at home| food)? ?(?:[?.,]|$)/,
    /\byou need (?:\w+ ){0,4}?(?:to pray|for prayers?|to worship)\b/,
    /\bdo you (?:\w+ )?(?:read|study) the (?:bible|quran|koran|torah)\b/,
  ],
  spanish: [
    /\b(?:tu|su|que|cual) (?:es (?:tu|su) )?(?:religion|fe|iglesia)\b/,
    /\b(?:eres|es usted) (?:religios|catolic|cristian|musulman|judi|evangelic|creyente|ate[oa]\b|testigo de jehova|mormon)/,
    /\b(?:vas?|asistes?) a (?:la |una |alguna )?(?:iglesia|misa|mezquita|sinagoga)\b|\bcrees? (?:usted )?en (?:dios|jesus|ala)\b/,
    /(?<!\bque )\b(?:usas?|llevas?|te pones|se pone)(?: usted)?(?: un| una| el)? (?:hiyab|hijab|velo|turbante|kipa|burka|panuelo religioso|ropa religiosa)\b/,
    /\bque (?:dias )?(?:festivos|feriados|fiestas)(?: religios[oa]s)? (?:celebras?|observas?|guardas?)\b/,
    /\b(?:ayunas|rezas|oras)\b|\b(?:ayuna|reza|ora) usted\b|\b(?:celebras?|guardas?|observas?) (?:el )?(?:ramadan|sabado|sabbat|cuaresma)\b/,
  ],
} as const;
