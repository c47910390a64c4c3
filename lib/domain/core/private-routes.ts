/** A candidate's mailed link to their private page after submitting. */
export function privatePath(token: string): string {
  return `/me/${token}`;
}

/** The page that it opens, to the browser where it was pressed. */
export function privatePagePath(attemptId: string): string {
  return `/me/answers/${attemptId}`;
}

/** What a candidate does on their private page, for its handlers: '' deletes everything. */
export function privateApiPath(
  attemptId: string,
  what: "" | "/data" | "/answers" | "/ask-again" | "/self-identification",
): string {
  return `/api/me/${attemptId}${what}`;
}

/** Where a candidate watches their own recording. */
export function privateMediaPath(attemptId: string, mediaId: string): string {
  return `/api/me/${attemptId}/media/${mediaId}`;
}

/** The same from the copy of their data, which is opened anywhere: no cookie goes along, so the link's token does. */
export function copiedMediaPath(attemptId: string, mediaId: string, token: string): string {
  return `${privateMediaPath(attemptId, mediaId)}?link=${token}`;
}
