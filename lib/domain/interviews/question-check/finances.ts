/** What somebody owns and owes; never what customers pay or a company collects. */
export const FINANCES = {
  english: [
    /\byour (?:credit (?:score|rating|history|report)|bankruptcy|debts?|mortgage|finances|financial (?:situation|status|problems))\b/,
    /\byou (?:\w+ ){0,2}(?:declared?|filed?(?: for)?|been|gone|are) (?:\w+ )?bankrupt(?:cy)?\b/,
    /\b(?:do|did) you (?:own|rent|own or rent|rent or own) (?:your (?:own )?|an? )(?:home|house|apartment|condo)(?= ?(?:[?.,]|$)| or )/,
    /\byour wages (?:\w+ )?garnish|\byou (?:\w+ ){0,3}(?:wages )?garnish(?:ed|ment)|\byou (?:have|owe|in)(?: (?:any|a lot of|large|much))* debts?\b(?! (?:collection|collecting|recovery))/,
  ],
  spanish: [
    /\b(?:tu|su) (?:historial|puntaje|puntuacion) (?:de credito|crediticio)\b|\b(?:tienes?|tiene usted) (?:muchas |algunas? )?deudas?\b(?! de)|\bbancarrota\b/,
    /\b(?:eres|es usted) duen[oa] de (?:tu|su) casa\b|\b(?:tienes?|tiene usted) casa propia\b/,
  ],
} as const;
