/**
 * Forms of a dialect, of quick typing and of a second language, as the standard writes them: what is judged is what
 * somebody did, never how they say it. On folded text.
 */
const WORDS: Record<string, string> = {
  ...{ ast: "asked", axed: "asked", aks: "asked", tole: "told", telled: "told", maked: "made" },
  ...{ putted: "put", taked: "took", tooken: "took", bringed: "brought", brang: "brought" },
  ...{ brung: "brought", buyed: "bought", teached: "taught", finded: "found", keeped: "kept" },
  ...{ kep: "kept", gived: "gave", gaved: "gave", drived: "drove", writed: "wrote" },
  ...{ speaked: "spoke", sended: "sent", selled: "sold", dem: "them", dat: "that", wit: "with" },
  ...{ wid: "with", tryna: "trying to", outta: "out of", gonna: "going to", gotta: "have to" },
  ...{ til: "until", till: "until", daily: "every day" },
};
const WORD = new RegExp(`\\b(?:${Object.keys(WORDS).join("|")})\\b`, "g");
const FORMS: [RegExp, string][] = [
  [/(?<=\p{L}{3})in'(?!\p{L})/gu, "ing"],
  [/(?<!\p{L})an'(?!\p{L})/gu, "and"],
  [/\b(?:finna|fixing? to|about to)\b/g, "going to"],
  [/\b(?:ain't|aint)\b/g, "have not"],
  [/\b(?:haven't|havent)\b/g, "have not"],
  [/\b(?:hasn't|hasnt)\b/g, "has not"],
  [
    /(?<!\p{L})(?:'cause|cuz|coz|bc|cause)(?= (?:i|we|it|they|that|the|my|you|if|there|he|she|\[))/gu,
    "because",
  ],
  [/(?<!\p{L})'?fore(?= )/gu, "before"],
  [/(?<!\p{L})'em\b/gu, "them"],
  [/\bever (?=day|time|week|morning|night|month)/g, "every "],
  [/\b(i|we) says?\b/g, "$1 said"],
  [
    /(?<!\p{L})(i|we|you|they|\[person\]|times) (?:(?:had |have )?done) (?=\p{L}+(?:ed|t|d|ent|ook|ade|ote)\b)/gu,
    "$1 ",
  ],
  [/\b(i|we) work (?!on\b|to\b|with)/g, "$1 worked "],
  [/\b(i|we) (?:seen|seed)\b/g, "$1 saw"],
  [/\bon account of\b|\b(?:being|seeing) (?:that|as|how)\b/g, "because"],
  [/\b(?:just|barely|hardly) (?:the )?(one|1) time\b/g, "only once"],
  [/\b(?:did not|didn't|don't|do not|have not|was not|wasn't|can't|won't) never\b/g, "never"],
  [
    /\b(i|we|\[person\]) (?:do |does )(?=(?:clean|mop|cook|work|check|wash|help|call|take|carry|start|drive)\b)/g,
    "$1 ",
  ],
  [/\bimma\b|\bima\b(?= \p{L})/gu, "i will"],
  [/\b(cut|cutting) (?:off )?(?=the (?:light|gas|water|power|stove|machine|alarm))/g, "turn off "],
  [/\b(i|we) been (?=\p{L}+ing\b)/gu, "$1 have been "],
  [/\b(i|we) be (?=\p{L}+ing\b)/gu, "$1 "],
  [/\bonly (?:been |be )?late (?:one|1) time\b/g, "been late only once"],
  [/\b(?:but|only) (one|1) time\b|\b(?:but|only) once\b/g, "only once"],
  [
    /\b(?:have|has|did|do) not (missed|miss|been late|late|called out) (?:but|only) /g,
    "have $1 only ",
  ],
  [
    /\bme and \[(?:person|name|family)\]|\bme and (?:my|the|another|one) (?=\p{L}+)|\[(?:person|name|family)\] and me\b/gu,
    "we ",
  ],
  [/(?<!\p{L})pa'?(?= (?:que|el|la|los|las|no|mi)\b)/gu, "para"],
  [/(?<!\p{L})e (?=\p{L}+(?:ado|ido|echo)(?!\p{L}))/gu, "he "],
  [
    /(?<!\p{L})do (?=(?:ano|mese|hora|dia|vece|semana|turno|persona|cuarto|piso|caja)s?(?!\p{L}))/gu,
    "dos ",
  ],
  [
    /(?<!\p{L})tre (?=(?:ano|mese|hora|dia|vece|semana|turno|persona|cuarto|piso|caja)s?(?!\p{L}))/gu,
    "tres ",
  ],
  [/(?<!\p{L})(?:di?pue|despue|dispues|despu)(?!\p{L})/gu, "despues"],
  [/(?<!\p{L})(?:entonce|tonces)(?!\p{L})/gu, "entonces"],
  [/(?<=\p{L}{3})ao(?!\p{L})/gu, "ado"],
  [/(?<!\p{L})(?:pos|pus)(?!\p{L})/gu, "pues"],
  [
    /(?<!\p{L})(?:labur|chambe|camell)(?=(?:e|o|a|aba|abamos|ando|ar|amos|ado)(?!\p{L}))/gu,
    "trabaj",
  ],
  [/(?<!\p{L})chamba(?!\p{L})/gu, "trabajo"],
  [/(?<!\p{L})ta(?=ba|n?\b)(?=ba)/gu, "esta"],
  [/(?<!\p{L})(?:q|k)(?= )/gu, "que"],
];
/** 'I was cleaning' tells of the same deed as 'I cleaned'. */
const GOING_ON =
  /(?<!\p{L})(i|i'm|we|am|was|were|been|we're|of|by|and|,) ?(?:also |always |just |only )?(\p{L}{2,})ing(?!\p{L})/gu;

/** A folded sentence in the forms that the word lists know. */
export function inFull(folded: string): string {
  const words = folded.replace(WORD, (word) => WORDS[word] ?? word);
  return FORMS.reduce((text, [form, standard]) => text.replace(form, standard), words);
}

/** The same with 'cleaning' as 'clean', where something is told to go on and `isVerb` knows the verb. */
export function asDeeds(folded: string, isVerb: (word: string) => boolean): string {
  return folded.replace(GOING_ON, (whole, before: string, stem: string) => {
    const base = [stem, `${stem}e`, stem.slice(0, -1)].find(isVerb);
    return base ? `${before} ${base}` : whole;
  });
}
