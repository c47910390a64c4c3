const WORD = "[\\p{L}'’.-]+";
const SMALL = "(?:de|du|des|la|le|les|da|do|dos|das|della|del|di)";

/** Streets abroad and those that are called by their name alone; the ones with 'street' or 'calle' are in `mask`. */
export const STREETS: readonly RegExp[] = [
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
  /(?<=(?<!\p{L})(?:live|lives|lived|living|stay|staying|reside|address is|house is|home is|vivo en)\s{1,3}(?:at\s{1,3}|on\s{1,3})?)\p{N}{1,5}\s+(?:[NSEW]\.?\s+)?\p{Lu}\p{L}+/gu,
  /(?<!\p{N})\p{N}{2,5}\s+(?:[NSEW]\.?\s+)?(?:Elm|Oak|Maple|Pine|Cedar|Walnut|Chestnut|Birch|Willow|Magnolia|Main|Broadway|Washington|Jefferson|Lincoln|Madison|Jackson)(?![\p{L}]|\s+(?:trees?|tables?|wood|floors?|doors?|cabinets?|chairs?|boards?))/gu,
];
