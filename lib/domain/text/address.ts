import { stripInvisible } from "./invisible.ts";

/**
 * What makes words an address whatever stands around it: a scheme, '//', 'www.' or '@'. In syntax that Postgres reads
 * alike, so the blanks are written out: `reads_as_address` in the database has the same pattern, and a test runs both.
 */
export const ADDRESS =
  "(^|[^a-z0-9])(https?|hxxps?|ftps?|mailto|tel|sms|javascript|data|file):[^\\t-\\r \\u0085\\u1680\\u2028\\u2029]|//|(^|[^a-z0-9])www[.。]|@";

const address = new RegExp(ADDRESS);

/** Words in their plainest characters: full width and stylized ones as usual, and nothing invisible between. */
export function normalizeCharacters(words: string): string {
  return stripInvisible(words.normalize("NFKC"));
}

/** Whether words of a name, a title or a mail say an address, which is not stored: strangers read them in our mails. */
export function readsAsAddress(words: string): boolean {
  return address.test(normalizeCharacters(words).toLowerCase());
}

/** The message about a name or a title that holds an address. */
export const NO_ADDRESSES = "Leave out web and email addresses";
