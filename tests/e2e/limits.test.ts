import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { noticeVersion } from "#lib/domain/room/consent";
import { databaseOf } from "./support/database.ts";
import { readInbox } from "./support/inbox.ts";
import { interviewOf } from "./support/interview.ts";
import { stack } from "./support/stack.ts";
import { test } from "./support/test.ts";
import { anyAddress, openAccount, openWorkspace } from "./support/workspace.ts";

/** Posts from one network address; every address counts alone. */
const from =
  (request: APIRequestContext, address = anyAddress()) =>
  (path: string, data: object) =>
    request.post(path, { data, headers: { "x-forwarded-for": address } });

type Answer = Awaited<ReturnType<APIRequestContext["post"]>>;

function expectRefused(answer: Answer): void {
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
}

test("Wrong passwords lock one network out of an account, and never its owner", async ({
  playwright,
  baseURL,
}) => {
  const { email, password } = await openAccount(baseURL ?? "");
  const browser = () => playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const [owner, stranger, newcomer] = [await browser(), await browser(), await browser()];
  const home = "2001:db8:7:1::5";
  const signIn = (who: APIRequestContext, network: string, tried: string) =>
    from(who, network)("/api/auth/sign-in", { email, password: tried });
  for (let time = 0; time < 12; time++) {
    expect((await signIn(owner, home, password)).status()).toBe(200);
  }
  for (let time = 0; time < 10; time++) {
    const address = `2001:db8:7:1:${time}::${time}`;
    expect((await signIn(stranger, address, "Wrong-horse-7")).status()).toBe(401);
  }
  // The whole line of the one who guessed is refused, who has signed in there before is not, nor is anybody elsewhere.
  expectRefused(await signIn(stranger, "2001:db8:7:1:ffff::1", password));
  expectRefused(await signIn(newcomer, home, password));
  expect((await signIn(owner, home, password)).status()).toBe(200);
  expect((await signIn(newcomer, anyAddress(), password)).status()).toBe(200);
  // A known browser guesses no more than others, and is known to its own account only.
  for (let time = 0; time < 10; time++) {
    expect((await signIn(owner, anyAddress(), "Wrong-horse-7")).status()).toBe(401);
  }
  expectRefused(await signIn(owner, anyAddress(), password));
});

test("One address signs up an office and not a town", async ({ request }) => {
  const post = from(request);
  const signUp = () => post("/api/auth/sign-up", { email: "", password: "", acceptTerms: false });
  for (let time = 0; time < 100; time++) expect((await signUp()).status()).toBe(400);
  expectRefused(await signUp());
});

test("Evaluations cost a model's time: thirty an hour for one person", async ({ baseURL }) => {
  const { visitor } = await openWorkspace(baseURL ?? "", "Eager Cleaning");
  const evaluate = async () => {
    const path = `/api/attempts/${crypto.randomUUID()}/evaluation`;
    return (await visitor.fetch(path, { method: "POST" })).status;
  };
  for (let time = 0; time < 30; time++) expect(await evaluate()).toBe(404);
  expect(await evaluate()).toBe(429);
});

test("A mailbox gets three reset links, whether it has an account or not", async ({
  request,
  baseURL,
}) => {
  const known = await openAccount(baseURL ?? "");
  const answers: Record<string, string[]> = {};
  for (const email of [known.email, `nobody-${crypto.randomUUID()}@example.com`]) {
    const ask = () => from(request)("/api/auth/forgot-password", { email });
    answers[email] = [];
    for (let time = 0; time < 3; time++) {
      const answer = await ask();
      answers[email].push(`${answer.status()} ${await answer.text()}`);
    }
    expectRefused(await ask());
  }
  const [first, second] = Object.values(answers);
  expect(first).toEqual(second);
});

test("A refused sign-in says the same of a stranger and of a wrong password", async ({
  request,
  baseURL,
}) => {
  const { email } = await openAccount(baseURL ?? "");
  const said = async (tried: string) => {
    const answer = await from(request)("/api/auth/sign-in", { email: tried, password: "No-7777" });
    const { error } = await answer.json();
    return [answer.status(), error.code, error.message];
  };
  expect(await said("nobody-here@example.com")).toEqual(await said(email));
});

test("Guessing the current password in settings ends soon, and so does a spent reset", async ({
  baseURL,
}) => {
  const { visitor } = await openAccount(baseURL ?? "");
  const post = (path: string, body: object) =>
    visitor.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const guess = () =>
    post("/api/auth/change-password", {
      current: "Wrong-horse-7",
      password: "Better-horse-8",
      confirm: "Better-horse-8",
    });
  for (let time = 0; time < 8; time++) expect((await guess()).status).toBe(400);
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);

  const reset = () =>
    post("/api/auth/reset-password", { password: "Better-horse-8", confirm: "Better-horse-8" });
  for (let time = 0; time < 10; time++) expect((await reset()).status).toBe(403);
  const late = await reset();
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("Strangers fill an interview for a day and no more, and its owner hears of it", async ({
  request,
  baseURL,
}) => {
  const owner = await openWorkspace(baseURL ?? "", "Popular Cleaning");
  const made = await owner.visitor.send("POST", "/api/interviews", interviewOf());
  const { id, key } = z.object({ id: z.uuid(), key: z.string() }).parse(made);
  const database = databaseOf(await stack());
  const [question] = await database.rows(
    `questions?interview_id=eq.${key}&question_type=eq.video&select=id`,
  );
  const begin = (name: string) =>
    from(request)(`/api/room/${key}/attempts`, {
      name,
      email: `${crypto.randomUUID()}@example.com`,
      language: "en",
      aiAllowed: true,
      consent: true,
      noticeVersion: noticeVersion("en"),
    });
  expect((await begin("Early Emma")).ok()).toBe(true);
  const uploads = "/api/room/uploads";
  const take = crypto.randomUUID();
  const metadata = { take, question: String(question?.id), filetype: "video/webm" };
  const tus = { "tus-resumable": "1.0.0" };
  const opened = await request.post(uploads, {
    headers: {
      ...tus,
      "upload-defer-length": "1",
      "upload-metadata": Object.entries(metadata)
        .map(([name, value]) => `${name} ${btoa(value)}`)
        .join(","),
    },
  });
  expect(opened.status()).toBe(201);
  // Longer than a proxy keeps the connection for its next request, or pieces would meet a closed one.
  expect(opened.headers()["keep-alive"]).toBe("timeout=75");
  const piece = (offset: number) =>
    request.patch(`${uploads}/${take}`, {
      headers: {
        ...tus,
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
      },
      data: Buffer.alloc(1000),
    });
  expect((await piece(0)).status()).toBe(204);
  const [hour] = await database.rows(`received_hours?interview_id=eq.${id}`);
  expect(hour?.bytes).toBe(1000);

  // A company without a plan receives a gigabyte for one interview in a day, and a fifth more from who has begun.
  const hours = `received_hours?interview_id=eq.${id}`;
  await database.change(hours, { bytes: 2 * 1024 ** 3 });
  const refused = await piece(1000);
  expect(refused.status()).toBe(409);
  expect((await refused.json()).error.fields.reason).toBe("company_full");
  const late = await begin("Late Larry");
  expect((await late.json()).error.fields.reason).toBe("company_full");

  const mail = await readInbox(
    owner.email,
    "Your interview for House cleaner has reached its daily limit",
  );
  expect(mail.links[0]).toContain(`/interviews/${id}`);
  const dashboard = async () =>
    (await (await owner.visitor.fetch("/dashboard")).text()).replace(/<!--.*?-->/g, "");
  expect(await dashboard()).toContain(">House cleaner received 1 GB of recordings");
  await database.change(hours, { bytes: 0 });
  expect((await piece(1000)).status()).toBe(204);
  expect(await dashboard()).toMatch(/<h1[^>]*>Welcome/);
  expect(await dashboard()).not.toContain(">House cleaner received");
});
