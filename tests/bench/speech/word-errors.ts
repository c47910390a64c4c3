/** Lower case, without punctuation and accents, which not every text that is at hand has. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
  return plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}

/** Words to put in, take out or change until `heard` is `said`, and the number of words in `said`. */
export function wordErrors(said: string, heard: string): { errors: number; words: number } {
  const [wanted, given] = [wordsOf(said), wordsOf(heard)];
  let row = given.map((_, at) => at + 1);
  wanted.forEach((word, line) => {
    let diagonal = line;
    let left = line + 1;
    row = row.map((above, at) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (given[at] === word ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  });
  return { errors: row.at(-1) ?? wanted.length, words: wanted.length };
}
