/** The closed set of things that can go wrong, in our words. Statuses stand in `lib/http/errors.ts`. */
export const ERROR_CODES = [
  "invalid_input",
  "unauthenticated",
  "payment_due",
  "forbidden",
  "not_found",
  "conflict",
  "gone",
  "too_large",
  "unsupported_media",
  "rate_limited",
  "vendor_failed",
  "unavailable",
  "internal",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
