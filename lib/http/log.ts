import { redacted } from "#lib/domain/text/redact";

type Fields = Record<string, string | number | boolean | null | undefined>;

/** Made by us or by the proxy in front; nginx's have the shape of a token, and would be taken out as one. */
const IDS = new Set(["requestId"]);

/**
 * One line of JSON for each event. Never pass a person's words, address or a token: what looks like one in a text is
 * taken out even so, as the words of an error may quote anything.
 */
export function log(level: "info" | "warn" | "error", message: string, fields: Fields = {}): void {
  const shown = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" && !IDS.has(name) ? redacted(value) : value,
  ]);
  console[level](
    JSON.stringify({
      time: new Date().toISOString(),
      level,
      message: redacted(message),
      ...Object.fromEntries(shown),
    }),
  );
}

/** What an error says to us: its chain of messages, without the person's data that a stack may carry. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "an error that is none";
  const cause = error.cause === undefined ? "" : ` < ${describeError(error.cause)}`;
  return `${error.name}: ${error.message}${cause}`;
}
