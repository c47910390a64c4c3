/** The page where a mailed link stops mails like it, in the mail's language. */
export function unsubscribePath(token: string, language: string): string {
  return `/unsubscribe/${token}?language=${language}`;
}

/** The handler that does it: called by that page's button, or by a mail program with one POST. */
export function unsubscribeApiPath(token: string, language?: string): string {
  return `/api/mail/unsubscribe/${token}${language === undefined ? "" : `?language=${language}`}`;
}

/** How the reader of a mail stops mails like it; undefined if nobody can choose. */
export function optOutOf(
  { stopToken }: { stopToken: string | null },
  appUrl: string,
  language: string,
): { page: string; oneClick: string } | undefined {
  if (stopToken === null) return undefined;
  return {
    page: appUrl + unsubscribePath(stopToken, language),
    oneClick: appUrl + unsubscribeApiPath(stopToken, language),
  };
}
