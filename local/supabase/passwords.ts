import { createHash } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";
import { isCommonPassword } from "#lib/domain/account/common-password";
import type { Database } from "./database.ts";

type Ask = (request: Request) => Promise<Response>;

/** The signs that a hosted project asks for; Lite knows fewer special ones. */
export const REQUIRED_CHARACTERS = [
  "abcdefghijklmnopqrstuvwxyz",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "0123456789",
  "!@#$%^&*()_+-=[]{};'\\:\"|<>?,./`~",
];

const DAY_MS = 86_400_000;
const leaked = new Set(dictionary["passwords-common"]);

const bodySchema = z
  .looseObject({
    password: z.string().optional(),
    current_password: z.string().optional(),
    nonce: z.string().optional(),
  })
  .catch({});
const claimsSchema = z.looseObject({ session_id: z.string() });
const tokensSchema = z.looseObject({ access_token: z.string() });
const ownerSchema = z.object({
  email: z.string(),
  password: z.string().nullable(),
  reauthentication: z.string().nullable(),
  began: z.coerce.date(),
  by_mail: z.boolean(),
});

function refusal(status: number, error_code: string, msg: string, more: object = {}): Response {
  const headers = { "x-sb-error-code": error_code };
  return Response.json({ code: status, error_code, msg, ...more }, { status, headers });
}

/** The session that a token belongs to; its signature was or will be looked at by Lite. */
function sessionIdOf(token: string): string {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
  return claimsSchema.parse(JSON.parse(payload)).session_id;
}

/**
 * What a hosted project with the settings of docs/deploying.md does about passwords, and Lite does not: no leaked one,
 * none without the current one or from a session of more than a day, and every other session ends with a change.
 */
export async function withPasswordRules(
  request: Request,
  database: Database,
  ask: Ask,
): Promise<Response> {
  const { pathname: path, origin } = new URL(request.url);
  const text = await request.text();
  const again = () => ask(new Request(request, { body: text }));
  const body = bodySchema.parse(parsed(text));
  if (path === "/auth/v1/verify") return markAsMailed(await again(), database);
  if (body.password === undefined) return again();
  if (path === "/auth/v1/user") {
    const known = await ask(
      new Request(`${origin}/auth/v1/user`, { headers: withoutLength(request) }),
    );
    if (!known.ok) return known;
    const sessionId = sessionIdOf(request.headers.get("authorization")?.slice(7) ?? "");
    const refused = await refusedChange({ sessionId, body, database, ask, request });
    if (refused) return refused;
    if (isCommonPassword(body.password, leaked)) return leakedRefusal();
    const changed = await again();
    if (changed.ok) {
      await database.rows(
        `delete from auth.sessions s using auth.sessions own
         where own.id = $1 and s.user_id = own.user_id and s.id <> own.id`,
        [sessionId],
      );
    }
    return changed;
  }
  return isCommonPassword(body.password, leaked) ? leakedRefusal() : again();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function withoutLength({ headers }: Request): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-length", "content-type"]) kept.delete(name);
  return kept;
}

function leakedRefusal(): Response {
  const msg = "Password is known to be weak and easy to guess, please choose a different one.";
  return refusal(422, "weak_password", msg, { weak_password: { reasons: ["pwned"] } });
}

type Change = {
  sessionId: string;
  body: z.output<typeof bodySchema>;
  database: Database;
  ask: Ask;
  request: Request;
};

async function refusedChange(change: Change): Promise<Response | null> {
  const { sessionId, body, database } = change;
  const [row] = await database.rows(
    `select u.email, u.encrypted_password as password, u.reauthentication_token as reauthentication,
       s.created_at as began, s.tag is not distinct from 'mail' as by_mail
     from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`,
    [sessionId],
  );
  const owner = ownerSchema.parse(row);
  if (Date.now() - owner.began.getTime() > DAY_MS) {
    if (!body.nonce)
      return refusal(400, "reauthentication_needed", "Password update requires reauthentication");
    const nonce = createHash("sha256").update(`${owner.email}${body.nonce}`).digest("hex");
    if (nonce !== owner.reauthentication)
      return refusal(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
  if (owner.by_mail || !owner.password) return null;
  const message = "Current password required when setting new password.";
  if (!body.current_password) return refusal(400, "current_password_required", message);
  return (await isRight(change, owner.email, body.current_password))
    ? null
    : refusal(400, "current_password_mismatch", message);
}

/** Lite compares passwords at a sign-in only; the session that this one begins is ended at once. */
async function isRight({ request, ask, database }: Change, email: string, password: string) {
  const address = `${new URL(request.url).origin}/auth/v1/token?grant_type=password`;
  const headers = withoutLength(request);
  headers.delete("authorization");
  headers.set("content-type", "application/json");
  const body = JSON.stringify({ email, password });
  const answer = await ask(new Request(address, { method: "POST", headers, body }));
  if (!answer.ok) return false;
  const { access_token } = tokensSchema.parse(await answer.json());
  await database.rows("delete from auth.sessions where id = $1", [sessionIdOf(access_token)]);
  return true;
}

/** A session that a mailed link has begun may set a password without the current one; a hosted project keeps as much. */
async function markAsMailed(answer: Response, database: Database): Promise<Response> {
  const tokens = answer.ok ? tokensSchema.safeParse(await answer.clone().json()) : null;
  if (tokens?.success) {
    await database.rows("update auth.sessions set tag = 'mail' where id = $1", [
      sessionIdOf(tokens.data.access_token),
    ]);
  }
  return answer;
}
