import { readCompany } from "#lib/data/company/companies";
import { AppError } from "#lib/domain/core/errors";
import { deadlineProblem } from "#lib/domain/interviews/deadline";
import { CREATE_TEXTS } from "#lib/domain/interviews/interview";
import type { InterviewCreated, InterviewRequest } from "#lib/domain/interviews/interview-request";
import { createAtProvider, type Sender } from "./create-at-provider.ts";

/**
 * Creates an interview for the sender's own company.
 * @param linkBase the candidate's address up to the key
 * @throws AppError if the sender named somebody else, has no company key, or chose a deadline that has passed, and
 *   if the interview provider fails
 */
export async function createInterview(
  sender: Sender,
  request: InterviewRequest,
  linkBase: string,
): Promise<InterviewCreated> {
  if (request.user_id !== undefined && request.user_id !== sender.userId) {
    throw new AppError("forbidden", "You can only create interviews for your own account.");
  }
  const company = await readCompany(sender.db, sender.ownerId);
  if (!company?.departmentKey) throw new AppError("not_found", CREATE_TEXTS.noCompany);
  if (request.department && request.department !== company.departmentKey) {
    throw new AppError("forbidden", "You can only create interviews for your own company.");
  }
  const { deadline } = request.settings;
  const late = deadlineProblem(deadline ? new Date(deadline) : null, new Date());
  if (late) throw new AppError("invalid_input", late, { fields: { deadline: late } });

  const { departmentKey, provider } = company;
  const made = await createAtProvider(sender, { departmentKey, provider }, request, linkBase);
  return {
    id: made.id,
    key: made.key,
    invite_link: made.link,
    settings: {
      show_hints_and_tips: made.showHints,
      show_availability_calendar: made.showAvailability,
    },
  };
}
