import { expect } from "@playwright/test";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { INDUSTRY_TEXTS } from "#lib/domain/site/industry-texts";
import { expectSound } from "../support/accessible.ts";
import { createCompany, newEmployer } from "../support/employer.ts";
import { test } from "../support/test.ts";

test("Every trade has its own page, readable without a script, and nothing else has one", async ({
  request,
}) => {
  const index = await (await request.get("/industries")).text();
  for (const { slug, name } of INDUSTRIES) {
    expect(index).toContain(`href="/industries/${slug}"`);
    const answer = await request.get(`/industries/${slug}`);
    expect([slug, answer.status()]).toEqual([slug, 200]);
    const html = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    const text = INDUSTRY_TEXTS.find((one) => one.slug === slug);
    for (const words of [
      name,
      text?.heading,
      ...(text?.pains ?? []).map((pain) => pain.text),
      ...(text?.faq ?? []).map(({ answer }) => answer),
      ...(text?.sample.questions ?? []).map(({ why }) => why),
    ]) {
      expect(html).toContain(words);
    }
  }
  for (const nothing of ["/industries/astronauts", "/industries/HVAC"]) {
    expect((await request.get(nothing)).status()).toBe(404);
  }
});

test("Every trade's page has articles about it", async ({ request }) => {
  const withArticle = expect.stringMatching(/href="\/blog\/[^"]+"/);
  const page = async (slug: string) => (await request.get(`/industries/${slug}`)).text();
  const article = /href="(\/blog\/[^"]+)"[^>]*>Hiring HVAC technicians/.exec(await page("hvac"));
  expect((await request.get(article?.[1] ?? "/nowhere")).status()).toBe(200);
  for (const { slug } of INDUSTRIES) expect([slug, await page(slug)]).toEqual([slug, withArticle]);
});

for (const width of [390, 1440]) {
  test(`The pages of the trades are sound at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/industries");
    await expectSound(page, "index");
    await page.getByRole("link", { name: /Pest control/ }).click();
    await expect(page).toHaveURL(/\/industries\/pest-control$/);
    await expect(page).toHaveTitle("Pest control: interview questions · Rolecall");
    const answer = page.getByText(/Not about health\./);
    await expect(answer).toBeHidden();
    await page.getByText("Can I ask about allergies", { exact: false }).click();
    await expect(answer).toBeVisible();
    await expectSound(page, "pest control");
  });
}

test("'Use this interview' opens in the wizard by itself after sign-up and set-up", async ({
  page,
}) => {
  await page.goto("/industries/plumbing");
  await page.getByRole("link", { name: "Use this interview" }).first().click();
  await expect(page).toHaveURL(/\/signup\?plan=LAUNCH&sample=plumbing$/);
  await expect(page.getByText("Your Service plumber interview is waiting.")).toBeVisible();
  const { email, password } = newEmployer();
  await page.getByLabel("Work email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/plan-onboarding/);
  await page.goto("/post-signup");
  await createCompany(page, "Bright Plumbing", /\/interviews\/create$/);
  await expect(page.getByText("The Service plumber interview is filled in.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Interview title", exact: true })).toHaveValue(
    "Service plumber",
  );
  await page.getByRole("tab", { name: /Interview Questions/ }).click();
  await expect(page.getByLabel("Question text", { exact: true })).toHaveCount(6);

  // Who is signed in goes straight to the wizard, where what is there stays.
  await page.goto("/industries/hvac");
  await page.getByRole("link", { name: "Use this interview" }).first().click();
  await expect(page).toHaveURL(/\/interviews\/create\?sample=hvac$/);
  await page.getByRole("button", { name: "Add its questions" }).click();
  await expect(page.getByLabel("Question text", { exact: true })).toHaveCount(13);
  await page.getByRole("tab", { name: /Basic Details/ }).click();
  await expect(page.getByRole("textbox", { name: "Interview title", exact: true })).toHaveValue(
    "Service plumber",
  );
});
