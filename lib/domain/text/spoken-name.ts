/** What follows a comma without being a first name. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|rn|lpn|cna|esq|inc|llc)\.?$/i;

/** A name as people say it, 'Rosa Delgado', of one that a list sorts by, 'Delgado, Rosa'; any other as it is. */
export function spokenName(name: string): string {
  const [last = "", first = "", ...more] = name.split(",").map((part) => part.trim());
  const isSorted = last !== "" && first !== "" && more.length === 0 && !SUFFIX.test(first);
  return isSorted ? `${first} ${last}` : name.trim();
}
