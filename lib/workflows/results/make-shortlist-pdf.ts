import { readCompany } from "#lib/data/company/companies";
import type { Db } from "#lib/data/db";
import { readCompanyAccess } from "#lib/data/plans/company-access";
import { readShared } from "#lib/data/results/shortlist-links";
import { findShortlist } from "#lib/data/results/shortlists";
import { shortlistPdf } from "#lib/documents/pdf/shortlist";
import type { Seat } from "#lib/domain/company/team";
import { AppError } from "#lib/domain/core/errors";
import { lockOf } from "#lib/domain/plans/features";
import { shortlistFileName } from "#lib/domain/results/pdf";
import { partsShown, SHORTLIST_MISSING, type SharedPart } from "#lib/domain/results/shortlist";
import { readLogo } from "#lib/vendors/company-assets";
import { readPeople } from "./read-shared.ts";

type Wanted = { shortlistId: string; shows: SharedPart[]; outside: boolean; now: number };

const NOBODY = "Nobody on this shortlist can be printed for clients or partners.";

/**
 * A shortlist on paper with what was chosen, with the reader's own authority. `now` in milliseconds.
 * @throws AppError not_found if the list is not theirs; forbidden on a plan without PDFs; conflict if nobody can be on it
 */
export async function makeShortlistPdf(
  db: Db,
  { ownerId, ...seat }: Seat & { ownerId: string },
  { shortlistId, shows, outside, now }: Wanted,
): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [list, company] = await Promise.all([
    findShortlist(db, shortlistId),
    readCompany(db, ownerId),
  ]);
  if (list === null || company === null) throw new AppError("not_found", SHORTLIST_MISSING);
  const lock = lockOf(await readCompanyAccess(db, company.id), "pdf", seat);
  if (lock) throw new AppError("forbidden", lock);
  const listed = list.people.filter(({ inside }) => !outside || !inside);
  if (listed.length === 0) throw new AppError("conflict", NOBODY);
  const shared = { shows: partsShown(shows), questionIds: null };
  const known = await readShared(
    db,
    listed.map(({ id }) => id),
  );
  const people = await readPeople(db, listed, shared, known);
  const { name, primaryColor: color, timeZone, logoPath } = company;
  const logo = logoPath === null ? null : await readLogo(db, ownerId, logoPath);
  const bytes = await shortlistPdf({
    name: list.name,
    people,
    company: { name, color, timeZone },
    logo,
    now,
  });
  return { fileName: shortlistFileName(list.name), bytes };
}
