type Cookie = { name: string; value: string };

/** How long a browser that still has cookies from before they had prefixes is known by them: as long as a session lives. */
const OLD_NAMES_UNTIL = Date.UTC(2028, 0, 1);

const PREFIX = /^__(?:Host|Secure)-/;

/**
 * The name that a cookie of ours is sent under. If the site runs on https, it has a prefix, so that browsers accept it
 * only from this host over https: `__Host-` for the whole site, `__Secure-` below a path.
 */
export function prefixedCookieName(name: string, appUrl: string, path = "/"): string {
  if (!appUrl.startsWith("https:")) return name;
  return (path === "/" ? "__Host-" : "__Secure-") + name;
}

/**
 * A request's cookies by our own names. Over https, a cookie without a prefix counts only if no cookie of that name (or
 * of its numbered parts) has one, and only until the last session with old names is over.
 */
export function ownCookies(sent: readonly Cookie[], appUrl: string, now: Date): Cookie[] {
  if (!appUrl.startsWith("https:")) return [...sent];
  const prefixed = sent
    .filter(({ name }) => PREFIX.test(name))
    .map(({ name, value }) => ({ name: name.replace(PREFIX, ""), value }));
  if (now.getTime() >= OLD_NAMES_UNTIL) return prefixed;
  const known = new Set(prefixed.map(({ name }) => whole(name)));
  return [...prefixed, ...sent.filter(({ name }) => !PREFIX.test(name) && !known.has(whole(name)))];
}

/** A name without the number of its part. */
function whole(name: string): string {
  return name.replace(/\.\d+$/, "");
}
