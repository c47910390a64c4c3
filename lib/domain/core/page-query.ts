/** What a page's address asks for, as the framework hands it over. */
export type PageQuery = Record<string, string | string[] | undefined>;

/** The first of what is asked for under one name, without null characters: no text of the database holds one. */
export function firstOf(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first?.replaceAll("\u0000", "");
}

/** What is searched for under one name: up to a number of letters, and no half of one, which the database refuses. */
export function searchOf(value: string | string[] | undefined, most: number): string {
  return (firstOf(value) ?? "").trim().slice(0, most).toWellFormed();
}
