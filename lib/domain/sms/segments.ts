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

/** A text without typographic signs and marks of direction that would make a text message twice as long. */
export function plainSigns(text: string): string {
  return [...text.replace(/[\u200e\u200f\u2066-\u2069]/g, "")]
    .map((sign) => PLAIN[sign] ?? sign)
    .join("");
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
