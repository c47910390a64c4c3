/**
 * Names, with each request of a signed-in page, whom the page was made for, and behind a space the company that it is
 * about, if there is one. It grants nothing: it can only be refused.
 */
export const PAGE_OWNER_HEADER = "x-page-owner";

/** The same in the address of a file, whose request a page doesn't write. */
export const PAGE_OWNER_PARAM = "page-owner";

/** Whom a page was made for, as those say it. */
export function pageOwner(userId: string, companyId: string | null): string {
  return companyId === null ? userId : `${userId} ${companyId}`;
}

/** Where a page of theirs reads a file of ours; null if the page was made for nobody. */
export function fileAddress(path: string, owner: string | null): string {
  if (owner === null) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [PAGE_OWNER_PARAM]: owner })}`;
}

/** Another person has signed in to the same browser since the page was opened. */
export const OTHER_OWNER =
  "Someone else signed in to this browser in another tab. Nothing was changed. Reload the page to use their account, or sign in again.";

/** They work in another of their companies since the page was opened. */
export const OTHER_COMPANY =
  "You changed to another company in another tab, or no longer belong to this one. Nothing was changed. Copy what you typed if you need it, then reload the page.";
