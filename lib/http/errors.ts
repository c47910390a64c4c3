import type { ErrorCode } from "#lib/domain/core/error-codes";
import { AppError } from "#lib/domain/core/errors";
import { describeError, log } from "./log.ts";

/** Every code has its status: a new code does not compile without one. */
export const STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  payment_due: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  vendor_failed: 502,
  unavailable: 503,
  internal: 500,
};

/**
 * The answer to an error: `{ error: { code, message, fields?, requestId } }`. People see an AppError's own
 * message; of anything else they see a request id, and the log has the rest.
 */
export function errorResponse(error: unknown, requestId: string): Response {
  const known =
    error instanceof AppError
      ? error
      : new AppError("internal", unknownMessage(requestId), { cause: error });
  const status = STATUS[known.code];
  if (status >= 500) {
    log("error", known.log ?? known.message, {
      requestId,
      code: known.code,
      cause: describeError(error),
    });
  } else if (known.log !== undefined) {
    log("warn", known.log, { requestId, code: known.code });
  }
  return Response.json(
    { error: { code: known.code, message: known.message, fields: known.fields, requestId } },
    {
      status,
      headers: {
        "cache-control": "no-store",
        "x-request-id": requestId,
        ...(known.retryAfter === undefined ? {} : { "retry-after": String(known.retryAfter) }),
      },
    },
  );
}

function unknownMessage(requestId: string): string {
  return `Something went wrong on our side. Nothing you entered was lost. Reference: ${requestId}`;
}

/** What a page may show of a failure that it lives with, null if there is nothing for people; the log has the rest. */
export function shownMessage(error: unknown): string | null {
  const known = error instanceof AppError ? error : null;
  log("error", known?.log ?? known?.message ?? "A page could not read what it shows", {
    code: known?.code ?? "internal",
    cause: describeError(error),
  });
  return known?.message ?? null;
}
