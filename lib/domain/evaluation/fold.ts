/** Lower case, without accents or width forms, with plain apostrophes: for comparing, never for showing. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[\u2018\u2019\u02bc\u00b4]/g, "'")
    .toLowerCase();
}
