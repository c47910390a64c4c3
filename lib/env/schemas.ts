import { z } from "zod";

/** What a variable may hold. Each says in words of its own what is wrong, since a start is refused with that line. */

export const address = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
export const filled = z.string().regex(/\S/, "must not be empty");
export const email = z
  .string()
  .trim()
  .regex(
    /^([^<>]*<[^\s@<>",]+@[^\s@<>"',]+>|[^\s@<>",]+@[^\s@<>"',]+)$/,
    "must hold an address, like Rolecall <hello@example.com>, without quotes around it",
  );
/** As many characters, blanks not counted. */
export const long = (least: number) =>
  z
    .string()
    .refine(
      (value) => value.replaceAll(/\s/g, "").length >= least,
      `must have at least ${least} characters`,
    );
export const secret = long(16);

/** A key that begins with one of these, and goes on: a prefix alone was copied by half. */
export const keyOf = (...prefixes: readonly string[]) =>
  z
    .string()
    .regex(
      new RegExp(`^(${prefixes.join("|")})(?!(live|test)_\\s*$)\\S`),
      `must begin with ${prefixes.join(" or ")} and go on`,
    );
export const webhookSecret = keyOf("whsec_");

/** Any key that goes on after this beginning. */
export const notOnly = (prefix: string) =>
  filled.refine((value) => value.trim() !== prefix, `must go on after ${prefix}`);

/** A variable that may be left out, or be there without a value. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const usually = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value || undefined, schema);

/** One of a few words, the first of which holds if none is given. */
export const oneOf = <T extends string>(usual: T, ...others: readonly T[]) =>
  usually(
    z.enum([usual, ...others], `must be ${[usual, ...others].join(" or ")}`).default(() => usual),
  );

export const onOrOff = optional(z.enum(["on", "off"], "must be on or off"));

export const addressOr = (usual: string) => usually(address.default(usual));
export const textOr = (usual: string) => usually(filled.default(usual));

/** An address elsewhere, or the page of ours that stands in for it. */
export const page = (ours: string) =>
  usually(
    z
      .url({ protocol: /^(https?|mailto)$/, error: "must be an http(s) or mailto address" })
      .or(z.literal(ours))
      .default(ours),
  );

/** 'https://mail.example/v1/' → 'https://mail.example/v1', so that a path can follow. */
function withoutSlash(value: string): string {
  let end = value.length;
  while (value.endsWith("/", end)) end -= 1;
  return value.slice(0, end);
}

export const base = address.transform(withoutSlash);
export const baseOr = (usual: string) => usually(base.default(usual));

/**
 * A folder of recordings: a relative one would be another with each release, and the recordings left behind. Below the
 * kernel's own folders nothing can be kept, and making a folder there never ends.
 */
export const folder = z
  .string()
  .regex(/^(\/|[A-Za-z]:[\\/])/, "must be a whole path, like /var/lib/rolecall/media")
  .refine(
    (path) => !/^\/+(?:proc|sys|dev)(?:\/|$)/.test(path),
    "must be a folder that can hold files, not one below /proc, /sys or /dev",
  );

/** 'google, facebook' as a list; none if nothing is set. */
export const listed = <T extends z.ZodType>(schema: T, usual = "") =>
  z.preprocess(
    (value) =>
      String(value || usual)
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    schema,
  );

export const hosts = (usual: string) =>
  listed(
    z.array(
      z
        .string()
        .toLowerCase()
        .regex(/^[a-z0-9.-]+$/, "must hold names of hosts, by commas"),
    ),
    usual,
  );

/** A whole number of a range. */
export const whole = (least: number, most: number, usual: number) => {
  const says = `must be a whole number, ${least} to ${most}`;
  return usually(z.coerce.number(says).int(says).min(least, says).max(most, says).default(usual));
};

const DOLLARS = "must be a number of dollars";

export const dollars = (usual: number) =>
  usually(
    z
      .string()
      .regex(/\S/, DOLLARS)
      .transform(Number)
      .pipe(z.number(DOLLARS).min(0, DOLLARS).max(1_000_000, DOLLARS))
      .default(usual),
  );

const HASHES = "must be the content of .next/csp.json";

/** `{"/about": ["'sha256-…'"]}`: the inline scripts of each prerendered page, ready for `script-src`. */
export const cspHashes = z.preprocess(
  (value, context) => {
    if (typeof value !== "string" || value === "") return {};
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue(HASHES);
      return z.NEVER;
    }
  },
  z.record(z.string(), z.array(z.string(HASHES), HASHES), HASHES),
);
