import { expect, type Page } from "@playwright/test";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openWorkspace, signInByRequest } from "../support/workspace.ts";

/** Whether this document, and the payment service's frames in it, may ask the browser for a payment. */
async function mayPay(page: Page): Promise<{ here: boolean; frames: boolean }> {
  const service = `http://127.0.0.1:${(await stack()).port + 2}`;
  return page.evaluate((origin) => {
    const policy = Reflect.get(document, "featurePolicy");
    return {
      here: policy.allowsFeature("payment"),
      frames: policy.allowsFeature("payment", origin),
    };
  }, service);
}

test("Wallets may pay on the checkout page, however one comes there, and on no other page", async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, await openWorkspace(String(baseURL), "Wallet Cleaning"));
  const ways = [
    ["/payment/manage-subscription", "button", "Add a Subscription"],
    ["/integrations", "link", "See the plans"],
    ["/checkout/success", null, "/plan-onboarding"],
  ] as const;
  for (const [from, role, name] of ways) {
    await page.goto(from);
    expect(await mayPay(page)).toEqual({ here: false, frames: false });
    if (role === null) await page.goto(name);
    else await page.getByRole(role, { name }).click();
    await expect(page.getByRole("article", { name: "Launch" })).toBeVisible();
    expect(await mayPay(page)).toEqual({ here: true, frames: true });
  }
  await page.getByRole("link", { name: /: Launch$/ }).click();
  await expect(page.locator('iframe[title^="Secure payment"]')).toBeVisible();
  expect(await mayPay(page)).toEqual({ here: true, frames: true });
});
