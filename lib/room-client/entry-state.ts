import type { CandidateDetails } from "#lib/domain/room/candidate";
import type { Consent } from "#lib/domain/room/consent";
import type { Opening } from "#lib/domain/room/room";
import type { Returning } from "./transport.ts";

/** The screens before an attempt, between which the browser's Back goes. */
const ENTRY_SCREENS = ["resume", "submitted", "welcome", "consent", "details"] as const;

export type EntryStep =
  | (typeof ENTRY_SCREENS)[number]
  | "opening"
  | "occupied"
  | "attempt"
  | "withdrawn";

/** Who opens the link, and where they are before and after their attempt. */
export type EntryState = {
  step: EntryStep;
  /** Whether somebody pressed something: the next screen takes the focus. */
  moved: boolean;
  /** Who has just begun is the person of this browser; another tab may still show the one before. */
  began: boolean;
  /** Who began in this browser earlier. */
  returning: Returning | null;
  consent: Consent | null;
  /** The version of the notice that was agreed to, and what was typed: kept for whoever looks at the notice once more. */
  agreed: string | undefined;
  details: CandidateDetails;
};

type EntryAction =
  /** The candidate pressed a button that leads to a screen. */
  | { kind: "moved"; to: EntryStep }
  /** The page found out what its first screen is. */
  | { kind: "opened"; to: EntryStep }
  /** A browser that lost its cookie still knows who began here. */
  | { kind: "found"; returning: Returning }
  | { kind: "consented"; consent: Consent }
  | { kind: "typed"; details: CandidateDetails }
  | { kind: "began" };

const NOBODY: CandidateDetails = { name: "", email: "", phone: "" };

/** The state in which a link opens; on a shared device the server's word on who began here is asked once more. */
export function firstEntry(
  { step, consent }: Pick<Opening, "step" | "consent">,
  returning: Returning | null,
  shared: boolean,
): EntryState {
  const agreed = consent?.noticeVersion;
  const state = { consent, agreed, details: NOBODY, returning, moved: false, began: false };
  if (returning === null) return at(step, { ...state, step });
  return { ...state, step: shared ? "opening" : stepOf(returning) };
}

/** The entry after something happened. */
export function entryReducer(state: EntryState, happened: EntryAction): EntryState {
  switch (happened.kind) {
    case "moved":
      return at(happened.to, { ...state, moved: true });
    case "opened":
      return at(happened.to, state);
    case "found": {
      const { returning } = happened;
      return {
        ...state,
        returning,
        step: state.step === "attempt" ? "attempt" : stepOf(returning),
      };
    }
    case "consented": {
      const { consent } = happened;
      return { ...state, consent, agreed: consent.noticeVersion, step: "details", moved: true };
    }
    case "typed":
      return { ...state, details: happened.details };
    case "began":
      return at("attempt", { ...state, began: true, moved: true });
  }
}

const stepOf = ({ submittedAt }: Returning): EntryStep =>
  submittedAt === null ? "opening" : "submitted";

/** What was typed and agreed to is for nobody who comes afterwards. */
function at(step: EntryStep, state: EntryState): EntryState {
  if (step !== "welcome" && step !== "attempt") return { ...state, step };
  return { ...state, step, details: NOBODY, agreed: undefined };
}

/** Whether the browser's Back may lead to or from this step; what was begun is not begun again. */
export function isEntryScreen(step: EntryStep): boolean {
  return ENTRY_SCREENS.some((screen) => screen === step);
}
