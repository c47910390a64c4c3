import { fold } from "../../text/fold.ts";
import { LANGUAGES } from "../../text/languages.ts";
import { upperFirst } from "../../text/words.ts";

/** Regions that are more than a country, by the numbers that the United Nations give them. */
const CONTINENTS = ["002", "005", "013", "035", "150", "419"];
/** Codes of every region that Intl may know a name of, but for the one in which the work is. */
const REGIONS = [...letterPairs(), ...CONTINENTS].filter(
  (code) => !["US", "EU", "UN", "EZ", "ZZ"].includes(code),
);

function letterPairs(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** What people say where Intl has an official name, or none. */
const CALLED = `uk, u k, britain, great britain, england, scotland, wales, korea, macau, ivory coast, bosnia, burma, palestine,
  czech republic, congo, zaire, tobago, cape verde, east timor, swaziland, macedonia, west bank, gaza, tibet, kurdistan,
  yugoslavia, soviet union, ussr, middle east, republic of georgia, country of georgia, tbilisi, inglaterra, escocia, gales,
  gran bretana, corea, costa de marfil, birmania, palestina, republica checa, holanda, medio oriente, angleterre, ecosse, coree,
  birmanie, bosnie, hollande, grande bretagne, schottland, grossbritannien, bosnien, ile maurice, coreia, republica tcheca,
  англия, англии, шотландия, корея, корее, чехия, انجلترا, كوريا, فلسطين, इंग्लैंड, कोरिया, 英格兰, 苏格兰, 朝鲜, イングランド,
  スコットランド, ホランド`;

/** Names of people, which are a country only behind what leads to a place. */
const ALSO_PEOPLE = "chad|jordan|israel|asia|trinidad|guinea|holland|salvador|montserrat";
/** Words of some language that are a country only there, and with a capital: china is also dishes, 'gana' also 'earns'. */
const ALSO_WORDS = "turkey|china|chile|chili|jamaica|granada|reunion|island|gana|servia|catar|ira";
/**
 * Never a country here: names of people, saints and American places, and 'Mali', a gardener in Hindi and money in Arabic. Georgia is the state: in the United States 'in Georgia' hardly ever means the other, which
 * 'Tbilisi' and 'the country of Georgia' do.
 */
const NEVER =
  "georgia|jersey|ascension|guadalupe|maurice|dominique|ru|r.-u.|san marino|san martin|st. martin|saint-martin|santa elena|st. helena|santa lucia|माली|مالي";
const NO_PLAIN_NAME = new Set(
  [ALSO_PEOPLE, ALSO_WORDS, NEVER].flatMap((list) => list.split("|").map(fold)),
);

/** Countries and territories as the ten languages call them, folded. */
export const COUNTRIES: readonly string[] = [
  ...CALLED.split(","),
  ...LANGUAGES.flatMap(({ tag }) =>
    (["long", "short"] as const).flatMap((style) => {
      const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none", style });
      return REGIONS.map((code) => names.of(code) ?? "");
    }),
  ),
]
  .map((name) => fold(name).trim())
  .filter((name) => name.length > 1 && !NO_PLAIN_NAME.has(name));

const TOWARD =
  "(?:came|come|coming|moved?|moving|went|going|go|back|flew|travel(?:ed)?|return(?:ed)?|home) to";
const LEADS = `(?:[Ii]n|[Ff]rom|[Oo]utside|[Ee]n|[Dd]esde|[Ee]m|[Aa]us|${TOWARD}|(?:[Vv]engo|[Vv]ine|[Vv]ino|[Ll]legue|[Ss]oy|[Ss]omos) de)`;
const ORIGIN = "(?:i['’]?m|i am|we['’]?re|we are|came|come|soy|somos) (?:\\p{L}+ )?(?:from|de)";
const ENDS = "(?![\\p{L}\\p{N}]|['’]s)";
/** A town may stand before its country: 'in Istanbul, Turkey'. */
const LED = [
  new RegExp(
    `(?<!\\p{L})${LEADS} (?:\\p{Lu}\\p{L}+, )?(?:${ALSO_WORDS.split("|").map(upperFirst).join("|")}|the Caribbean)${ENDS}(?! \\p{Lu})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:${LEADS} (?:\\p{L}+, )?(?:${ALSO_PEOPLE})|${ORIGIN} (?:${ALSO_WORDS}))${ENDS}`,
    "iu",
  ),
];

/** Whether a text names a country by a word that may also be something else, where it can only be the country. */
export function leadsToCountry(text: string): boolean {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/gu, " ");
  return LED.some((pattern) => pattern.test(plain));
}
