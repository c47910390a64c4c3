type Fields = Record<string, string | number | boolean | null | undefined>;

/** One line of JSON on stderr. Never pass a person's words, address or a token. */
export function log(level: "info" | "warn" | "error", message: string, fields: Fields = {}): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }));
}

/** What an error says to us: its chain of messages, without the person's data that a stack may carry. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : ` < ${describeError(error.cause)}`;
  return `${error.name}: ${error.message}${cause}`;
}
