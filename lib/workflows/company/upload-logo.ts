import type { Db, ServiceDb } from "#lib/data/db";
import { readAccessFor } from "#lib/data/plans/company-access";
import { drawLogo } from "#lib/documents/logo/draw";
import { AppError } from "#lib/domain/core/errors";
import { lockOf } from "#lib/domain/plans/features";
import { storeLogo } from "#lib/vendors/company-assets";

/**
 * Redraws a logo as PNG and stores it; the company takes it on when its form is saved with this name.
 * @param clients `service` writes the file: users may write none.
 * @throws AppError forbidden on a plan without branding; unsupported_media; vendor_failed.
 */
export async function uploadLogo(
  { db, service }: { db: Db; service: ServiceDb },
  ownerId: string,
  bytes: Uint8Array,
  now: number,
): Promise<{ logo: string }> {
  const lock = lockOf(await readAccessFor(db, ownerId), "branding");
  if (lock) throw new AppError("forbidden", lock);
  return { logo: await storeLogo(service, ownerId, await drawLogo(bytes, ownerId), now) };
}
