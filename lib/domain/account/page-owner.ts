/** Names, with each request of a signed-in page, whom the page was made for. It grants nothing: it can only be refused. */
export const PAGE_OWNER_HEADER = "x-page-owner";

/** Another person has signed in to the same browser since the page was opened. */
export const OTHER_OWNER =
  "Someone else signed in to this browser in another tab. Nothing was changed. Reload the page to use their account, or sign in again.";
