/** Cyrillic and Greek letters that look Latin; in a word with Latin letters they are a disguise. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [..."аaеeоoрpсcуyхxіiѕsјjԁdһhвbкkмmнhтtοoαaεeιiνvρpτtυu"].flatMap((_, at, all) =>
    at % 2 === 0 ? [[all[at] ?? "", all[at + 1] ?? ""]] : [],
  ),
);
const DISGUISED =
  /\p{L}*(?:\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin})\p{L}*/gu;

function undisguised(text: string): string {
  // The search below is slow in long runs of letters without a space, as Chinese has them.
  if (!/[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(text)) return text;
  return text.replace(DISGUISED, (word) =>
    [...word].map((letter) => LOOKALIKES[letter] ?? letter).join(""),
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

/** One expression for a list of folded phrases; a trailing * stands for any ending. */
export function phrases(list: readonly string[]): RegExp {
  const parts = list.map((phrase) =>
    phrase
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\*/g, "\\p{L}*")
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

/** Words in a text; scripts without spaces count two characters as a word. */
export function countWords(text: string): number {
  const unspaced =
    text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  const rest = text.replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu, " ");
  return (
    Math.floor(unspaced / 2) + (rest.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0)
  );
}
