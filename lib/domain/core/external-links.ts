import { routes } from "./routes.ts";

type Elsewhere = { booking: string; demo: string; social: string };

/**
 * The external address that one of our own addresses redirects to; null if its page is ours. Prerendered pages link
 * to ours, because they don't know the settings.
 */
export function externalAddress(pathname: string, links: Elsewhere): string | null {
  const addresses: Record<string, string> = {
    [routes.bookACall]: links.booking,
    [routes.demo]: links.demo,
    [routes.social]: links.social,
  };
  const address = addresses[pathname];
  return address === undefined || address.startsWith("/") ? null : address;
}
