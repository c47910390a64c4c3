import type { Connection } from "@supabase/lite";

type PostgresError = { code: string; message: string; details: string | null; hint: string | null };

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

function postgresError(thrown: unknown): PostgresError | undefined {
  if (typeof thrown !== "object" || thrown === null || !("code" in thrown)) return undefined;
  const { code, message, detail, hint } = { message: "", detail: null, hint: null, ...thrown };
  // The properties of an Error are not enumerable, so its message is read by name.
  const words = thrown instanceof Error ? thrown.message : message;
  if (typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return { code, message: String(words), details: text(detail), hint: text(hint) };
}

/**
 * Lite answers errors that it does not know (check violations, `raise exception`, serialization failures) by
 * status 500 and the error as a string. Here that string becomes JSON, which `restError` reads back.
 */
export function mendErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    const normal = normalize(thrown);
    const known = postgresError(normal);
    if (known && typeof normal === "object" && normal !== null) {
      Object.assign(normal, { toString: () => JSON.stringify(known) });
    }
    return normal;
  };
}

function statusOf(code: string): number {
  if (code.startsWith("23") || code === "P0001") return 400;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (code.startsWith("53")) return 503;
  return 500;
}

/** The answer PostgREST gives for the same error, or undefined when the body is not one of Lite's unknowns. */
export function restError(body: string): { status: number; body: string } | undefined {
  try {
    const outer: { code?: unknown; message?: unknown } = JSON.parse(body);
    if (outer.code !== "SUP" || typeof outer.message !== "string") return undefined;
    const inner: PostgresError = JSON.parse(outer.message);
    return { status: statusOf(inner.code), body: JSON.stringify(inner) };
  } catch {
    return undefined;
  }
}
