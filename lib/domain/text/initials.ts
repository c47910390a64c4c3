/** What joins words, and what closes a name, of companies: of a person each may be the name ('Co', 'Y'). */
const NO_NAME = new Set(["&", "+", "and", "of", "the", "y", "llc", "inc", "co", "corp", "ltd"]);

/**
 * One or two letters that stand for a name: of a person the first word's and the last's, of a company its first two words'.
 * '?' if there is nothing to read.
 */
export function initials(name: string, of: "person" | "company" = "person"): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const names = words.filter(
    (word) => of === "person" || !NO_NAME.has(word.toLowerCase().replaceAll(/[.,]/g, "")),
  );
  const kept = names.length > 0 ? names : words;
  const [first, second] = [kept[0], of === "company" ? kept[1] : kept.slice(1).at(-1)];
  return `${letterOf(first)}${letterOf(second)}`.toLocaleUpperCase() || "?";
}

/** The first letter or digit, else the first sign. */
function letterOf(word = ""): string {
  return /[\p{L}\p{N}]/u.exec(word)?.[0] ?? Array.from(word)[0] ?? "";
}
