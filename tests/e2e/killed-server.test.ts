import { expect, test } from "@playwright/test";
import { createCompany, signIn, signUpEmployer } from "./support/employer.ts";
import { type OwnStack, startOwnStack } from "./support/own-stack.ts";

test.describe("A server that is killed with kill -9", () => {
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await startOwnStack();
  });
  test.afterAll(() => stack.remove());

  test("starts again by itself with every account and company", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: stack.appUrl });
    const page = await context.newPage();
    const employer = await signUpEmployer(page);
    await createCompany(page, "Still Here Cleaning");
    await stack.kill();
    await stack.start();
    await context.clearCookies();
    await signIn(page, employer);
    await page.goto("/dashboard/settings");
    await expect(page.getByLabel("Company name")).toHaveValue("Still Here Cleaning");
    await context.close();
  });
});
