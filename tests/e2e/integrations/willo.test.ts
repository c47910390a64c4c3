import { type BrowserContext, expect, type Page } from "@playwright/test";
import { type OwnStack, startOwnStack } from "../support/own-stack.ts";
import { test } from "../support/test.ts";
import { createInterview, writeInterview } from "../support/wizard.ts";
import { openDashboard } from "../support/workspace.ts";

const WRITTEN =
  "At a dental office I found a wet floor after closing. I put up the sign, dried it, and wrote the manager " +
  "a note with the time and a photo, so that the morning crew knew where to look.";

test.describe("Where candidates answer at Willo", () => {
  test.describe.configure({ mode: "default" });
  let stack: OwnStack;
  let willo = "";
  let context: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    stack = await startOwnStack({ INTERVIEW_PROVIDER: "willo" });
    willo = `http://127.0.0.1:${stack.port + 2}/willo`;
    context = await browser.newContext({ baseURL: stack.appUrl });
    page = await context.newPage();
    await openDashboard(page, "Elsewhere Cleaning");
    await page.evaluate(() => localStorage.setItem("hide_welcome_popup", "true"));
  });
  test.afterAll(async () => {
    await context?.close();
    await stack?.remove();
  });

  const write = (title: string) =>
    writeInterview(page, {
      title,
      description: "Offices downtown, weeknights.",
      questions: [
        { text: "What did you do before?", type: "Video" },
        { text: "Tell us about a hard day.", type: "Text" },
      ],
    });
  const create = async (title: string) => {
    await write(title);
    return createInterview(page);
  };

  test("a Willo candidate's answers arrive, once", async () => {
    const link = await create("Night cleaner");
    expect(link.startsWith(`${willo}/invite/`)).toBe(true);

    await test.step("Somebody answers there", async () => {
      const phone = await context.browser()?.newPage();
      if (phone === undefined) throw new Error("no browser");
      await phone.goto(link);
      await phone.getByLabel("Name").fill("Maribel Santos");
      await phone.getByLabel("Email").fill("maribel@example.com");
      await phone.getByLabel(/What did you do before/).selectOption("maribel-santos.webm");
      await phone.getByLabel(/Tell us about a hard day/).fill(WRITTEN);
      await phone.getByRole("button", { name: "Send answers" }).click();
      await expect(phone.getByRole("status")).toHaveText("The app was told.");
      await phone.goto(willo);
      await phone.getByRole("button", { name: "Deliver again" }).click();
      await expect(phone.getByText("Delivered: 200, 200")).toBeVisible();
      await phone.close();
    });

    await test.step("The owner finds them scored, with recording, transcript and words", async () => {
      const row = page.getByRole("row", { name: /Maribel Santos/ });
      await expect(async () => {
        await page.goto("/interviews/responses");
        await expect(row.getByLabel(/^Rating/)).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(row).toHaveCount(1);
      await row.getByRole("link", { name: /Maribel Santos/ }).click();
      await expect(page.getByText("I cleaned houses for three years").first()).toBeVisible();
      await expect(page.getByText("dried it, and wrote the manager").first()).toBeVisible();
      await expect(page.locator("video").first()).toHaveJSProperty("error", null);
    });
  });

  test("Willo's silence is told in our words, and what was typed stays", async () => {
    const answer = async (name: string) => {
      await page.request.post(`${willo}/refusing`, { form: { status: name } });
    };
    await write("Weekend cleaner");
    await expect(page.getByText("Knockout questions")).toHaveCount(0);
    await page.getByRole("tab", { name: "Settings" }).click();
    await expect(page.getByText("Kiosk mode")).toHaveCount(0);
    for (const [status, words] of [
      ["500", "An error occurred: The interview provider can't be reached right now."],
      ["429", "An error occurred: The interview provider is busy."],
      ["401", "An error occurred: The interview provider refused our connection."],
    ] as const) {
      await answer(status);
      await page.getByRole("button", { name: "Create Interview" }).click();
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toContainText("Failed to create interview");
      await expect(alert).toContainText(words);
    }
    await answer("");
    await page.getByRole("button", { name: "Create Interview" }).click();
    await expect(page.getByLabel("Interview link")).toHaveValue(/\/willo\/invite\//);
    await page.goto(willo);
    await expect(page.getByText("Weekend cleaner")).toHaveCount(1);
  });

  test("an edit and a deletion reach Willo", async () => {
    await page.goto("/interviews");
    const edit = page.getByRole("link", { name: "Edit Weekend cleaner" });
    const id = (await edit.getAttribute("href"))?.split("/").at(-1);
    await edit.click();
    await page.getByLabel("Interview title").fill("Sunday cleaner");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/\/interviews$/);
    await page.goto(willo);
    await expect(page.getByText("Sunday cleaner")).toBeVisible();
    expect((await page.request.delete(`/api/interviews/${id}`)).ok()).toBe(true);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("Sunday cleaner")).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });
});
