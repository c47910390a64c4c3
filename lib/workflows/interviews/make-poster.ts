import { readCompany } from "#lib/data/company/companies";
import type { Db } from "#lib/data/db";
import { readInterview } from "#lib/data/interviews/interviews";
import { readCompanyAccess } from "#lib/data/plans/company-access";
import { posterPdf } from "#lib/documents/pdf/poster";
import { shownBranding } from "#lib/domain/company/company";
import { AppError } from "#lib/domain/core/errors";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { type PosterPaper, posterFileName } from "#lib/domain/interviews/poster";
import { payIn, titleIn } from "#lib/domain/interviews/translations";
import { estimatedMinutes } from "#lib/domain/room/room";
import { toRoomQuestion } from "#lib/domain/room/room-interview";
import type { LanguageCode } from "#lib/domain/text/languages";
import { readLogo } from "#lib/vendors/company-assets";

/**
 * A page with the interview's link for a shop window, in the company's look as candidates see it. `now` in milliseconds.
 * @throws AppError `not_found`
 */
export async function makePoster(
  db: Db,
  ownerId: string,
  wanted: { interviewId: string; paper: PosterPaper; language: LanguageCode; now: number },
): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [interview, company] = await Promise.all([
    readInterview(db, wanted.interviewId),
    readCompany(db, ownerId),
  ]);
  if (interview === null || company === null) throw new AppError("not_found", EDIT_TEXTS.missing);
  const { name, timeZone, logoPath } = company;
  const { primaryColor: color, logoUrl } = shownBranding(
    company,
    await readCompanyAccess(db, company.id),
  );
  const logo = logoUrl && logoPath ? await readLogo(db, ownerId, logoPath) : null;
  const bytes = await posterPdf({
    ...wanted,
    company: { name, color, timeZone },
    job: titleIn(interview, wanted.language),
    pay: payIn({ ...interview, pay: interview.hourlyRate }, wanted.language) || null,
    link: interview.link,
    minutes: estimatedMinutes(
      interview.questions.map((question) => toRoomQuestion(question, wanted.language)),
    ),
    deadline: interview.deadline,
    logo,
  });
  return { fileName: posterFileName(interview.title), bytes };
}
