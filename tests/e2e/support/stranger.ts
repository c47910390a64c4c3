import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import { z } from "zod";
import { databaseOf } from "./database.ts";
import type { Employer } from "./employer.ts";
import { type GuardedAddress, withIds } from "./guarded-address.ts";
import { answerInWriting, anyAddress, openWorkspace } from "./workspace.ts";

const SECRETS = /Ines Rowe|Quiet Cleaning|streaks on every window/;

/** What a company has, and the cookies of those who have no business there. */
export type Premises = {
  ids: Record<string, string>;
  cookies: {
    /** Another company's employer. */
    other: string;
    /** Another's session whose token was changed to name the owner. */
    forged: string;
    /** The owner's own, over; no token is left that would renew it. */
    expired: string;
    /** The same, with a cookie that says it is not over. */
    stale: string;
    /** Copied from the owner before they signed out. */
    signedOut: string;
    /** Copied, from this browser and from another, before their employer changed the password. */
    changedHere: string;
    changedThere: string;
    /** Copied before the account was deleted. */
    deleted: string;
  };
};

type Visit = {
  status: number;
  location: string;
  /** Where the sign-in leads on to. */
  next: string | null;
  leaks: boolean;
};

/** Opens a company with one answered interview, and finds out with which cookies others may knock. */
export async function openPremises(place: { appUrl: string; port: number; dataDir: string }) {
  const { appUrl } = place;
  const database = databaseOf(place);
  const owner = await openWorkspace(appUrl, "Quiet Cleaning");
  const [row] = await database.rows(`questions?interview_id=eq.${owner.interview.key}&select=id`);
  const question = String(row?.id);
  const { attemptId: attempt } = await answerInWriting(appUrl, owner.interview, question);
  const media = crypto.randomUUID();
  await database.add("media", {
    id: media,
    interview_attempt_id: attempt,
    question_id: question,
    object_key: `${attempt}/${media}.webm`,
    content_type: "video/webm",
    take: 1,
    state: "ready",
  });
  const { id: interview, key } = owner.interview;
  const [company] = await database.rows(
    "company_profiles?company_name=eq.Quiet Cleaning&select=willo_company_key",
  );
  const department = String(company?.willo_company_key);
  const ids = { interview, key, department, attempt, question, media };

  const other = await cookieOf(appUrl, await openWorkspace(appUrl, "Nosy Cleaning"));
  const own = await cookieOf(appUrl, owner);
  const { jwtSecret } = z
    .object({ jwtSecret: z.string() })
    .parse(JSON.parse(readFileSync(join(place.dataDir, "secrets.json"), "utf8")));
  const over = await signed({ ...claimsOf(own), exp: seconds(-60) }, jwtSecret);
  const signedOut = await cookieOf(appUrl, owner);
  await post(appUrl, "/api/auth/sign-out", signedOut);

  const careful = await openWorkspace(appUrl, "Careful Cleaning");
  const changedHere = await cookieOf(appUrl, careful);
  const changedThere = await cookieOf(appUrl, careful);
  const password = `${careful.password}-new`;
  const change = { current: careful.password, password, confirm: password };
  await post(appUrl, "/api/auth/change-password", changedHere, change);

  const leaving = await openWorkspace(appUrl, "Leaving Cleaning");
  const deleted = await cookieOf(appUrl, leaving);
  await post(appUrl, "/api/account/deletion", await cookieOf(appUrl, leaving), {
    password: leaving.password,
  });

  const cookies = {
    signedOut,
    changedHere,
    changedThere,
    deleted,
    other,
    forged: withToken(other, renamed(sessionOf(other).access_token, claimsOf(own).sub)),
    expired: withToken(own, over, seconds(-60)),
    stale: withToken(own, over, seconds(3600)),
  };
  return { ids, cookies } satisfies Premises;
}

/** One request at one door. */
export async function knock(
  appUrl: string,
  { path, body }: GuardedAddress,
  method: string,
  ids: Premises["ids"],
  cookie: string,
): Promise<Visit> {
  const answer = await fetch(appUrl + withIds(path, ids), {
    method,
    redirect: "manual",
    headers: {
      ...(cookie && { cookie }),
      ...(body && { "content-type": "application/json" }),
      "tus-resumable": "1.0.0",
      "x-forwarded-for": anyAddress(),
    },
    ...(body &&
      method !== "GET" &&
      method !== "HEAD" && {
        body: withIds(JSON.stringify(body), ids),
      }),
  });
  const header = answer.headers.get("location");
  const location = header === null ? null : new URL(header, appUrl);
  return {
    status: answer.status,
    location: location?.pathname ?? "",
    next: location?.searchParams.get("next") ?? null,
    leaks: SECRETS.test(await answer.text()),
  };
}

/** The cookies of a fresh sign-in. */
export async function cookieOf(appUrl: string, { email, password }: Employer): Promise<string> {
  const answer = await fetch(`${appUrl}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": anyAddress() },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function post(appUrl: string, path: string, cookie: string, body: object = {}) {
  const answer = await fetch(appUrl + path, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", "x-forwarded-for": anyAddress() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

const session = z.looseObject({ access_token: z.string(), refresh_token: z.string() });
const claims = z.looseObject({ sub: z.string() });

const decode = (text: string): unknown =>
  JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
const encode = (data: object) => Buffer.from(JSON.stringify(data)).toString("base64url");
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

/** The pieces of a session's cookie: it may be cut in several. */
function pieces(cookie: string): string[] {
  return cookie
    .split("; ")
    .filter((pair) => /auth-token(\.\d+)?=base64-|auth-token\.\d+=/.test(pair));
}

function sessionOf(cookie: string) {
  const value = pieces(cookie)
    .map((pair) => pair.slice(pair.indexOf("=") + 1))
    .join("");
  return session.parse(decode(decodeURIComponent(value).replace(/^base64-/, "")));
}

function claimsOf(cookie: string) {
  return claims.parse(decode(sessionOf(cookie).access_token.split(".")[1] ?? ""));
}

/** The same session with this token instead, and with none that would renew it. */
function withToken(cookie: string, access_token: string, expires_at = seconds(3600)): string {
  const name = (pieces(cookie)[0] ?? "").split("=")[0]?.replace(/\.\d+$/, "");
  const changed = { ...sessionOf(cookie), access_token, refresh_token: "no", expires_at };
  return `${name}=base64-${encode(changed)}`;
}

/** A token that names somebody else; its signature no longer fits. */
function renamed(token: string, sub: string): string {
  const [head, payload = "", signature] = token.split(".");
  return [head, encode({ ...claims.parse(decode(payload)), sub }), signature].join(".");
}

function signed(payload: Record<string, unknown>, secret: string): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(secret));
}
