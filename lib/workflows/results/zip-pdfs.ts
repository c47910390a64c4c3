import type { Db } from "#lib/data/db";
import { type Packed, zipped } from "#lib/documents/zip";
import { AppError } from "#lib/domain/core/errors";
import type { PdfType } from "#lib/domain/results/pdf";
import { makePdf } from "./make-pdf.ts";

type Wanted = { attemptIds: readonly string[]; type: PdfType; now: number };

/**
 * A PDF of each attempt as one archive, one drawn after the other as the reader goes on. Who is gone by then is left out.
 * @throws AppError as `makePdf` does, if the first can't be made
 */
export async function zipPdfs(db: Db, ownerId: string, { attemptIds, type, now }: Wanted) {
  const [first = "", ...others] = attemptIds;
  const begun = await makePdf(db, ownerId, { attemptId: first, type, now });
  async function* files(): AsyncGenerator<Packed> {
    yield { name: begun.fileName, bytes: begun.bytes };
    for (const attemptId of others) {
      const made = await makePdf(db, ownerId, { attemptId, type, now }).catch(unlessGone);
      if (made) yield { name: made.fileName, bytes: made.bytes };
    }
  }
  return zipped(files());
}

function unlessGone(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}
