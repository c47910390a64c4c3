/** One piece of a rich text: a block of words, a picture, or something that we don't know. */
export type Block = { readonly _type: string; readonly [field: string]: unknown };

/** An article as a list shows it. */
export type PostSummary = {
  id: string;
  title: string;
  slug: string;
  /** ISO; null if the article has none. */
  publishedAt: string | null;
  description: string;
  categoryTitle: string | null;
  author: string;
  /** The picture's address. */
  image: string | null;
  featured: boolean;
  bodyText: string;
};

export type Post = PostSummary & { imageAlt: string; body: readonly Block[] };

export const ARTICLES_NOT_LOADED = "The articles can't be loaded right now. Try again soon.";

const FIRST_PAGE = 7;
const LATER_PAGE = 6;
const WORDS_PER_MINUTE = 180;

/** How many pages a number of articles fills: seven on the first, six on each later one. */
export function pageCount(total: number): number {
  return total <= FIRST_PAGE ? 1 : 1 + Math.ceil((total - FIRST_PAGE) / LATER_PAGE);
}

/** The articles of a page, counted from 0, as places in the ordered list: `from` belongs to it, `to` doesn't. */
export function pageRange(page: number): { from: number; to: number } {
  const from = page === 0 ? 0 : FIRST_PAGE + LATER_PAGE * (page - 1);
  return { from, to: from + (page === 0 ? FIRST_PAGE : LATER_PAGE) };
}

/** The page that an address asks for, counted from 0; null for what is no page at all. */
export function requestedPage(value: string | string[] | undefined): number | null {
  if (value === undefined) return 0;
  return typeof value === "string" && /^[1-9]\d{0,3}$/.test(value) ? Number(value) - 1 : null;
}

/** The first featured article, or the first of all, and the others in their order. */
export function splitFeatured<T extends { featured: boolean }>(
  posts: readonly T[],
): { featured: T | undefined; rest: T[] } {
  const featured = posts.find((post) => post.featured) ?? posts[0];
  return { featured, rest: posts.filter((post) => post !== featured) };
}

/** '4 min read'; five if there is nothing to count. */
export function readingTime(bodyText: string): string {
  const words = bodyText.split(/\s+/).filter(Boolean).length;
  const minutes = words === 0 ? 5 : Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return `${minutes} min read`;
}

const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** 'November 23, 2026', or nothing for what is no date. */
export function longDate(iso: string | null): string {
  const date = new Date(iso ?? "");
  return Number.isNaN(date.getTime()) ? "" : LONG_DATE.format(date);
}

/** An address that a reader may follow: the web, a mail, a phone number, or one of our own. */
export function safeHref(href: unknown): string | null {
  if (typeof href !== "string") return null;
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(href) ? href : null;
}

/** The address of a picture no wider than needed, by the parameters of the content service's image server. */
export function sizedImage(address: string, width: number, height?: number): string {
  const url = new URL(address);
  url.searchParams.set("w", String(width));
  if (height !== undefined) {
    url.searchParams.set("h", String(height));
    url.searchParams.set("fit", "crop");
  }
  url.searchParams.set("auto", "format");
  return url.href;
}
