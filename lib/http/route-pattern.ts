type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

function names(segment: string | undefined, value: string): boolean {
  return segment === value || segment === encodeURIComponent(value);
}

/**
 * The route pattern of a request, written as its folder under app/: `/api/attempts/[attemptId]/notes`. For the log,
 * which never contains the values in an address.
 */
export function routePattern(pathname: string, params: Params): string {
  const segments = pathname.split("/");
  for (const [name, value] of Object.entries(params).toReversed()) {
    const values = value === undefined ? [] : [value].flat();
    if (values.length === 0) continue;
    // From the end: a fixed part of an address that a value repeats then still hides the value.
    let start = segments.length - values.length;
    while (start > 0 && !values.every((part, index) => names(segments[start + index], part)))
      start--;
    if (start <= 0) return "unknown";
    segments.splice(start, values.length, typeof value === "string" ? `[${name}]` : `[...${name}]`);
  }
  return segments.join("/");
}
