import { routes } from "./routes.ts";

/** The pages that come in two prerendered kinds: as they are, and with the samples of `claims.ts` or the letter. */
const WITH_SAMPLES: Readonly<Record<string, string>> = {
  [routes.home]: "/samples",
  [routes.aboutUs]: "/samples/about-us",
};

/** The page that answers at an address. Null for the address of a kind itself, which nobody opens. */
export function pageShown(pathname: string, samples: boolean): string | null {
  const [page = "/"] = /^\/.*[^/]/.exec(pathname) ?? [];
  if (Object.values(WITH_SAMPLES).includes(page)) return null;
  return (samples ? WITH_SAMPLES[page] : undefined) ?? pathname;
}
