import type { SupabaseClient } from "@supabase/supabase-js";
import { isLogoOf, LOGO_FAILED, logoName, smallLogoName } from "#lib/domain/company/logo";
import { AppError } from "#lib/domain/core/errors";
import type { ServiceClient } from "./supabase.ts";

const BUCKET = "company-assets";

/**
 * Stores a logo's two sizes under a name of their own and answers it.
 * @throws AppError vendor_failed
 */
export async function storeLogo<Schema>(
  service: ServiceClient<Schema>,
  ownerId: string,
  { large, small }: { large: Uint8Array; small: Uint8Array },
  now: number,
): Promise<string> {
  const name = logoName(ownerId, now);
  const options = { contentType: "image/png", cacheControl: "3600", upsert: true };
  const files = service.storage.from(BUCKET);
  // The small one first: a form takes the name only of a large one that is there.
  for (const [path, png] of [
    [smallLogoName(name), small],
    [name, large],
  ] as const) {
    const { error } = await files.upload(path, png, options);
    if (error) throw new AppError("vendor_failed", LOGO_FAILED, { cause: error });
  }
  return name;
}

/** The names of an owner's stored logos, in both sizes. @throws AppError vendor_failed */
async function logosOf<Schema>(service: ServiceClient<Schema>, ownerId: string): Promise<string[]> {
  const options = { search: `${ownerId}-logo-`, limit: 1000 };
  const { data, error } = await service.storage.from(BUCKET).list("", options);
  if (error) throw new AppError("vendor_failed", "Logos could not be read.", { cause: error });
  return data
    .map(({ name }) => name)
    .filter((name) => isLogoOf(ownerId, name.replace(/-small\.png$/, ".png")));
}

/** Whether a name is that of a stored logo of this owner. @throws AppError vendor_failed */
export async function hasLogo<Schema>(
  service: ServiceClient<Schema>,
  ownerId: string,
  name: string,
): Promise<boolean> {
  return (await logosOf(service, ownerId)).includes(name);
}

/** Removes every logo of an owner but the one that is kept. @throws AppError vendor_failed */
export async function removeLogos<Schema>(
  service: ServiceClient<Schema>,
  ownerId: string,
  kept: string | null,
): Promise<void> {
  const keeps = kept === null ? [] : [kept, smallLogoName(kept)];
  const old = (await logosOf(service, ownerId)).filter((name) => !keeps.includes(name));
  if (old.length === 0) return;
  const removed = await service.storage.from(BUCKET).remove(old);
  if (removed.error) {
    throw new AppError("vendor_failed", "Old logos could not be removed.", {
      cause: removed.error,
    });
  }
}

const PNG = "\x89PNG";
const LOGO_MS = 3000;

/** The picture of an owner's logo as everybody reads it; null if there is none, or it can't be read now. */
export async function readLogo<Schema>(
  client: SupabaseClient<Schema>,
  ownerId: string,
  name: string,
): Promise<Uint8Array | null> {
  if (!isLogoOf(ownerId, name)) return null;
  const { publicUrl } = client.storage.from(BUCKET).getPublicUrl(name).data;
  try {
    const answer = await fetch(publicUrl, { signal: AbortSignal.timeout(LOGO_MS) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return answer.ok && bytes.toString("latin1", 0, 4) === PNG ? bytes : null;
  } catch {
    // A document without its picture is better than none.
    return null;
  }
}
