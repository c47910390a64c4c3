/** Forms of a dialect, of quick typing and of a second language, as the standard writes them; on folded text. */

/** One word for another. */
export const WORDS: Record<string, string> = {
  ...{ ast: "asked", axed: "asked", aks: "asked", tole: "told", telled: "told", maked: "made" },
  ...{ putted: "put", taked: "took", tooken: "took", bringed: "brought", brang: "brought" },
  ...{ brung: "brought", buyed: "bought", teached: "taught", finded: "found", keeped: "kept" },
  ...{ kep: "kept", gived: "gave", gaved: "gave", drived: "drove", writed: "wrote" },
  ...{ speaked: "spoke", sended: "sent", selled: "sold" },
  ...{ tryna: "trying to", outta: "out of", gonna: "going to", gotta: "have to" },
  ...{ im: "i'm", ive: "i've", truje: "traje", jui: "fui", haiga: "haya", onde: "donde" },
  ...{ muncho: "mucho", mesmo: "mismo", vide: "vi", aluego: "luego", antonces: "entonces" },
  ...{ throwed: "threw", knowed: "knew", growed: "grew", blowed: "blew", catched: "caught" },
  ...{
    heared: "heard",
    runned: "ran",
    builded: "built",
    leaved: "left",
    goed: "went",
    eated: "ate",
  },
  ...{ cutted: "cut", hitted: "hit", sweeped: "swept", breaked: "broke", broked: "broke" },
  ...{ fighted: "fought", freezed: "froze", holded: "held", hanged: "hung", rided: "rode" },
  ...{ folks: "people", "i's": "i am", cleant: "cleaned", telled: "told" },
  ...{ til: "until", till: "until", daily: "every day" },
};

/** What depends on the words around it. */
export const DIALECT_FORMS: [RegExp, string][] = [
  [/(?<=\p{L}{3})in'(?!\p{L})/gu, "ing"],
  [/(?<!\p{L})an'(?!\p{L})|(?<!\p{L})an(?= [bcdfgjklmnpqrstvwyz]\p{L})/gu, "and"],
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
  [
    /\b(?:did|do|does|was|can|will|have|has) not (?=(?:nobody|no one|nothing|none|no \p{L}+)\b)|\b(?:didn't|don't|doesn't|wasn't|can't|won't) (?=(?:nobody|no one|nothing)\b)/gu,
    "",
  ],
  [
    /\b(?:have|has|did|do) not (\p{L}+(?: (?:back|out|up|off|down|in))?) (?:but|only) (one|two|a|once|twice|\p{N}+)\b/gu,
    "only $1 $2",
  ],
  [/\b(i|we) (?:taken)\b/g, "$1 took"],
  [/\b(i|we) (?:written)\b/g, "$1 wrote"],
  [/\b(i|we) (?:come) (?=(?:in|back|up|down|out|to|early|home|and)\b)/g, "$1 came "],
  [
    /\b(i|we) go (?=(?:up|down|in|out|to|back|over|around|through|upstairs|downstairs|outside|inside|straight|right)\b)/g,
    "$1 went ",
  ],
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
  [/(?<!\p{L})d[ei]?s?pue?s?(?!\p{L})/gu, "despues"],
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
