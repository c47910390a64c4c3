/** What a keyboard or a count puts in a row; a run of three or more is as easy to guess as one letter. */
const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "!@#$%^&*()",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
];

/** A password of fewer guessable parts than this is refused: a common one with a figure and a sign around it has three. */
const MIN_PARTS = 4;
const SHORTEST_WORD = 3;

/** Signs that stand for letters, as everybody writes them; '1' and '!' stand for either of two. */
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "8": "b",
  "9": "g",
  "+": "t",
};

function spelled(password: string, one: string): string {
  return Array.from(password, (sign) => (/[1!|]/.test(sign) ? one : (LETTERS[sign] ?? sign))).join(
    "",
  );
}

function isRun(part: string): boolean {
  if (part.length < SHORTEST_WORD) return false;
  const backwards = Array.from(part).reverse().join("");
  return (
    ROWS.some((row) => row.includes(part) || row.includes(backwards)) ||
    part === part.charAt(0).repeat(part.length)
  );
}

function isOnePart(plain: string, words: readonly string[], common: ReadonlySet<string>): boolean {
  if (plain.length === 1 || /^[0-9]{2}$/.test(plain) || /^(?:19|20)[0-9]{2}$/.test(plain))
    return true;
  return isRun(plain) || (plain.length >= SHORTEST_WORD && words.some((word) => common.has(word)));
}

/** In how many parts somebody would guess a password: common ones, years, runs, pairs of figures, single signs. */
function guessableParts(password: string, common: ReadonlySet<string>): number {
  const plain = password.toLowerCase();
  // A sign that becomes a letter is still one sign, so that every spelling can be cut at the same places.
  const spellings = [plain, spelled(plain, "i"), spelled(plain, "l")];
  const parts = [0];
  for (let end = 1; end <= plain.length; end++) {
    let least = Number.POSITIVE_INFINITY;
    for (let start = 0; start < end; start++) {
      const words = spellings.map((spelling) => spelling.slice(start, end));
      if (isOnePart(plain.slice(start, end), words, common))
        least = Math.min(least, (parts[start] ?? 0) + 1);
    }
    parts.push(least);
  }
  return parts[plain.length] ?? 0;
}

/**
 * Whether a password is a commonly used one, or one with little around it: 'Password1!', 'P@ssw0rd2026', 'Summer24!'.
 * @param common commonly used passwords in lower case
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  return guessableParts(password, common) < MIN_PARTS;
}
