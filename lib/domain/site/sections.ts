import { routes } from "../core/routes.ts";

/** The parts of the landing page that links lead to, by their ids. */
export const SECTIONS = {
  howItWorks: "howitworks",
  features: "features",
  pricing: "pricing",
  industries: "industries",
  demo: "demo",
} as const;

export type Section = (typeof SECTIONS)[keyof typeof SECTIONS];

/** Where a visitor answers a question on the landing page itself. */
export const TRY_PLACE = "try";

/** What stands for the landing page's top among the sections. */
export const TOP = "top";

/** The address of a section, which also works without a script. */
export function sectionPath(section: Section): string {
  return `${routes.home}#${section}`;
}

/** Milliseconds before a section is looked for on a page that is just opening, and between the next looks. */
export const FIND_SECTION = { first: 100, again: 500, times: 20 } as const;

/** Pixels from the top of the page within which the bar never hides. */
const NEAR_TOP = 80;

/** Scrolling less than this neither hides nor shows the bar. */
export const SCROLL_JITTER = 4;

/** Whether the bar is out of the way after the page moved from one place to another. */
export function isHeaderHidden(hidden: boolean, from: number, to: number): boolean {
  if (to <= NEAR_TOP) return false;
  return Math.abs(to - from) < SCROLL_JITTER ? hidden : to > from;
}
