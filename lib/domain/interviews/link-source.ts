/** Where an interview's link was shared, as its address says it in `s`. It tells nothing about a person. */
export const SHARED_SOURCES = [
  "share",
  "text",
  "whatsapp",
  "email",
  "qr",
  "poster",
  "indeed",
  "facebook",
  "craigslist",
] as const;
export type SharedSource = (typeof SHARED_SOURCES)[number];

/** Where somebody came from: where the link was shared, or an invitation of their own. */
export const LINK_SOURCES = [...SHARED_SOURCES, "invite"] as const;
export type LinkSource = (typeof LINK_SOURCES)[number];

/** What an address carries in `s`; null for anything that is none of ours. */
export function sharedSource(value: unknown): SharedSource | null {
  return SHARED_SOURCES.find((source) => source === value) ?? null;
}

/** What a link carries beside its interview: whose invitation it is, and where it was shared. */
export type Arrival = { invite: string | null; source: SharedSource | null };

/** The plain link, which carries nothing. */
export const PLAIN_LINK: Arrival = { invite: null, source: null };

/** What goes on to the next address or request: only what was carried, under the names that the address has. */
export function carried({ invite, source }: Arrival): { invite?: string; s?: SharedSource } {
  return { ...(invite !== null && { invite }), ...(source !== null && { s: source }) };
}
