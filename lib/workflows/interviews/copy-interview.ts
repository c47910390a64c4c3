import { readCompany } from "#lib/data/company/companies";
import { readInterview } from "#lib/data/interviews/interviews";
import { AppError } from "#lib/domain/core/errors";
import { CREATE_TEXTS, EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { copyTitle } from "#lib/domain/interviews/interview-edit";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { toRequest } from "#lib/domain/interviews/to-request";
import { createAtProvider, type Sender } from "./create-at-provider.ts";

/**
 * Makes another interview of the reader's company with the same questions and settings, but no deadline.
 * @param linkBase the candidate's address up to the key
 * @throws AppError `not_found`, and if the interview provider fails
 */
export async function copyInterview(
  sender: Sender,
  { from, to }: { from: string; to: string },
  linkBase: string,
): Promise<{ id: string; title: string }> {
  const [interview, company] = await Promise.all([
    readInterview(sender.db, from),
    readCompany(sender.db, sender.ownerId),
  ]);
  if (interview === null) throw new AppError("not_found", EDIT_TEXTS.missing);
  if (!company?.departmentKey) throw new AppError("not_found", CREATE_TEXTS.noCompany);
  const form = { ...interview, title: copyTitle(interview.title), deadline: "" };
  const wanted = { interviewId: to, departmentKey: null, timeZone: "UTC" };
  const request = interviewRequestSchema.parse(toRequest(form, wanted));
  const { departmentKey, provider } = company;
  const made = await createAtProvider(sender, { departmentKey, provider }, request, linkBase);
  return { id: made.id, title: made.title };
}
