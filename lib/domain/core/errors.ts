import type { ErrorCode } from "./error-codes.ts";

type Details = {
  /** Written to the log, never shown. */
  log?: string;
  cause?: unknown;
  /** Message per field, for forms. */
  fields?: Record<string, string>;
  /** Seconds after which the same call may work. */
  retryAfter?: number;
};

/**
 * An error with two messages: `message` is for the person, `log` and `cause` are for us.
 * Everything that is not an AppError is shown to people as a request id only.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly log: string | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.log = details.log;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}
