import { AppError } from "#lib/domain/site/errors";

export type Outcome = { state: "works" | "warns" | "fails"; says: string };

/** One service, by the name that the document gives it. It asks the service itself, and may throw. */
export type Check = { name: string; ask: () => Promise<Outcome> };

export const works = (says: string): Outcome => ({ state: "works", says });
export const warns = (says: string): Outcome => ({ state: "warns", says });
export const fails = (says: string): Outcome => ({ state: "fails", says });

const property = (thing: object, name: string): unknown => new Map(Object.entries(thing)).get(name);

/** The status of an answer, where an error of any package tells it. */
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

/** Why a service refused, as far as it can be said without a vendor's own words, which may hold a key or an address. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "it gave no reason";
  const code = property(error, "code");
  const status = statusOf(error);
  const own =
    error instanceof AppError
      ? (error.log ?? error.message)
      : [error.name, typeof code === "string" && code, status && `answered ${status}`]
          .filter(Boolean)
          .join(", ");
  return error.cause instanceof Error ? `${own} (${reasonOf(error.cause)})` : own;
}

/** Asks a service, whatever it throws. */
export async function outcomeOf({ ask }: Check): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    return fails(reasonOf(error));
  }
}

const SECRET = /KEY|SECRET|TOKEN|PASSWORD/;
const SHORTEST = 6;

/** A line without the secrets of an environment, whoever has put one in it. */
export function withoutSecrets(
  line: string,
  environment: Record<string, string | undefined>,
): string {
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    SECRET.test(name) && value && value.length >= SHORTEST ? [value] : [],
  );
  return secrets
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, "•••"), line);
}
