import { readCompany } from "#lib/data/company/companies";
import type { Db } from "#lib/data/db";
import { readCompanyAccess } from "#lib/data/plans/company-access";
import { findResult } from "#lib/data/results/result-detail";
import { analysisPdf } from "#lib/documents/pdf/analysis";
import { transcriptPdf } from "#lib/documents/pdf/transcript";
import type { Seat } from "#lib/domain/company/team";
import { AppError } from "#lib/domain/core/errors";
import { lockOf } from "#lib/domain/plans/features";
import { type PdfType, pdfFileName } from "#lib/domain/results/pdf";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { readLogo } from "#lib/vendors/company-assets";

const MAKE = { analysis: analysisPdf, transcript: transcriptPdf } as const;

/**
 * One of an attempt's two documents, with the reader's own authority. `now` in milliseconds.
 * @throws AppError not_found if the attempt is not theirs, not open or gone; forbidden on a plan without PDFs
 */
export async function makePdf(
  db: Db,
  { ownerId, ...seat }: Seat & { ownerId: string },
  { attemptId, type, now }: { attemptId: string; type: PdfType; now: number },
): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [result, company] = await Promise.all([
    findResult(db, attemptId),
    readCompany(db, ownerId),
  ]);
  if (result === null || company === null) throw new AppError("not_found", RESPONSE_MISSING);
  const lock = lockOf(await readCompanyAccess(db, company.id), "pdf", seat);
  if (lock) throw new AppError("forbidden", lock);
  const { name, primaryColor: color, timeZone, logoPath } = company;
  const logo = logoPath === null ? null : await readLogo(db, ownerId, logoPath);
  const bytes = await MAKE[type]({ result, company: { name, color, timeZone }, logo, now });
  return { fileName: pdfFileName(result, type), bytes };
}
