import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { databaseOf } from "../support/database.ts";
import { type OwnStack, startOwnStack } from "../support/own-stack.ts";
import { givePlan } from "../support/plans.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

const arrived = z.object({
  data: z.array(z.object({ type: z.string(), times: z.number(), verified: z.boolean() })),
});

test.describe("A company's own system", () => {
  // A product of its own: everybody in it lives by the clock that is moved.
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await startOwnStack();
  });
  test.afterAll(() => stack?.remove());

  const standIns = () => `http://127.0.0.1:${stack.port + 2}`;
  const consumer = () => `${standIns()}/webhooks`;
  const arrivals = async () =>
    arrived.parse(await (await fetch(`${consumer()}/arrivals`)).json()).data;
  const countOf = async (type: string) =>
    (await arrivals()).filter((message) => message.type === type).length;

  async function press(page: Page, address: string, button: string) {
    await page.goto(address);
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.waitForLoadState();
  }

  test("that was down for an hour gets every message, each once, and another one from the log", async ({
    page,
  }) => {
    test.slow();
    const port = stack.port;
    const { dataDir, appUrl } = stack;
    const database = databaseOf({ port, dataDir });
    const workspace = await openWorkspace(appUrl, "Told Cleaning");
    await givePlan(workspace, "SCALE", { port, dataDir, appUrl, inboxUrl: `${standIns()}/inbox` });
    await signInByRequest(page, workspace, appUrl);

    // The address is added, and its secret told once.
    await page.goto(`${appUrl}/integrations/webhooks`);
    const field = page.getByRole("textbox", { name: "Endpoint URL" });
    await field.fill("https://localhost/in");
    await page.getByRole("button", { name: "Add endpoint" }).click();
    await expect(page.getByText("Use a public URL")).toBeVisible();
    await expect(field).toHaveValue("https://localhost/in");
    await field.fill(`${consumer()}/in`);
    await page.getByRole("button", { name: "Add endpoint" }).click();
    const secret = await page.getByRole("textbox", { name: "Signing secret" }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await page.keyboard.press("Escape");
    await expect(page.getByText("Active")).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    await page.goto(consumer());
    await page.getByLabel("Signing secret").fill(secret);
    await page.getByRole("button", { name: "Keep the secret" }).click();

    // It hears of a candidate.
    const key = workspace.interview.key;
    const [question] = await database.rows(`questions?interview_id=eq.${key}&select=id`);
    const answer = (name: string) =>
      answerInWriting(appUrl, workspace.interview, String(question?.id), name);
    const { attemptId } = await answer("Ana Rowe");
    await expect.poll(() => countOf("attempt.submitted")).toBe(1);
    await expect.poll(() => countOf("attempt.evaluated")).toBe(1);

    // It is down, and more happens.
    await press(page, consumer(), "Take it down");
    await page.goto(`${appUrl}/interviews/responses/${attemptId}`);
    await page.getByLabel("Status of Ana Rowe").selectOption("Hired");
    await answer("Ben Rowe");
    await page.goto(consumer());
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^It is down\. Refused since then: [3-9]/)).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await press(page, `${standIns()}/stripe`, "+1 hour");
    await page.goto(`${appUrl}/integrations/webhooks`);
    await expect(page.getByText("Last try failed").first()).toBeVisible();
    await expect(page.getByText(/^Responded with 503, \d+ tr/).first()).toBeVisible();

    // It is back, and gets all of it.
    await press(page, consumer(), "Let it answer again");
    await press(page, `${standIns()}/stripe`, "+1 hour");
    await expect.poll(async () => (await arrivals()).length).toBe(5);
    expect((await arrivals()).map(({ type }) => type).sort()).toEqual([
      "attempt.evaluated",
      "attempt.evaluated",
      "attempt.status_changed",
      "attempt.submitted",
      "attempt.submitted",
    ]);
    expect((await arrivals()).every(({ times, verified }) => times === 1 && verified)).toBe(true);

    // One is sent again from the log: the same message.
    await page.goto(`${appUrl}/integrations/webhooks`);
    await expect(page.getByText("Delivered")).toHaveCount(5);
    await page.screenshot({ path: "test-results/webhooks-1440.png", fullPage: true });
    await page
      .getByRole("button", { name: /^Send again attempt/ })
      .first()
      .click();
    await expect(page.getByText("Sending")).toHaveCount(0);
    await expect(page.getByText("Delivered")).toHaveCount(5);
    await expect
      .poll(async () => (await arrivals()).filter(({ times }) => times === 2).length)
      .toBe(1);
    expect(await arrivals()).toHaveLength(5);

    // A new secret is a question first.
    await page.getByRole("button", { name: /^Make a new secret/ }).click();
    const asking = page.getByRole("alertdialog", { name: "Make a new secret?" });
    await expect(asking).toContainText("with the old one too");
    await page.screenshot({ path: "test-results/webhooks-secret-1440.png" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: "test-results/webhooks-secret-390.png" });
    await asking.getByRole("button", { name: "Make a new secret" }).click();
    await expect(page.getByRole("textbox", { name: "Signing secret" })).not.toHaveValue(secret);
    await page.keyboard.press("Escape");
    await page.reload();
    await page.screenshot({ path: "test-results/webhooks-390.png", fullPage: true });
  });
});
