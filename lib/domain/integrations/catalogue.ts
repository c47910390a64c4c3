import { upperFirst } from "../text/words.ts";

/** One applicant tracking system (ATS) that can be connected. Its logo is its name in our own type: logos are theirs. */
export type AtsEntry = { id: string; name: string; category: "ATS API" };

/** The id at Knit, and the name as its maker writes it. */
const NAMES = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  bamboohr: "BambooHR",
  workable: "Workable",
  ashby: "Ashby",
  jobvite: "Jobvite",
  oracle: "Oracle",
  smartrecruiters: "SmartRecruiters",
  successfactors: "SuccessFactors",
  taleo: "Taleo",
  teamtailor: "Teamtailor",
  ukg: "UKG",
  cornerstone: "Cornerstone",
  cats: "CATS",
  fountain: "Fountain",
  hrcloud: "HR Cloud",
  pinpoint: "Pinpoint",
  breezy: "Breezy",
  applicantstack: "ApplicantStack",
  recruiterflow: "Recruiterflow",
  zoho: "Zoho",
  bullhorn: "Bullhorn",
  icims: "iCIMS",
  jobdiva: "JobDiva",
} as const;

/** Every ATS that we name, in the order in which they are shown. */
export const ATS_CATALOGUE: readonly AtsEntry[] = Object.entries(NAMES).map(([id, name]) => ({
  id,
  name,
  category: "ATS API",
}));

/** How many of them stand under 'Available Integrations'. */
export const SHOWN_ATS = 12;

/** What an ATS is called on screens; Knit knows more of them than we name. */
export function atsName(appId: string): string {
  const known = ATS_CATALOGUE.find(({ id }) => id === appId.toLowerCase());
  if (known) return known.name;
  return appId === "" ? "your ATS" : upperFirst(appId);
}

/** Keeps one document for each application: it gets the analysis. */
const KEEPS_ONE_DOCUMENT = ["zoho"];

/** Take no id of a candidate whom they have already: they want the whole person each time. */
const WANTS_WHOLE_CANDIDATE = ["workable", "breezy"];

/** Whether an ATS, by its id, has a limit of its own; ids may be longer ('zoho_recruit'). */
const isOneOf = (names: readonly string[], appId: string) =>
  names.some((name) => appId.toLowerCase().startsWith(name));

/** What an ATS can't take. */
export function atsLimits(appId: string): { oneDocument: boolean; wholeCandidate: boolean } {
  return {
    oneDocument: isOneOf(KEEPS_ONE_DOCUMENT, appId),
    wholeCandidate: isOneOf(WANTS_WHOLE_CANDIDATE, appId),
  };
}
