import { expect, test } from "@playwright/test";
import { z } from "zod";
import { databaseOf } from "./support/database.ts";
import { CLOSED_DOORS, type Door } from "./support/doors.ts";
import { stack } from "./support/stack.ts";
import { answerInWriting, anyAddress, openWorkspace } from "./support/workspace.ts";

const SECRETS = /Ines Rowe|Quiet Cleaning|streaks on every window/;

type Ids = Record<string, string>;
type Visit = { status: number; location: string; leaks: boolean };

test.describe("A stranger", () => {
  let appUrl = "";
  let ids: Ids = {};
  let forged = "";
  let other = "";

  test.beforeAll(async () => {
    const place = await stack();
    appUrl = place.appUrl;
    const database = databaseOf(place);
    const owner = await openWorkspace(appUrl, "Quiet Cleaning");
    const question = await database.rows(
      `questions?interview_id=eq.${owner.interview.key}&select=id`,
    );
    const questionId = String(question[0]?.id);
    const { attemptId } = await answerInWriting(appUrl, owner.interview, questionId);
    const media = crypto.randomUUID();
    await database.add("media", {
      id: media,
      interview_attempt_id: attemptId,
      question_id: questionId,
      object_key: `${attemptId}/${media}.webm`,
      content_type: "video/webm",
      take: 1,
      state: "ready",
    });
    const { id: interview, key } = owner.interview;
    const [company] = await database.rows(
      "company_profiles?company_name=eq.Quiet Cleaning&select=willo_company_key",
    );
    const department = String(company?.willo_company_key);
    ids = { interview, key, department, attempt: attemptId, question: questionId, media };
    const stranger = await openWorkspace(appUrl, "Nosy Cleaning");
    other = await cookieOf(appUrl, stranger);
    forged = await forge(
      other,
      (await database.rows(`profiles?email=eq.${owner.email}&select=id`))[0]?.id,
    );
  });

  for (const door of Object.values(CLOSED_DOORS)) {
    for (const method of door.methods ?? ["GET"]) {
      test(`gets nothing of ${method} ${door.path}`, async () => {
        const visit = (cookie: string) => knock(appUrl, door, method, ids, cookie);
        const outside =
          door.kind === "page"
            ? { status: 307, location: "/login", leaks: false }
            : { status: door.outside ?? 401, location: "", leaks: false };
        expect(await visit("")).toEqual(outside);
        expect(await visit(forged)).toEqual(outside);
        expect(await visit(other)).toMatchObject({ status: door.stranger, leaks: false });
      });
    }
  }
});

async function knock(
  appUrl: string,
  { path, body }: Door,
  method: string,
  ids: Ids,
  cookie: string,
): Promise<Visit> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
  const answer = await fetch(appUrl + filled, {
    method,
    redirect: "manual",
    headers: {
      ...(cookie && { cookie }),
      ...(body && { "content-type": "application/json" }),
      "tus-resumable": "1.0.0",
      "x-forwarded-for": anyAddress(),
    },
    ...(body && method !== "GET" && method !== "HEAD" && { body: JSON.stringify(body) }),
  });
  const location = answer.headers.get("location");
  return {
    status: answer.status,
    location: location === null ? "" : new URL(location, appUrl).pathname,
    leaks: SECRETS.test(await answer.text()),
  };
}

/** The cookies of a fresh sign-in. */
async function cookieOf(appUrl: string, { email, password }: { email: string; password: string }) {
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

const session = z.looseObject({ access_token: z.string(), refresh_token: z.string() });

/** The same session, but saying that it belongs to someone else; its signature no longer fits. */
async function forge(cookie: string, victim: unknown): Promise<string> {
  const pairs = cookie
    .split("; ")
    .filter((pair) => /auth-token(\.\d+)?=base64-|auth-token\.\d+=/.test(pair));
  const name = (pairs[0] ?? "").split("=")[0]?.replace(/\.\d+$/, "");
  const value = pairs.map((pair) => pair.slice(pair.indexOf("=") + 1)).join("");
  const decode = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  const encode = (data: object) => Buffer.from(JSON.stringify(data)).toString("base64url");
  const real = session.parse(decode(decodeURIComponent(value).replace(/^base64-/, "")));
  const [head, payload = "", signature] = real.access_token.split(".");
  const access_token = [head, encode({ ...decode(payload), sub: victim }), signature].join(".");
  return `${name}=base64-${encode({ ...real, access_token, refresh_token: "no" })}`;
}
