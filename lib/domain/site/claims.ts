import { METRICS } from "../evaluation/metrics.ts";
import { TRIAL_DAYS } from "../plans/billing.ts";
import { LANGUAGES } from "../text/languages.ts";

/**
 * Everything that the public site claims in numbers or in somebody's name. What has no source is a sample: it is
 * shown only if the setting MARKETING_SAMPLES is on, and says that it is a sample.
 */
type Claim = {
  value: string;
  label: string;
  /** Where it can be checked; null makes it a sample. */
  source: string | null;
};

/** The hours of the hero are an example that anybody can work out again. */
export const HOURS = { applicants: 20, minutesEach: 45, saved: (20 * 45) / 60 } as const;

export const CLAIMS: readonly Claim[] = [
  { value: "150+", label: "service businesses on board", source: null },
  { value: "87%", label: "lower cost of screening", source: null },
  { value: "5x", label: "faster from job post to hire", source: null },
  { value: "15+ hours", label: "saved for each hire", source: null },
];

export const FACTS: readonly Claim[] = [
  {
    value: `${TRIAL_DAYS} days`,
    label: "to try every feature, free",
    source: "lib/domain/plans/billing.ts",
  },
  {
    value: String(LANGUAGES.length),
    label: "languages for candidates",
    source: "lib/domain/text/languages.ts",
  },
  {
    value: String(METRICS.length),
    label: "metrics, each with its reasons",
    source: "lib/domain/evaluation/metrics.ts",
  },
  { value: "24/7", label: "one link, open when they are", source: "docs/rules/room.md" },
];

type Testimonial = {
  name: string;
  role: string;
  company: string;
  quote: string;
  /** A page to come; nothing links to it yet. */
  caseStudyUrl: string;
};

/** Samples, all of them: no customer has said this. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: "Dana M.",
    role: "Owner",
    company: "A cleaning franchise",
    quote:
      "We put the link in the job post on Friday. On Monday I watched four people and called two of them.",
    caseStudyUrl: "/case-studies/cleaning-franchise",
  },
  {
    name: "Luis R.",
    role: "Operations manager",
    company: "A restaurant group",
    quote:
      "Nobody picks up the phone at lunch rush. Now people answer on their own time and I read it after close.",
    caseStudyUrl: "/case-studies/restaurant-group",
  },
  {
    name: "Priya S.",
    role: "Branch lead",
    company: "A staffing agency",
    quote:
      "My clients ask why I sent somebody. I send the quote behind the score and the question is settled.",
    caseStudyUrl: "/case-studies/staffing-agency",
  },
];

/** Where the price list's hours come from: anybody can work them out from the candidates that a plan includes. */
export const SAVED_HOURS_NOTE = `We count ${HOURS.minutesEach} minutes saved for each phone screen you don't have to do.`;
