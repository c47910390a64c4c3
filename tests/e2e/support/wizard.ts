import { expect, type Page } from "@playwright/test";

export type Written = {
  title: string;
  description: string;
  questions: { text: string; type: "Video" | "Text" }[];
};

/** The first two tabs of the wizard, as an owner fills them; the page is then at the second. */
export async function writeInterview(page: Page, { title, description, questions }: Written) {
  await page.goto("/interviews/create");
  await page.getByLabel("Interview title").fill(title);
  await page.getByLabel("Description").fill(description);
  await page.getByRole("button", { name: "Next" }).click();
  for (const [index, { text, type }] of questions.entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add question" }).click();
    await page.getByLabel("Question text").nth(index).fill(text);
    await page.getByRole("radio", { name: type }).nth(index).click();
  }
}

/** Creates what was written; answers the candidates' link. */
export async function createInterview(page: Page): Promise<string> {
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Create Interview" }).click();
  await expect(page.getByRole("heading", { name: /ready to share/ })).toBeVisible();
  return page.getByLabel("Interview link").inputValue();
}
