import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

for (const address of [
  "/i/%E0%A4%A",
  "/%E0%A4%A.png",
  "/i/%E0%A4%A.svg",
  "/api/attempts/%E0%A4%A/analysis",
  "/api/pdf/download/%E0%A4%A.pdf",
]) {
  test(`An address with a broken percent sign leads nowhere: ${address}`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("Page not found");
  });
}

test("An address with a whole percent sign reaches its handler", async ({ request }) => {
  const answer = await request.get("/api/pdf/download/In%C3%A9s.pdf?responseId=a&type=analysis");
  expect((await answer.json()).error).toBeDefined();
  expect(answer.headers()["permissions-policy"]).toBeUndefined();
});
