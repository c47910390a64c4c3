import { readCookie, setCookie } from "./cookies.ts";

/** What a private link opens: a candidate's own page, or what was shared with a reader. */
type Opened = "private" | "review";

/** How long a browser that opened a private link stays at what it opened, in seconds; then the link opens it again. */
export const LINK_SECONDS = 86_400;

/** How long what a reader says is theirs to change: as long as any link holds. */
export const READER_SECONDS = 90 * 86_400;

const cookieName = (opened: Opened | "reader", id: string) => `link_${opened}_${id}`;

/** Keeps the token of a private link for the pages and handlers below it, whose addresses then name only `id`. */
export function rememberLink(opened: Opened, id: string, token: string): Promise<void> {
  return setCookie(cookieName(opened, id), token, LINK_SECONDS);
}

/** The token of the private link by which this browser opened what `id` names; null if it opened none. */
export async function linkToken(opened: Opened, id: string): Promise<string | null> {
  return (await readCookie(cookieName(opened, id))) ?? null;
}

/** Keeps who reads a link in this browser: one and the same person however often it is opened. */
export async function rememberReader(linkId: string): Promise<void> {
  const id = (await readerOf(linkId)) ?? crypto.randomUUID();
  await setCookie(cookieName("reader", linkId), id, READER_SECONDS);
}

/** The reader of a link in this browser; null for none yet. */
export async function readerOf(linkId: string): Promise<string | null> {
  return (await readCookie(cookieName("reader", linkId))) ?? null;
}
