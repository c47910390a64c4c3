import { DIGITS } from "./digits.ts";
import { maskOwnNames } from "./own-name.ts";
import type { Edit } from "./sent-text.ts";
import { spokenAddresses, spokenPhones } from "./spoken-contact.ts";
import { STREETS } from "./streets.ts";
import { editsFor } from "./windows.ts";
import { writtenPhones } from "./written-phones.ts";

const D = `[${DIGITS}]`;
const STREET_EN =
  "(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|way|place|pl|highway|hwy|parkway|pkwy|terrace|circle)";
const CONTACT: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, "[e-mail]"],
  [
    new RegExp(
      `(?<!\\p{N})\\p{N}{1,6}(?:-\\p{N}+)?\\s+(?:(?:north|south|east|west|[nsew]\\.?)\\s+)?(?:(?!(?:and|or|so|but)\\s)[\\p{L}\\p{N}'’.-]+\\s+){1,3}?${STREET_EN}\\b\\.?(?:,?\\s*(?:apt|apartment|unit|suite|#)\\.?\\s*[\\p{L}\\p{N}-]+)?`,
      "giu",
    ),
    "[address]",
  ],
  [
    /(?<!\p{L})(?:calle|avenida|av\.|carrera|colonia|bulevar)\s+(?:(?![yo]\s|pero\s)[\p{L}\p{N}'’.-]+\s+){1,4}?(?:#|n[uú]mero\s*|no\.?\s*)?\p{N}+/giu,
    "[address]",
  ],
  [
    new RegExp(
      `(?<![${DIGITS}$])(?:\\+?${D}{1,3}[ .-]?)?(?:\\(${D}{3}\\)\\s?|${D}{3}[ .-]?)${D}{3}[ .-]?${D}{4}(?!${D})`,
      "gu",
    ),
    "[phone]",
  ],
  [new RegExp(`\\+${D}{1,3}(?:[ .-]?${D}){7,12}(?!${D})`, "gu"), "[phone]"],
  [new RegExp(`(?<![${DIGITS}$-])${D}{3}[.-]${D}{4}(?!${D})`, "gu"), "[phone]"],
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
];

/** Edits that hide the candidate's own names, any e-mail, phone, address and zip code. Language-free. */
export function maskContact(text: string, names: readonly string[]): Edit[] {
  return [
    ...CONTACT.flatMap(([pattern, replacement]) => editsFor(text, pattern, replacement)),
    ...STREETS.flatMap((pattern) => editsFor(text, pattern, "[address]")),
    ...writtenPhones(text),
    ...spokenAddresses(text),
    ...spokenPhones(text),
    ...maskOwnNames(text, names),
  ];
}
