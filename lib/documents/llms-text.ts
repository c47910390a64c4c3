import { TRIAL_DAYS } from "#lib/domain/plans/billing";
import { listCap, monthlyPrice, OFFERED_PLANS, planName } from "#lib/domain/plans/plans";
import { LANGUAGES } from "#lib/domain/text/languages";

/** The site in short, as llmstxt.org has it: what it is, the facts people ask for, and every page with its address. */
export function llmsText(origin: string, pages: readonly { path: string; name: string }[]): string {
  const plans = OFFERED_PLANS.map(
    (plan) =>
      `- ${planName(plan)}: $${monthlyPrice(plan, "monthly")} a month, or $${monthlyPrice(plan, "yearly")} a month billed yearly; ${listCap(plan)} candidates a month`,
  );
  return [
    "# Rolecall",
    "",
    "> AI interviews for service businesses such as cleaning, HVAC, restaurant, and staffing companies. The owner writes a few questions and shares one link, applicants answer on their phone by video or text, and a ranked shortlist comes back with quotes beside the scores.",
    "",
    "- Scores are suggestions from the words of an answer, never from a face, a voice, or an accent. A person at the company decides.",
    "- Candidates need no account and no app. They read what is recorded and how it is scored before they agree, may refuse AI, and may delete everything.",
    `- The room where candidates answer is in ${LANGUAGES.length} languages: ${LANGUAGES.map(({ name }) => name).join(", ")}. The built-in rules score English and Spanish.`,
    "",
    "## Plans",
    "",
    ...plans,
    `- Each begins with a free trial of ${TRIAL_DAYS} days, with every feature. Custom prices by agreement.`,
    "",
    "## Pages",
    "",
    ...pages.map(({ path, name }) => `- [${name}](${origin}${path})`),
    "",
  ].join("\n");
}
