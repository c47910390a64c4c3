import { type APIRequestContext, expect, test } from "@playwright/test";
import { anyAddress, openAccount } from "./support/workspace.ts";

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

test("Wrong passwords lock an account's door for a while; right ones never do", async ({
  request,
  baseURL,
}) => {
  const { email, password } = await openAccount(baseURL ?? "");
  const signIn = (tried: string) => from(request)("/api/auth/sign-in", { email, password: tried });
  for (let time = 0; time < 12; time++) expect((await signIn(password)).status()).toBe(200);
  for (let time = 0; time < 10; time++) {
    expect((await signIn("Wrong-horse-7")).status()).toBe(401);
  }
  expectRefused(await signIn(password));
});

test("One address signs up an office and not a town", async ({ request }) => {
  const post = from(request);
  const signUp = () => post("/api/auth/sign-up", { email: "", password: "", acceptTerms: false });
  for (let time = 0; time < 100; time++) expect((await signUp()).status()).toBe(400);
  expectRefused(await signUp());
});

test("Evaluations cost a model's time: thirty an hour from one address", async ({ request }) => {
  const post = from(request);
  const evaluate = () => post(`/api/attempts/${crypto.randomUUID()}/evaluation`, {});
  for (let time = 0; time < 30; time++) expect((await evaluate()).status()).toBe(401);
  expectRefused(await evaluate());
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
