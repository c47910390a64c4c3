import { expect } from "@playwright/test";
import { expectSound } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { proveAddress } from "../support/employer.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("An owner keeps hours per week, two people are offered them, and a time is one person's", async ({
  page,
}) => {
  const { appUrl, ...place } = await stack();
  const db = databaseOf(place);
  const owner = await openWorkspace(appUrl, "Weekly Window Cleaning");
  await proveAddress(owner);
  await givePlan(owner, "SCALE");
  const { key } = owner.interview;
  const [question] = await db.rows(`questions?select=id&interview_id=eq.${key}`);
  const people: string[] = [];
  for (const name of ["Rosa Delgado", "Luis Ortega"]) {
    const { attemptId } = await answerInWriting(appUrl, { key }, String(question?.id), name);
    people.push(attemptId);
  }
  await signInByRequest(page, owner);

  await page.goto(`/interviews/responses/${people[0]}`);
  await page.getByRole("button", { name: "Offer times" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "weekly hours" }).click();
  const hours = page.locator("#weekly-hours");
  await hours.getByRole("checkbox", { name: "Friday" }).uncheck();
  await hours.getByLabel("To").fill("08:00");
  await hours.getByRole("button", { name: "Use these hours" }).click();
  await expect(hours.getByText("One meeting has to fit between these hours")).toBeVisible();
  await hours.getByLabel("To").fill("16:00");
  await hours.getByLabel("How far ahead").selectOption("8 weeks");
  await expectSound(page, "weekly hours");
  await hours.getByRole("button", { name: "Use these hours" }).click();
  await expect(page.getByText("Weekly hours saved")).toBeVisible();
  await expect(hours.getByRole("button", { name: "Turn off" })).toBeVisible();

  for (const attemptId of people) {
    await page.goto(`/interviews/responses/${attemptId}`);
    await page.getByRole("button", { name: "Offer times" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Where").fill("12 Main Street");
    await expect(
      dialog.getByText(/^Mon, Tue, Wed, Thu, 9:00\sAM to 4:00\sPM: \d+ times/),
    ).toBeVisible();
    await expectSound(page, "offer times of a week");
    await dialog.getByRole("button", { name: "Send the times" }).click();
    await expect(page.getByText("The times are offered.")).toBeVisible();
    await expect(page.getByText(/^\d+ more after that$/)).toBeVisible();
  }

  const links = await Promise.all(
    people.map(async (attemptId) => {
      const [booking] = await db.rows(`bookings?select=id&interview_attempt_id=eq.${attemptId}`);
      const token = await db.call("link_token", { p_of: "booking", p_id: booking?.id });
      return `${appUrl}/times/${token}`;
    }),
  );
  const times = page.getByRole("radio");
  await page.goto(links[0] ?? "");
  await expect(times).toHaveCount(7);
  const first = await times.first().getAttribute("value");
  expect(first).not.toBeNull();
  await expectSound(page, "times of a week");
  const days = await page.getByLabel("Day", { exact: true }).getByRole("option").allTextContents();
  expect(days.length).toBeGreaterThan(25);
  await page.getByLabel("Day", { exact: true }).selectOption(days[1] ?? "");
  await times.first().check();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { name: "You're booked" })).toBeVisible();

  await page.goto(links[1] ?? "");
  await expect(times).toHaveCount(7);
  await page.getByLabel("Day", { exact: true }).selectOption(days[1] ?? "");
  await expect(times).toHaveCount(6);
});
