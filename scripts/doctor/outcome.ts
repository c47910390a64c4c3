import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "#lib/domain/core/errors";
import type { ServerEnv } from "#lib/env/server";

export type Outcome = { state: "works" | "warns" | "fails"; says: string };

type Setting = keyof ServerEnv;

/** One service, by the name that the document gives it. */
export type Check = {
  name: string;
  /** Asks the service itself, and may throw. */
  ask: () => Promise<Outcome>;
  /** The settings that the service knows us by: those to correct if it refuses us. */
  keys?: readonly Setting[];
  /** The settings that say where it is: those to correct if nothing answers, or something else does. */
  places?: readonly Setting[];
  /** How long it may take, if what it asks has no limit of its own: a disk may never answer. */
  patienceMs?: number;
};

export const works = (says: string): Outcome => ({ state: "works", says });
export const warns = (says: string): Outcome => ({ state: "warns", says });
export const fails = (says: string): Outcome => ({ state: "fails", says });

/** For a check that asks by itself: a refusal, which names the settings to mend. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(status: number) {
    super(`it answered ${status}`);
  }
}

const property = (thing: object, name: string): unknown => new Map(Object.entries(thing)).get(name);

/** The status of an answer, if an error of any package tells it. */
function statusOf(error: Error): string | undefined {
  const metadata = property(error, "$metadata");
  const inside = typeof metadata === "object" && metadata ? metadata : {};
  const named = [
    property(error, "statusCode"),
    property(error, "status"),
    property(inside, "httpStatusCode"),
  ].find((status) => typeof status === "number" && status > 0);
  return named === undefined ? /^[45]\d\d\b/.exec(error.message)?.[0] : String(named);
}

/** An error and what it comes from; some packages keep that under a name of their own. */
function trail(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const from = [error.cause, property(error, "originalError"), property(error, "detail")];
  return [error, ...trail(from.find((one) => one instanceof Error))];
}

const codeOf = (error: Error) => {
  const code = property(error, "code");
  return typeof code === "string" ? code : "";
};

/** The names of the packages' errors that come without an answer. */
const SILENCE = [
  "AI_APICallError",
  "StorageUnknownError",
  "StripeConnectionError",
  "TimeoutError",
  "fetch failed",
];
const NETWORK = /^(UND_ERR_|ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET)/;

/** What to report if nobody answered; null if somebody did. */
function silence(error: Error): string | null {
  const errors = trail(error);
  const isSilent = (one: Error) =>
    [one.name, one.message, property(one, "type")].some((word) => SILENCE.includes(String(word))) ||
    NETWORK.test(codeOf(one));
  if (errors.some(statusOf) || !errors.some(isSilent)) return null;
  const code = errors.map(codeOf).findLast((one) => /^[A-Z]/.test(one));
  return code ? `no answer (${code})` : "no answer";
}

/** Why a service refused, as far as it can be said without a vendor's own words, which may hold a key or an address. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "it gave no reason";
  if (error instanceof Refused) return error.message;
  const silent = silence(error);
  if (silent !== null) return silent;
  const code = codeOf(error);
  const status = statusOf(error);
  const own =
    error instanceof AppError
      ? (error.log ?? error.message)
      : [(error.name !== "Error" || !code) && error.name, code, status && `answered ${status}`]
          .filter(Boolean)
          .join(", ");
  return error.cause instanceof Error ? `${own} (${reasonOf(error.cause)})` : own;
}

const STATUS = /\b[45]\d\d\b/;
/** What services answer to a key that they don't know (400 is Google's) or may not send by (422 is Resend's). */
const REFUSALS = ["400", "401", "403", "422"];

/**
 * A failure, and the settings that it is about: the key if that was refused, the address if nothing answered or
 * something else did. A service that is there and broken is its own fault.
 */
function withSettings(reason: string, { keys = [], places = [] }: Check): string {
  const status = STATUS.exec(reason)?.[0] ?? "";
  const about = REFUSALS.includes(status) ? keys : status.startsWith("5") ? [] : places;
  const given = about.filter((name) => process.env[name]);
  return given.length > 0 ? `${reason}: is ${given.join(" or ")} wrong?` : reason;
}

/** Asks a service, whatever it throws. */
export async function outcomeOf(check: Check): Promise<Outcome> {
  const { patienceMs } = check;
  const late = new AbortController();
  try {
    if (patienceMs === undefined) return await check.ask();
    const tooLate = pause(patienceMs, undefined, { signal: late.signal }).then(() =>
      fails(withSettings(`no answer in ${patienceMs / 1000} s`, check)),
    );
    return await Promise.race([check.ask(), tooLate]);
  } catch (error) {
    return fails(withSettings(reasonOf(error), check));
  } finally {
    late.abort();
  }
}

const SECRET = /KEY|SECRET|TOKEN|PASSWORD/;
const SHORTEST = 6;
/** The beginning of a key, which somebody copied without the rest: no secret, and a fault that has to be named. */
const BEGINNING = /^[a-z_]+_\s*$/;

/** A line without the secrets of an environment, whoever has put one in it. */
export function withoutSecrets(
  line: string,
  environment: Record<string, string | undefined>,
): string {
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    SECRET.test(name) && value && value.length >= SHORTEST && !BEGINNING.test(value) ? [value] : [],
  );
  return secrets
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, "•••"), line);
}
