import { fill } from "../text/words.ts";

/** GSM 03.38: what fits 160 to a segment. The second set takes two places. */
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ\u00a7¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const EXTENDED = new Set("^{}\\[~]|€\f");

/** Signs that people's keyboards put for plain ones, and one of which would halve what fits. */
const PLAIN: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "·": "-",
  "\u00a0": " ",
  "\u202f": " ",
};

/** Letters of Spanish that GSM 03.38 lacks, unlike é and ñ. */
const UNACCENTED: Readonly<Record<string, string>> = {
  á: "a",
  í: "i",
  ó: "o",
  ú: "u",
  Á: "A",
  Í: "I",
  Ó: "O",
  Ú: "U",
};

const written = (text: string, signs: Readonly<Record<string, string>>) =>
  [...text].map((sign) => signs[sign] ?? sign).join("");
const isGsm = (text: string) => [...text].every((sign) => BASIC.has(sign) || EXTENDED.has(sign));

/**
 * A text without typographic signs and marks of direction that would make a text message twice as long; without accents
 * too, where no other sign does so anyway.
 */
export function plainSigns(text: string): string {
  const bare = text.normalize("NFC").replace(/[\u200e\u200f\u2066-\u2069]/g, "");
  const plain = written(bare, PLAIN);
  const unaccented = written(plain, UNACCENTED);
  return isGsm(unaccented) ? unaccented : plain;
}

/** How many segments a text message is billed as. */
export function segmentsOf(text: string): number {
  const places = [...text].map((sign) => (BASIC.has(sign) ? 1 : EXTENDED.has(sign) ? 2 : null));
  if (places.includes(null)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const length = places.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return length <= 160 ? 1 : Math.ceil(length / 153);
}

/** The longest name of a company or a job in a text message. */
const NAME_IN_TEXT = 40;

const shortName = (name: string) =>
  name.length <= NAME_IN_TEXT ? name : `${name.slice(0, NAME_IN_TEXT - 3).trimEnd()}...`;

/** A message filled in for a phone: names cut, signs plain. */
export function textMessage(
  template: string,
  { company, job = "", ...values }: { company: string; job?: string } & Record<string, string>,
): string {
  const names = { company: shortName(company), job: shortName(job) };
  return plainSigns(fill(template, { ...values, ...names }));
}
