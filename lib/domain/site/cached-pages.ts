import { routes } from "../core/routes.ts";
import { requestedPage } from "./blog.ts";

/** Where the pages of the blog's list stand; `next.config.mjs` leads to them from `/blog` and `/blog?page=2`. */
const LISTS = `${routes.blog}/page/`;

/** By this header `next.config.mjs` knows that no page is to be shown. Only the middleware sets it. */
export const MISSING_HEADER = "x-page-missing";

/** Whether a page is made when it is asked for and then kept for some seconds, the same for everybody. */
export function isCachedPage(pathname: string): boolean {
  const { blog, industries } = routes;
  return pathname === blog || [blog, industries].some((root) => pathname.startsWith(`${root}/`));
}

/**
 * Where a kept page is, for an address that Next would rewrite to it though it is written otherwise ('/Blog'): there it would
 * be drawn for each visitor, and kept by proxies all the same. Null for any other address.
 */
export function keptAddress(pathname: string): string | null {
  const usual = pathname.replace(/^\/[^/]*/, (root) => root.toLowerCase());
  return usual !== pathname && isCachedPage(usual) ? usual : null;
}

/** Whether an address has no page of the blog's list: one that is no number, or the place that only a rewrite opens. */
export function isMissingListPage(pathname: string, asked: URLSearchParams): boolean {
  if (pathname.startsWith(LISTS)) return true;
  const pages = asked.getAll("page");
  return pathname === routes.blog && requestedPage(pages.length > 1 ? pages : pages[0]) === null;
}
