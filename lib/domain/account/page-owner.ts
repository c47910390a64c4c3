/**
 * Names, with each request of a signed-in page, whom the page was made for, and behind a space the company that it is
 * about, if there is one. It grants nothing: it can only be refused.
 */
export const PAGE_OWNER_HEADER = "x-page-owner";

/** Whom a page was made for, as that header says it. */
export function pageOwner(userId: string, companyId: string | null): string {
  return companyId === null ? userId : `${userId} ${companyId}`;
}

/** Another person has signed in to the same browser since the page was opened. */
export const OTHER_OWNER =
  "Someone else signed in to this browser in another tab. Nothing was changed. Reload the page to use their account, or sign in again.";

/** They work in another of their companies since the page was opened. */
export const OTHER_COMPANY =
  "You changed to another company in another tab, or no longer belong to this one. Nothing was changed. Copy what you typed if you need it, then reload the page.";
