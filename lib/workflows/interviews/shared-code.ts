import { readCompany } from "#lib/data/company/companies";
import type { Db } from "#lib/data/db";
import { readInterview } from "#lib/data/interviews/interviews";
import { AppError } from "#lib/domain/core/errors";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { type ShareLanguage, shareMessage } from "#lib/domain/interviews/share-words";
import { sharedLink } from "#lib/domain/interviews/shared-link";
import { textMessage } from "#lib/domain/results/contact";

/**
 * What an interview's QR code says: its link or, with a language, the text message about it, which the owner's phone opens.
 * @throws AppError `not_found`
 */
export async function sharedCode(
  db: Db,
  ownerId: string,
  { interviewId, text }: { interviewId: string; text: ShareLanguage | undefined },
): Promise<string> {
  const [interview, company] = await Promise.all([
    readInterview(db, interviewId),
    text && readCompany(db, ownerId),
  ]);
  if (interview === null || company === null) throw new AppError("not_found", EDIT_TEXTS.missing);
  const { title: job, hourlyRate: pay, language, translations, link } = interview;
  if (!text || !company) return sharedLink(link, "qr");
  const facts = { company: company.name, job, language, translations, pay, place: "" };
  return textMessage("", shareMessage(facts, sharedLink(link, "text"), text));
}
