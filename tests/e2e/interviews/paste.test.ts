import { expect } from "@playwright/test";
import { expectSound } from "../support/accessible.ts";
import { agree, EN, press } from "../support/candidate.ts";
import { proveAddress } from "../support/employer.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openWorkspace, signInByRequest } from "../support/workspace.ts";

const PASTED = `Rosa Delgado
(813) 555-0123
Today 10:42 AM
Luis Ortega 813.555.0145
Ana Ruiz 813 555 0177
Rosa Delgado 8135550123`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("An owner with three numbers pastes and texts them; one answers, one is taken back", async ({
  page,
  browser,
}) => {
  const { appUrl } = await stack();
  const owner = await openWorkspace(appUrl, "Pasting Cleaning");
  await proveAddress(owner);
  await givePlan(owner, "LAUNCH");
  await signInByRequest(page, owner);
  await page.goto(`/interviews/${owner.interview.id}/invites`);
  await page.getByLabel("Paste names with phone numbers or emails").fill(PASTED);
  await page.getByRole("button", { name: "See who's on it" }).click();
  const list = page.getByRole("list", { name: "People on your list" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list).toContainText("Rosa Delgado · (813) 555-0123");
  await expect(page.getByText("Line 6: Rosa Delgado again, already in 2")).toBeVisible();
  await expectSound(page, "pasted list");
  await page.getByRole("button", { name: "Invite 3 people" }).dblclick();

  const texts = page.getByRole("list", { name: "People to text" });
  await expect(texts.getByRole("listitem")).toHaveCount(3);
  const links: string[] = [];
  for (const who of ["Rosa Delgado", "Luis Ortega", "Ana Ruiz"]) {
    const text = texts.getByRole("link", { name: `Text ${who}` });
    const address = decodeURIComponent((await text.getAttribute("href")) ?? "");
    expect(address).toMatch(/^sms:\+1813555\d{4}\?&body=Hi \w+, Pasting Cleaning has invited you/);
    links.push(/https?:\S+$/.exec(address)?.[0] ?? "");
    // The phone's own program opens beside the page, which this browser has none for.
    await text.evaluate((link) =>
      link.addEventListener("click", (event) => event.preventDefault()),
    );
    const marked = page.waitForResponse((answer) => answer.url().includes("/invites/"));
    await text.tap();
    expect((await marked).status()).toBe(200);
  }
  await expect(texts.getByText(/^Text opened/)).toHaveCount(3);
  await expect(page.getByText("3 of 3 opened")).toBeVisible();
  await expectSound(page, "people to text");
  expect(new Set(links).size).toBe(3);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const rosa = await phone.newPage();
  await rosa.goto(links[0] ?? "");
  await press(rosa, EN.welcome.start);
  await agree(rosa, { name: "Rosa Delgado", email: "rosa@example.com" });

  await page.reload();
  await expect(texts.getByRole("listitem")).toHaveCount(2);
  const invited = page.getByRole("row", { name: /Rosa Delgado/ });
  await expect(invited).toContainText("Started");
  await expect(invited.getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: /^Take back the invitation to Luis/ }).click();
  await press(page, "Take it back");
  await expect(page.getByRole("row", { name: /Luis Ortega/ })).toContainText("Taken back");
  await expect(texts.getByRole("listitem")).toHaveCount(1);

  const luis = await (await browser.newContext()).newPage();
  await luis.goto(links[1] ?? "");
  await expect(luis.getByRole("heading", { name: EN.takenBack.title })).toBeVisible();
  await expect(luis.getByRole("button", { name: EN.welcome.start })).toHaveCount(0);
  await luis.goto(owner.interview.invite_link);
  await expect(luis.getByRole("button", { name: EN.welcome.start })).toBeVisible();
});
