import { findPhoneNumbersInText } from "libphonenumber-js";
import type { Edit } from "../sent-text.ts";

const NOT_IN_NAMES =
  "(?!(?:and|or|so|but|in|on|at|to|of|for|from|with|by|my|our|was|were|the|a|minutes?|hours?|years?|miles?|people)\\s)";
const NOT_IN_CALLES =
  "(?!(?:con|desde|donde|en|hace|hay|hab[ií]a|para|por|que|son|eran|un|una|unos|unas|y)\\s)";
/** What goes on after a house number; another word is what was counted: 'en la colonia Roma 40 paquetes'. */
const AFTER_CALLE =
  "(?:apto|cerca|col|colonia|con|de|del|depto|en|int|interior|o|pero|y)(?!\\p{L})";
const NAME_PART = "\\p{L}[\\p{L}.'’-]{0,24}\\s";

/** What each pattern finds; every repetition has an end, so that no text costs more than its length. */
const PATTERNS: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,100}\p{L}{2}/gu, "[email]"],
  // 'maria dot lopez at gmail dot com', as speech is written down
  [
    /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,40}(?:\s(?:dot|punto|underscore|dash|guion)\s[\p{L}\p{N}]{1,40}){0,3}\s(?:at|arroba)\s[\p{L}\p{N}]{2,40}(?:\.|\s(?:dot|punto)\s)(?:com|net|org|edu|mx|es|us)(?!\p{L})/giu,
    "[email]",
  ],
  [/(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)\S{1,300}/giu, "[link]"],
  [
    /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]{2,60}\.(?:com|net|org|io|me|co|us)(?:\/\S{1,200})?(?![\p{L}\p{N}])/giu,
    "[link]",
  ],
  // 'Tampa, FL 33602'
  [/(?<=(?<!\p{L})[A-Z]{2}\s)\p{N}{5}(?:-\p{N}{4})?(?!\p{N})/gu, "[zip]"],
  [/(?<![\p{L}\p{N}._@])@\p{L}[\p{L}\p{N}_.]{2,40}/gu, "[name]"],
  // Without capitals, only if the words before say so: '20 pallets per lane' is no address.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:at|live [io]n|address(?: is|:)?)\\s)\\p{N}{1,6}\\s(?:${NOT_IN_NAMES}${NAME_PART}){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|highway|hwy|parkway|pkwy)(?!\\p{L})`,
      "giu",
    ),
    "[address]",
  ],
  [
    /(?<![\p{L}\p{N}])\p{N}{1,6}\s(?:(?:\p{Lu}[\p{L}.'’-]{0,24}|\p{N}{1,3}(?:st|nd|rd|th))\s){1,3}(?:[Ss]treet|[Ss]t|[Aa]venue|[Aa]ve|[Rr]oad|[Rr]d|[Bb]oulevard|[Bb]lvd|[Ll]ane|[Ll]n|[Hh]ighway|[Hh]wy|[Pp]arkway|[Pp]kwy|Drive|Dr|Way|Place|Pl|Court|Ct|Circle|Terrace|Trail|Loop)(?!\p{L})/gu,
    "[address]",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:[Cc]alle|[Aa]venida|[Cc]arrera|[Cc]olonia|[Bb]ulevar)\\s(?:${NOT_IN_CALLES}${NAME_PART}){0,4}(?:#|n[uú]mero\\s|no\\.\\s)?\\p{N}{1,6}(?!\\p{N}|\\s(?!${AFTER_CALLE})\\p{Ll})`,
      "gu",
    ),
    "[address]",
  ],
  [/(?<!\p{L})(?:p\.?\s?o\.?\s?box|apartado(?: postal)?)\s\p{N}{1,8}/giu, "[address]"],
  [
    /(?<=(?:zip|zip code|postal code|postcode|c[oó]digo postal)(?: is| es|:)?\s)(?=\p{L}{0,2}\p{N})[\p{L}\p{N}]{2,5}(?:[ -]\p{N}[\p{L}\p{N}]{2,3})?(?![\p{L}\p{N}])/giu,
    "[zip]",
  ],
];

/** Figures as a phone number is written, no longer than one can be. */
const FIGURES = /[+(]?\p{Nd}[\p{Nd} ().\-‐–/]{5,28}\p{Nd}/gu;
const FEWEST_FIGURES = 7;

const SPOKEN_DIGIT =
  "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)";
/** 'eight one three five five five oh one four two' */
const SPOKEN_PHONE = new RegExp(
  `(?<!\\p{L})${SPOKEN_DIGIT}(?:[\\s,.-]{1,2}${SPOKEN_DIGIT}){6,14}(?!\\p{L})`,
  "giu",
);

function phones(text: string): Edit[] {
  return [...text.matchAll(FIGURES)].flatMap(({ 0: run, index }) => {
    const figures = run.match(/\p{Nd}/gu)?.length ?? 0;
    if (figures < FEWEST_FIGURES) return [];
    return findPhoneNumbersInText(run, { defaultCountry: "US", extended: true }).map(
      ({ startsAt, endsAt }) => ({ start: index + startsAt, end: index + endsAt, text: "[phone]" }),
    );
  });
}

/** Edits that hide email addresses, links, handles, addresses and phone numbers. */
export function maskContact(text: string): Edit[] {
  const found = [...PATTERNS, [SPOKEN_PHONE, "[phone]"] as const].flatMap(([pattern, mask]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
      text: mask,
    })),
  );
  return [...found, ...phones(text)];
}
