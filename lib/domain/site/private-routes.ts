/** A candidate's private page after submitting. */
export function privatePath(token: string): string {
  return `/me/${token}`;
}

/** What a candidate does on their private page, for its handlers: '' deletes everything. */
export function privateApiPath(
  token: string,
  what: "" | "/data" | "/answers" | "/self-identification",
): string {
  return `/api/me/${token}${what}`;
}

/** Where a candidate watches their own recording. */
export function privateMediaPath(token: string, mediaId: string): string {
  return `/api/me/${token}/media/${mediaId}`;
}
