/** Cyrillic and Greek letters that look Latin; in a word with Latin letters they are a disguise. */
const LOOKALIKES: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
  ԁ: "d",
  һ: "h",
  в: "b",
  к: "k",
  м: "m",
  н: "h",
  т: "t",
  ο: "o",
  α: "a",
  ε: "e",
  ι: "i",
  ν: "v",
  ρ: "p",
  τ: "t",
  υ: "u",
};
const OTHER_LETTER = /[\p{sc=Cyrillic}\p{sc=Greek}]/u;
const LATIN_LETTER = /\p{sc=Latin}/u;

function undisguised(text: string): string {
  if (!OTHER_LETTER.test(text)) return text;
  return text.replace(/\p{L}+/gu, (word) =>
    OTHER_LETTER.test(word) && LATIN_LETTER.test(word)
      ? [...word].map((letter) => LOOKALIKES[letter] ?? letter).join("")
      : word,
  );
}

/** Lower case, without accents or width forms, with plain apostrophes: for matching, never for showing. */
export function fold(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[\u2018\u2019\u02bc\u00b4]/g, "'")
    .toLowerCase();
  return undisguised(plain);
}

/** Of whom a phrase speaks: they may stand masked in the words that are read. */
const OF_SOMEBODY = /(?<![\p{L}*])(?:they|them|their|him|her)(?!\p{L})/gu;

/** One expression for a list of folded phrases; a trailing * stands for any ending, and 'them' for who is masked too. */
export function phrases(list: readonly string[]): RegExp {
  const parts = list.map((phrase) =>
    phrase
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\*/g, "\\p{L}*")
      .replace(OF_SOMEBODY, "(?:$&|\\[person\\])")
      .replace(/ /g, "\\s+"),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** Splits a word list written as one string with commas. */
export function words(list: string): string[] {
  return list
    .split(",")
    .map((word) => word.trim().replace(/\s+/g, " "))
    .filter((word) => word !== "");
}

/** How many different phrases of a list a folded text holds. */
export function distinctHits(text: string, pattern: RegExp): number {
  return new Set(text.match(pattern) ?? []).size;
}
