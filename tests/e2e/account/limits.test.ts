import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { anyAddress } from "../support/workspace.ts";

test("One address can be tried ten times an hour at sign-up, from wherever", async ({
  request,
}) => {
  const email = `asked-for-${randomUUID().slice(0, 8)}@example.com`;
  const signUp = (written: string) =>
    request.post("/api/auth/sign-up", {
      data: { email: written, password: "Correct-horse-7", acceptTerms: true },
      headers: { "x-forwarded-for": anyAddress() },
    });
  expect((await signUp(email)).status()).toBe(200);
  for (let time = 0; time < 9; time++) expect((await signUp(email)).status()).toBe(409);
  const refused = await signUp(` ${email.toUpperCase()} `);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
});
