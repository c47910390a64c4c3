import { routes } from "../core/routes.ts";

/** The pages that come in two prerendered kinds: as they are, and with the samples of `claims.ts` or the letter. */
const WITH_SAMPLES: readonly string[] = [routes.home, routes.aboutUs];

/** Where the kind with samples stands, one page below the other. */
const SAMPLES = "/samples";

/**
 * By this header `next.config.mjs` knows that the kind with samples is to be shown ("samples"), or no page at all ("none").
 * Only the middleware sets it.
 */
export const KIND_HEADER = "x-page-kind";

/** The page that answers at an address. Null for the address of a kind itself, which nobody opens but its picture. */
export function pageShown(pathname: string, samples: boolean): string | null {
  if (pathname.includes("/opengraph-image")) return pathname;
  if (pathname === SAMPLES || pathname.startsWith(`${SAMPLES}/`)) return null;
  if (!samples || !WITH_SAMPLES.includes(pathname)) return pathname;
  return pathname === routes.home ? SAMPLES : SAMPLES + pathname;
}
