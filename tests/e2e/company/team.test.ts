import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectSound } from "../support/accessible.ts";
import { proveAddress } from "../support/employer.ts";
import { readInbox } from "../support/inbox.ts";
import { stack } from "../support/stack.ts";
import { deviceOf, joinByRequest, joinLink, openTeam } from "../support/team.ts";
import { test } from "../support/test.ts";
import { openAccountIn, openDashboard, openWorkspace } from "../support/workspace.ts";

test("Somebody without an account joins by the mail, and somebody who has one", async ({
  page,
  browser,
}) => {
  await proveAddress(await openDashboard(page, "Harbor Crew"));
  const team = await openTeam(page);
  const invite = async (email: string, role: string) => {
    await team.getByRole("button", { name: "Invite someone" }).click();
    await page.getByLabel("Their email address").fill(email);
    await page.getByRole("radio", { name: new RegExp(`^${role}`) }).check();
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  };

  const email = `robin-${randomUUID().slice(0, 8)}@example.com`;
  await invite(email, "Manager");
  await expectSound(page, "team");
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(await joinLink(email));
  await stranger.getByRole("link", { name: "Create an account" }).click();
  await stranger.getByLabel("Work email").fill(email);
  await stranger.getByRole("textbox", { name: "Password" }).fill("Correct-horse-7");
  await stranger.getByRole("checkbox").check();
  await stranger.getByRole("button", { name: "Create account" }).click();
  await expect(stranger).toHaveURL(/\/join\?token=/);
  await stranger.getByLabel("First name").fill("Robin");
  await stranger.getByLabel("Last name").fill("Hale");
  await expectSound(stranger, "join");
  await stranger.getByRole("button", { name: "Join Harbor Crew" }).click();
  await expect(stranger).toHaveURL(/\/dashboard/);
  const shell = stranger.getByRole("complementary");
  await expect(shell.getByText("Robin Hale")).toBeVisible();
  await expect(shell.getByText("Manager")).toBeVisible();
  await expect(shell.getByRole("link", { name: "Integrations" })).toHaveCount(0);

  const other = await (await browser.newContext({ baseURL: (await stack()).appUrl })).newPage();
  const known = await openAccountIn(other);
  await invite(known.email, "Viewer");
  const link = await joinLink(known.email);
  await other.goto(link);
  await other.getByLabel("First name").fill("Kim");
  await other.getByLabel("Last name").fill("Osei");
  await other.getByRole("button", { name: "Join Harbor Crew" }).click();
  await expect(other.getByRole("complementary").getByText("Viewer")).toBeVisible();
  await other.goto(link);
  await expect(
    other.getByRole("heading", { name: "This invitation no longer works" }),
  ).toBeVisible();
});

test("Who is removed finds nothing anymore, on both of their devices", async ({ browser }) => {
  const { appUrl } = await stack();
  const owner = await openWorkspace(appUrl, "Harbor Crew");
  const member = await joinByRequest(owner, "manager");
  const devices = [await deviceOf(browser, member), await deviceOf(browser, member)];
  const title = "Cleaner at Harbor Crew";
  const code = `${appUrl}/api/interviews/${owner.interview.id}/qr`;
  for (const device of devices) {
    await device.goto(`${appUrl}/interviews`);
    await expect(device.getByRole("link", { name: title, exact: true })).toBeVisible();
    expect((await device.request.get(code)).status()).toBe(200);
  }
  const own = await deviceOf(browser, owner);
  await own.goto(`${appUrl}/dashboard/settings`);
  await own.locator("#team").getByRole("button", { name: "Remove", exact: true }).click();
  await own.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(own.getByText("Robin Hale was removed")).toBeVisible();
  for (const device of devices) {
    expect((await device.request.get(code)).status()).toBe(404);
    await device.goto(`${appUrl}/interviews`);
    await expect(device.getByText(title)).toHaveCount(0);
    await expect(device.getByText("no longer a member")).toBeVisible();
  }
  expect((await readInbox(member.email, /no longer belong/)).subject).toContain("Harbor Crew");
});

test("The company gets another owner by the old one's password and the new one's yes", async ({
  browser,
}) => {
  const { appUrl } = await stack();
  const owner = await openWorkspace(appUrl, "Harbor Crew");
  const member = await joinByRequest(owner, "manager");
  const own = await deviceOf(browser, owner);
  await own.goto(`${appUrl}/dashboard/settings`);
  await own.getByRole("button", { name: "Hand the company over" }).click();
  await own.getByLabel("Your password").fill("Wrong-horse-8");
  await own.getByRole("button", { name: "Offer it" }).click();
  await expect(own.getByRole("dialog").getByRole("alert")).toContainText("incorrect");
  await expect(own.getByRole("button", { name: "Email me a link to set one" })).toBeVisible();
  await own.getByLabel("Your password").fill(owner.password);
  await own.getByRole("button", { name: "Offer it" }).click();
  await expect(own.getByText("You stay its owner until they take it.")).toBeVisible();

  const theirs = await deviceOf(browser, member);
  await theirs.goto(`${appUrl}/dashboard/settings`);
  await theirs.getByRole("button", { name: "Become the owner" }).click();
  await expect(theirs.getByRole("complementary").getByText("Owner")).toBeVisible();
  await own.reload();
  await expect(own.getByRole("complementary").getByText("Manager")).toBeVisible();
  await expect(own.getByRole("button", { name: "Invite someone" })).toHaveCount(0);
});
