const BEGIN = /^BEGIN:VCARD\s*$/i;
const END = /^END:VCARD\s*$/i;
const FIELD = /^(?:[\w-]+\.)?(FN|TEL|EMAIL)(?:;[^:]*)?:(?:tel:|mailto:)?(.*)$/i;
const ANY_FIELD = /^(?:[\w-]+\.)?[\w-]+(?:;[^:]*)?:/;

/** The line of a contact card that a phone shares: its name, its first number and its first address. */
function lineOf(card: readonly string[]): string {
  const first = new Map<string, string>();
  for (const line of card) {
    const [, field = "", value = ""] = FIELD.exec(line) ?? [];
    const key = field.toUpperCase();
    if (!first.get(key)) first.set(key, value.replace(/\\([,;\\])/g, "$1").trim());
  }
  return ["FN", "TEL", "EMAIL"].map((field) => first.get(field) ?? "").join("\t");
}

/** How many lines a card has that begins here: to its end, else as far as lines look like a card's. */
function linesOf(lines: readonly string[]): number {
  const end = lines.findIndex((line, at) => END.test(line) || (at > 0 && BEGIN.test(line)));
  if (end >= 0) return END.test(lines[end] ?? "") ? end + 1 : end;
  const rest = lines.findIndex((line) => !ANY_FIELD.test(line));
  return rest < 0 ? lines.length : rest;
}

/** Lines in which each contact card (vCard) is a line of a list; what else was its is blank, so that lines keep their numbers. */
export function withoutCards(lines: readonly string[]): string[] {
  const plain = [...lines];
  for (let at = 0; at < lines.length; at++) {
    if (!BEGIN.test(lines[at] ?? "")) continue;
    const card = lines.slice(at, at + linesOf(lines.slice(at)));
    plain.fill("", at, at + card.length);
    plain[at] = lineOf(card);
    at += card.length - 1;
  }
  return plain;
}
