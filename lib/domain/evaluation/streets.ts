import type { Edit } from "./sent-text.ts";
import { matchesIn } from "./windows.ts";

const WORD = "[\\p{L}'’.-]+";
const SMALL = "(?:de|du|des|la|le|les|da|do|dos|das|della|del|di)";

const SHORT = "st|ave|rd|blvd|dr|ln|ct|pl|hwy|pkwy|cir|ter|trl|sq";
/** Words for a street that mean little else; 'way', 'place', 'court', 'drive' and 'circle' need a short name before. */
const SURE = `street|st|avenue|ave|road|rd|boulevard|blvd|highway|hwy|parkway|pkwy|lane|ln|terrace|turnpike`;
const TYPE = `(?:${SURE}|drive|dr|court|ct|way|place|pl|circle)`;
const NUMBER = "(?<!\\p{N})\\p{N}{1,6}(?:-\\p{N}+)?\\s+";
const SIDE = "(?:(?:(?:north|south)(?:east|west)?|east|west|[ns][ew]|[nsew])\\.?\\s+){0,2}";
const NAMING = "(?!(?:and|or|so|but|in|on|at|to|of|for|from|with|by|my|our|was|were)\\s)";
const PART = "[\\p{L}\\p{N}'’.-]{1,30}\\s+";
const REST =
  "(?![\\p{L}\\p{N}])\\.?(?:,?\\s*(?:apt|apartment|unit|suite|#)\\.?\\s*[\\p{L}\\p{N}-]+)?";
const OF_NAMES = "\\p{Lu}[\\p{L}'’-]{0,29}\\.?\\s+";
const TYPE_OF_NAME =
  "(?:[Ss]treet|[Aa]venue|[Rr]oad|[Bb]oulevard|[Dd]rive|[Ll]ane|[Cc]ourt|[Ww]ay|[Pp]lace|[Hh]ighway|[Pp]arkway|[Tt]errace|[Cc]ircle|[Tt]rail|[Ss]quare|[Ll]oop|[Rr]un|[Aa]lley|[Pp]ike|[Cc]ove|St|Ave|Rd|Blvd|Dr|Ln|Ct|Pl|Hwy|Pkwy|Cir|Ter|Trl|Sq|STREET|ST|AVENUE|AVE|ROAD|RD|BOULEVARD|BLVD|DRIVE|DR|LANE|LN|COURT|CT|WAY)";

/** Streets by their name, in English and abroad; '(calle) Benito Juárez 45' is in `contact`. */
const STREETS: readonly RegExp[] = [
  // 12 Main St, apt 3
  new RegExp(`${NUMBER}${SIDE}(?:${NAMING}${PART}){1,3}?${TYPE}${REST}`, "giu"),
  // 1200 martin luther king jr blvd
  new RegExp(
    `(?<!\\p{N})\\p{N}{2,6}\\s+${SIDE}(?:${NAMING}${PART}){4,6}?(?:${SURE})${REST}`,
    "giu",
  ),
  // 7421 South West Saint Johns Bluff Way
  new RegExp(`${NUMBER}(?:${OF_NAMES}){1,8}${TYPE_OF_NAME}${REST}`, "gu"),
  // 12 rue de la Paix; 'place', 'route' and 'cours' are everyday words without what follows.
  new RegExp(
    `(?<!\\p{N})\\p{N}{1,4}(?:\\s?(?:bis|ter))?,?\\s+(?:(?:rue|chemin|impasse|allée|quai|boulevard|avenue)|(?:place|route|cours)(?=\\s+(?:de|du|des)\\s))\\s+(?:${SMALL}\\s+)*(?:[ld]['’])?${WORD}`,
    "giu",
  ),
  // Hauptstraße 12, Berliner Straße 12, Kerkstraat 5
  /(?<!\p{L})\p{L}{2,}(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|straat|gracht|laan|plein)\s+\p{N}{1,4}\s?[a-z]?(?![\p{L}\p{N}])/giu,
  /(?<!\p{L})\p{Lu}\p{L}+\s+(?:Stra(?:ß|ss)e|Str\.|Platz|Weg|Allee)\s+\p{N}{1,4}\s?[a-z]?(?![\p{L}\p{N}])/gu,
  // Via Roma 12, Rua das Flores, 45
  new RegExp(
    `(?<!\\p{L})(?:Via|Viale|Piazza|[Rr]ua|[Tt]ravessa|[Uu]l\\.|[Uu]lica)\\s+(?:${SMALL}\\s+)?\\p{Lu}${WORD}(?:\\s+${WORD}){0,2}?,?\\s*(?:n\\.?º?\\s*)?\\p{N}{1,4}(?!\\p{N})`,
    "gu",
  ),
  // 東京都港区1-2-3, 人民路12号
  /\p{sc=Han}{1,8}[都道府県市区町村郡][\p{sc=Han}\p{sc=Katakana}ー]{0,20}\p{N}{1,4}(?:[-－‐−]\p{N}{1,4}|丁目\p{N}*|番地?\p{N}*|号)+/gu,
  /\p{sc=Han}{1,8}[路街道巷]\p{N}{1,5}号/gu,
  // 'I live at 400 Harbor', '400 Elm'
  /(?<=(?<!\p{L})(?:live|lives|lived|living|stay|staying|reside|address is|house is|home is|vivo en)\s{1,3}(?:at\s{1,3}|on\s{1,3})?)\p{N}{1,5}\s+(?:[NSEW]{1,2}\.?\s+)?\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,5}/gu,
  /(?<!\p{N})\p{N}{2,5}\s+(?:[NSEW]\.?\s+)?(?:Elm|Oak|Maple|Pine|Cedar|Walnut|Chestnut|Birch|Willow|Magnolia|Main|Broadway|Washington|Jefferson|Lincoln|Madison|Jackson)(?![\p{L}]|\s+(?:trees?|tables?|wood|floors?|doors?|cabinets?|chairs?|boards?))/gu,
];

const STOPPED = new RegExp(`(?:^|[^\\p{L}])(?:${SHORT})\\.$`, "iu");

/** Edits that hide addresses. A full stop after one stays, unless it shortens 'St.' inside of a sentence. */
export function streets(text: string): Edit[] {
  return STREETS.flatMap((pattern) => matchesIn(text, pattern)).map(
    ({ start, end, text: found }) => {
      const goesOn =
        STOPPED.test(found) && /^(?:,|\s+[\p{Ll}\p{N}])/u.test(text.slice(end, end + 4));
      const stop = found.endsWith(".") && !goesOn ? 1 : 0;
      return { start, end: end - stop, text: "[address]" };
    },
  );
}
