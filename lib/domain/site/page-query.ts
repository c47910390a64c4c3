/** What a page's address asks for, as the framework hands it over. */
export type PageQuery = Record<string, string | string[] | undefined>;

/** The first of what is asked for under one name. */
export function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
