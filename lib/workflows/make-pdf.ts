import { readAccess } from "../data/billing.ts";
import { readCompany } from "../data/companies.ts";
import type { Db } from "../data/db.ts";
import { findResult } from "../data/result-detail.ts";
import { analysisPdf } from "../documents/pdf/analysis.ts";
import { transcriptPdf } from "../documents/pdf/transcript.ts";
import { AppError } from "../domain/errors.ts";
import { mayExportPdf, PDF_LOCKED, type PdfType, pdfFileName } from "../domain/pdf.ts";
import { readLogo } from "../vendors/company-assets.ts";

const MAKE = { analysis: analysisPdf, transcript: transcriptPdf } as const;

/**
 * One of an attempt's two documents, with the reader's own authority (interviews spec §6, §7). `now` in
 * milliseconds.
 * @throws AppError not_found where the attempt is not theirs, not open or gone; forbidden below LAUNCH
 */
export async function makePdf(
  db: Db,
  ownerId: string,
  { attemptId, type, now }: { attemptId: string; type: PdfType; now: number },
): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [result, access, company] = await Promise.all([
    findResult(db, attemptId),
    readAccess(db, ownerId),
    readCompany(db, ownerId),
  ]);
  if (result === null || company === null)
    throw new AppError("not_found", "This response is not here.");
  if (!mayExportPdf(access)) throw new AppError("forbidden", PDF_LOCKED);
  const { name, primaryColour: colour, timeZone, logoPath } = company;
  const logo = logoPath === null ? null : await readLogo(db, ownerId, logoPath);
  const bytes = await MAKE[type]({ result, company: { name, colour, timeZone }, logo, now });
  return { fileName: pdfFileName(result, type), bytes };
}
