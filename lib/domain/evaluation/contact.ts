import { DIGITS } from "./digits.ts";
import type { Edit } from "./sent-text.ts";
import { spokenAddresses, spokenPhones, spokenZips } from "./spoken-contact.ts";
import { streets } from "./streets.ts";
import { editsFor } from "./windows.ts";
import { writtenPhones } from "./written-phones.ts";

const D = `[${DIGITS}]`;
const SEP = "(?: ?[.\\-‐-―−－·•∙/_] ?|[^\\S\\n])";
const CONTACT: [RegExp, string][] = [
  [
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{2,64}\s?[([{<]?(?:@|(?<=[([{<])(?:at|arroba))[)\]}>]?\s?[\p{L}\p{N}-]{2,63}\s?(?:\.|[([{<](?:\.|dot|punto)[)\]}>])\s?(?:com|net|org|edu|mx|es|us|co|io|me)(?![\p{L}\p{N}])/giu,
    "[e-mail]",
  ],
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, "[e-mail]"],
  [
    /(?<!\p{L})(?:calle|avenida|av\.|carrera|colonia|bulevar)\s+(?:(?![yo]\s|pero\s)[\p{L}\p{N}'’.-]+\s+){1,4}?(?:#|n[uú]mero\s*|no\.?\s*)?\p{N}+/giu,
    "[address]",
  ],
  [
    new RegExp(
      `(?<![${DIGITS}$])(?:\\+?${D}{1,3}${SEP}?)?(?:\\(${D}{3}\\)\\s?|${D}{3}${SEP}?)${D}{3}${SEP}?${D}{4}(?!${D})`,
      "gu",
    ),
    "[phone]",
  ],
  [new RegExp(`\\+${D}{1,3}(?:[ .-]?${D}){7,12}(?!${D})`, "gu"), "[phone]"],
  [new RegExp(`(?<![${DIGITS}$-])${D}{3}[.\\-‐-―−·•]${D}{4}(?!${D})`, "gu"), "[phone]"],
  [/(?<!\p{L})(?:p\.?\s?o\.?\s?box|apartado(?: postal)?)\s+\p{N}+/giu, "[address]"],
  [
    new RegExp(`(?<!${D})(?:\\+?${D}{1,3}[ .-])?${D}{3}[ .-]${D}{3}[ .-]${D}{3}(?!${D})`, "gu"),
    "[phone]",
  ],
  [/(?<=\b(?:zip(?: code)?|c[oó]digo postal)(?: is| es)?[ :]+)\p{N}{5}(?:-\p{N}{4})?/giu, "[zip]"],
  [
    /(?<![\p{N}$€.,-])\p{N}{5}(?:-\p{N}{4})?(?![\p{N}.,]\p{N}|\p{N}|\s*(?:square|sq|dollars?|people|units?|customers?|guests?|pounds?|miles|parts?|d[oó]lares|personas|clientes|pies|metros|%))/gu,
    "[zip]",
  ],
  // 'SW1A 1AA', 'M5V 3L9', with the letters that such codes have
  [
    /(?=[A-Z])(?<![\p{L}\p{N}-])(?:[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? ?\d(?!FT|LB|HP|GA|PH|(?:ND|RD|ST|TH) (?:[Ff]l|FL|[Ss]h|SH))[ABD-HJLNP-UW-Z]{2}|[A-CEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z][ -]?\d[ABCEGHJ-NPR-TV-Z]\d)(?![\p{L}\p{N}-])/gu,
    "[zip]",
  ],
  [
    /(?<=[ :])(?=[a-z]{1,2}\d)(?<=(?<!\p{L})(?:post ?code|postal code|zip(?: code)?|c[oó]digo postal)(?: is|['’]s| es)?[ :]+)(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z][ -]?\d[a-z]\d)(?![\p{L}\p{N}])/giu,
    "[zip]",
  ],
];

/** '@maria_lopez'; 'I work @the hotel' and '@home' are no handles. */
const HANDLE =
  /(?<![\p{L}\p{N}._@%+-])@(?!(?:work|home|school|the|my|our|a|an|this|that|night|noon|least|all|once)(?![\p{L}\p{N}_]))\p{L}[\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]+)*/giu;

/** Edits that hide any e-mail, handle, phone, address and zip code. Language-free. */
export function maskContact(text: string): Edit[] {
  return [
    ...CONTACT.flatMap(([pattern, replacement]) => editsFor(text, pattern, replacement)),
    ...editsFor(text, HANDLE, "[name]"),
    ...streets(text),
    ...writtenPhones(text),
    ...spokenAddresses(text),
    ...spokenPhones(text),
    ...spokenZips(text),
  ];
}
