import { expect, test } from "@playwright/test";
import { anyAddress, openAccount } from "./support/workspace.ts";

test("Wrong passwords lock an account's door for a while; right ones never do", async ({
  request,
  baseURL,
}) => {
  const { email, password } = await openAccount(baseURL ?? "");
  const signIn = async (tried: string) =>
    request.post("/api/auth/sign-in", {
      data: { email, password: tried },
      headers: { "x-forwarded-for": anyAddress() },
    });
  for (let time = 0; time < 12; time++) expect((await signIn(password)).status()).toBe(200);
  for (let time = 0; time < 10; time++) {
    expect((await signIn("Wrong-horse-7")).status()).toBe(401);
  }
  const refused = await signIn(password);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
});
