/** The headers of a request for a page, by their names in small letters. */
type RequestHeaders = { get(name: string): string | null };

/**
 * Whether a request is a person who opens a link: a browser's own visit of a page. Programs that make the preview of a
 * link send none of these headers, and a reload says that it is one.
 */
export function isOpening(headers: RequestHeaders): boolean {
  return (
    headers.get("sec-fetch-dest") === "document" &&
    headers.get("sec-fetch-mode") === "navigate" &&
    headers.get("sec-purpose") === null &&
    headers.get("cache-control") !== "max-age=0"
  );
}
