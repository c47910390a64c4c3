import { asSpelled } from "./sounds-like.ts";
import { isSpanish } from "./told/which-language.ts";

/**
 * Forms of a dialect, of quick typing and of a second language, as the standard writes them: what is judged is what
 * somebody did, never how they say it. On folded text.
 */
type IsVerb = (word: string) => boolean;
const WORDS: Record<string, string> = {
  ...{ ast: "asked", axed: "asked", aks: "asked", tole: "told", telled: "told", maked: "made" },
  ...{ putted: "put", taked: "took", tooken: "took", bringed: "brought", brang: "brought" },
  ...{ brung: "brought", buyed: "bought", teached: "taught", finded: "found", keeped: "kept" },
  ...{ kep: "kept", gived: "gave", gaved: "gave", drived: "drove", writed: "wrote" },
  ...{ speaked: "spoke", sended: "sent", selled: "sold", dem: "them", dat: "that", wit: "with" },
  ...{ wid: "with", tryna: "trying to", outta: "out of", gonna: "going to", gotta: "have to" },
  ...{ im: "i'm", ive: "i've", truje: "traje", jui: "fui", haiga: "haya", onde: "donde" },
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
/** 'I was cleaning' tells of the same deed as 'I cleaned'. */
const GOING_ON =
  /(?<!\p{L})(i|i'm|we|am|was|were|been|we're|of|by|and|,) ?(?:also |always |just |only )?(\p{L}{2,})ing(?!\p{L})/gu;

/** 'Th' said as a stop, in the small words: 'di', 'dis', 'dey', 'wif'; and other small words as they are said. */
const STOPPED: Record<string, string> = {
  ...{ de: "the", di: "the", da: "the", dis: "this", dese: "these", dose: "those", dey: "they" },
  ...{ den: "then", dere: "there", deh: "there", ting: "thing", tings: "things", wif: "with" },
  ...{ pon: "on", inna: "in", fi: "to", mek: "make", tek: "take", fo: "for", ah: "i", ya: "you" },
  ...{ nuttin: "nothing", nuffin: "nothing", sumn: "something", wah: "what", nah: "not" },
};
const STOPPED_WORD = new RegExp(
  `(?<![\\p{L}'])(?:${Object.keys(STOPPED).join("|")})(?![\\p{L}'])`,
  "gu",
);
/** 'Workin' as 'working'; words that end so in the standard stay. */
const DROPPED_G =
  /(?<!\p{L})(?!(?:cab|bas|rob|cous|orig|penguin|viol|aspir|insul|bullet|cum|rais|marg|prote|coff|napk|pumpk|res|sat|vitam|adm|log|beg|with|ru|sk|vill|fin|muff|pengu|dolph|urch|cha|gre|tw|with|jo|co|lo)in(?!\p{L}))(\p{L}{2,}[^a\P{L}])in(?!\p{L})/gu;
/** 'Me' and 'mi' as the subject, where a clause begins: 'me check the drain'. */
const ME =
  /(?<=^\W*|[,.;:]\s*|(?<!\p{L})(?:when|and|then|so|if|while|before|after|because|time|times|day|days|morning|night|year|week|work|shift|there|now|always|one)\s)(?:me|mi)(?=\s+(?!(?:and|too|or|to|at|in|on|up|either|neither|first|again|now|a|an|the|but|so|if|when)(?!\p{L}))\p{L}{2,})/gu;
/** 'The guys and I', 'me and them boys': who tells is among them. */
const WITH_ME =
  /(?<=^\W*|[,.;:]\s*|(?<!\p{L})(?:when|then|so|if|while|before|after|because|and|but)\s)(?:(?:the|my|our|them|these|those|another|one) )?(?:\[?\p{L}+\]? )?\[?\p{L}+\]? and i(?=\s)|(?<!\p{L})me and (?:the|my|our|them|these|those|another|one|two|three|some|this)(?: \[?\p{L}+\]?)(?= \p{L})/gu;

/** Spanish as it is said: 'e'', 'lo' cuarto'', 'pa'', 'to''. */
const SAID_ES: [RegExp, string][] = [
  [/(?<!\p{L})pa'(?!\p{L})/gu, "para"],
  [/(?<!\p{L})pal(?!\p{L})|(?<!\p{L})pa'l(?!\p{L})/gu, "para el"],
  [/(?<!\p{L})to'(?!\p{L})/gu, "todo"],
  [/(?<!\p{L})na'(?!\p{L})/gu, "nada"],
  [/(?<!\p{L})ta'?(?!\p{L})/gu, "esta"],
  [/(?<!\p{L})e'(?!\p{L})/gu, "es"],
  [/(?<=\p{L})'(?![\p{L}])/gu, "s"],
];

/** Behind these 'me' is no subject. */
const NO_SUBJECT =
  /^(?:to|for|with|at|on|by|of|from|behind|told|gave|let|made|had|asked|taught|sent|and)$/;

/** 'When I finish a room me stand at the door': once it is the subject, it is one in the whole sentence. */
function withSubjects(folded: string, isVerb: IsVerb): string {
  const first = folded.replace(ME, "i");
  if (first === folded) return folded;
  return first.replace(/(\p{L}+) (?:me|mi)(?= \p{L}{2,})/gu, (whole, before: string) =>
    NO_SUBJECT.test(before) || isVerb(before) ? whole : `${before} i`,
  );
}

function inStandard(folded: string, isVerb: IsVerb): string {
  if (isSpanish(folded)) {
    return asSpelled(
      SAID_ES.reduce((text, [form, standard]) => text.replace(form, standard), folded),
    );
  }
  const spelled = folded
    .replace(STOPPED_WORD, (word) => STOPPED[word] ?? word)
    .replace(DROPPED_G, "$1ing");
  return withSubjects(spelled, isVerb)
    .replace(WITH_ME, "we")
    .replace(/(?<!\p{L})a-(?=\p{L}+ing(?!\p{L}))/gu, "");
}

/** Who somebody is spoken of as may be masked, so all of them are read as if they were. */
const OTHERS = /(?<!\p{L})(?:they|them|their|theirs|themselves|ellos|ellas)(?!\p{L})/gu;

/** A folded sentence in the forms that the word lists know. */
export function inFull(folded: string, isVerb: IsVerb): string {
  const words = inStandard(folded, isVerb).replace(WORD, (word) => WORDS[word] ?? word);
  return FORMS.reduce((text, [form, standard]) => text.replace(form, standard), words).replace(
    OTHERS,
    "[person]",
  );
}

/** The same with 'cleaning' as 'clean', where something is told to go on and `isVerb` knows the verb. */
export function asDeeds(folded: string, isVerb: IsVerb): string {
  return folded.replace(GOING_ON, (whole, before: string, stem: string) => {
    const base = [stem, `${stem}e`, stem.slice(0, -1)].find(isVerb);
    return base ? `${before} ${base}` : whole;
  });
}
