import { cleaned } from "../text/cleaned.ts";
import { type CandidateDetails, trimmedDetails } from "./candidate.ts";

/** Details as they are stored: trimmed, and the name without what nobody sees, which the room leaves to the server. */
export function tidyDetails(details: CandidateDetails): CandidateDetails {
  return trimmedDetails({ ...details, name: cleaned(details.name) });
}
