import type { Db } from "#lib/data/db";
import { type Packed, zipped } from "#lib/documents/zip";
import { AppError } from "#lib/domain/core/errors";
import type { PdfType } from "#lib/domain/results/pdf";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { makePdf } from "./make-pdf.ts";

type Wanted = { attemptIds: readonly string[]; type: PdfType; now: number };

/**
 * A PDF of each attempt as one archive, one drawn after the other as the reader goes on. Who is gone by then is left out.
 * @throws AppError `not_found` if all are gone, else as `makePdf` does if the first can't be made
 */
export async function zipPdfs(
  db: Db,
  reader: Parameters<typeof makePdf>[1],
  { attemptIds, type, now }: Wanted,
) {
  async function* drawn(): AsyncGenerator<Packed> {
    for (const attemptId of attemptIds) {
      const made = await makePdf(db, reader, { attemptId, type, now }).catch(unlessGone);
      if (made) yield { name: made.fileName, bytes: made.bytes };
    }
  }
  const files = drawn();
  const begun = await files.next();
  if (begun.done) throw new AppError("not_found", RESPONSE_MISSING);
  async function* all(): AsyncGenerator<Packed> {
    yield begun.value;
    yield* files;
  }
  return zipped(all());
}

function unlessGone(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}
