import { expect } from "@playwright/test";
import { shownPhone } from "#lib/domain/text/phone";
import { expectSound } from "../support/accessible.ts";
import { EN, press, textsIn } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { anyNumber, phoneAt, readyForTexts } from "../support/texts.ts";
import { openWorkspace, signInByRequest } from "../support/workspace.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("An owner says where and when people agreed, and we text those who didn't stop", async ({
  page,
  browser,
}) => {
  const { appUrl, inboxUrl, ...place } = await stack();
  const db = databaseOf(place);
  const own = anyNumber();
  const owner = await openWorkspace(appUrl, "Agreed Cleaning");
  await readyForTexts(owner, "Agreed Cleaning");
  await db.call("register_text_number", { p_owner: owner.email, p_number: own });
  const rosa = phoneAt(inboxUrl, anyNumber());
  const luis = phoneAt(inboxUrl, anyNumber());
  await luis.write("ALTO", own);
  await luis.hears(/ya no te mandamos/i);
  const before = await luis.received();

  await signInByRequest(page, owner);
  await page.goto(`/interviews/${owner.interview.id}/invites`);
  await page
    .getByLabel("Paste names with phone numbers or emails")
    .fill(`Rosa Delgado ${shownPhone(rosa.number)}\nLuis Ortega ${shownPhone(luis.number)}`);
  await press(page, "See who's on it");
  await page.getByRole("radio", { name: /^We text them for you/ }).check();
  await press(page, "Invite 2 people");
  await expect(page.getByText(/^Say where/)).toBeVisible();
  await page.getByLabel("Where they agreed").fill("Paper form at our job fair");
  await page.getByLabel("On which day").fill("2026-11-20");
  await expectSound(page, "who texts a list");
  await press(page, "Invite 2 people");
  await expect(page.getByText(/^1 person invited by a text from us/)).toContainText(
    "1 person can't be invited",
  );

  const link = await rosa.linkIn(/^Agreed Cleaning invites you/);
  expect(await luis.received()).toEqual(before);
  await page.reload();
  const row = page.getByRole("row", { name: /Rosa Delgado/ });
  await expect(row).toContainText("Agreed to texts on Nov 20, 2026: Paper form at our job fair");
  await expect(row).toContainText("Sent");
  await expect(page.getByRole("row", { name: /Luis Ortega/ })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "People to text" })).toHaveCount(0);
  await expectSound(page, "people we texted");

  const room = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await room.goto(link);
  await expect(room.getByRole("button", { name: EN.welcome.start })).toBeVisible();
});

test("An owner texts a list in Spanish, and an English phone opens a Spanish room", async ({
  page,
  browser,
}) => {
  const { appUrl, ...place } = await stack();
  const owner = await openWorkspace(appUrl, "Two Tongues Cleaning");
  await databaseOf(place).change(`interviews?id=eq.${owner.interview.id}`, {
    translations: { es: { title: "Limpieza de casas", description: "Casas en Tampa." } },
  });
  await signInByRequest(page, owner);
  await page.goto(`/interviews/${owner.interview.id}/invites`);
  await page
    .getByLabel("Paste names with phone numbers or emails")
    .fill(`Rosa Delgado ${shownPhone(anyNumber())}\nLuis Ortega ${shownPhone(anyNumber())}`);
  await press(page, "See who's on it");
  await page.getByLabel("Language of the message").selectOption("Spanish");
  await expect(page.getByText("Hola, Rosa:")).toBeVisible();
  await expectSound(page, "the language of a list");
  await press(page, "Invite 2 people");
  const text = page.getByRole("link", { name: "Text Rosa Delgado" });
  const words = decodeURIComponent((await text.getAttribute("href")) ?? "");
  expect(words).toMatch(/Hola, Rosa: .*Limpieza de casas/);

  await page.getByLabel("Search invited people").fill("ortega");
  await page.getByLabel("Search invited people").press("Enter");
  const row = page.getByRole("row", { name: /Luis Ortega/ });
  await expect(row).toContainText("In Spanish");
  await expect(page.getByRole("row", { name: /Rosa Delgado/ })).toHaveCount(0);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByRole("row", { name: /Rosa Delgado/ })).toHaveCount(0);
  await expectSound(page, "a search among invited people");

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en-US",
  });
  const room = await phone.newPage();
  await room.goto(/https?:\S+/.exec(words)?.[0] ?? "");
  await expect(room.getByRole("button", { name: textsIn("es").welcome.start })).toBeVisible();
  await expect(room.getByText("Limpieza de casas").first()).toBeVisible();
  await phone.close();
});
