import { firstOf, type PageQuery } from "../core/page-query.ts";
import { isUuid } from "../core/uuid.ts";
import type { LanguageCode } from "../text/languages.ts";

/** How many of the newest interviews the dashboard lists. */
export const RECENT_INTERVIEWS = 3;

/** How many of them the funnel can be asked of. */
export const FUNNEL_INTERVIEWS = 100;

export type RecentInterview = {
  id: string;
  title: string;
  createdAt: string;
  deadline: string | null;
  closedAt: string | null;
  language: LanguageCode;
};

/** The interview whose funnel an address asks for; null for all of them. */
export function requestedInterview(params: PageQuery): string | null {
  const asked = firstOf(params.interview) ?? "";
  return isUuid(asked) ? asked : null;
}

/** 'Welcome, Marta' on the first visit, 'Welcome back, Marta' on every other. */
export function greeting(firstVisit: boolean, firstName = ""): string {
  const words = firstVisit ? "Welcome" : "Welcome back";
  return firstName === "" ? words : `${words}, ${firstName}`;
}

/** What the dashboard's figures are of: a company, or some of its interviews. */
export function hiringAt(company: string, isLimited: boolean): string {
  return `Here's how hiring is going at ${company}${isLimited ? ", in the interviews shared with you" : ""}.`;
}
