import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { agree, EN, press, textsIn } from "../support/candidate.ts";
import { test } from "../support/test.ts";
import { createInterview } from "../support/wizard.ts";
import { openDashboard } from "../support/workspace.ts";

const ES = textsIn("es");
const SPANISH = "¿Qué haces si un cliente está molesto?";
const ENGLISH = "What do you do when a client is upset?";
const ONLY_ENGLISH = "Which days can you work?";

test("A Spanish phone answers Spanish questions in writing, and its owner reads both", async ({
  page,
  browser,
}) => {
  await openDashboard(page);
  await page.goto("/interviews/create");
  await page.getByLabel("Interview title").fill("House cleaner");
  await page.getByLabel("Description").fill("Homes in Tampa.");
  await press(page, "Add Spanish");
  await page.getByLabel("Interview title in Spanish").fill("Limpieza de casas");
  await page.getByLabel("Description in Spanish").fill("Casas en Tampa.");
  await expectAccessible(page);
  await press(page, "Next");
  const question = (index: number) => page.getByLabel("Question text", { exact: true }).nth(index);
  await question(0).fill(ENGLISH);
  await page.getByLabel("Question text in Spanish").fill(SPANISH);
  await page.getByRole("radio", { name: "Text" }).click();
  await press(page, "Add question");
  await question(1).fill(ONLY_ENGLISH);
  await page.getByRole("radio", { name: "Text" }).nth(1).click();
  await expectAccessible(page);
  const link = await createInterview(page);

  const phone = await browser.newContext({
    locale: "es-MX",
    viewport: { width: 390, height: 844 },
  });
  const room = await phone.newPage();
  await room.goto(link);
  await expect(room.getByRole("heading", { name: "Limpieza de casas" })).toBeVisible();
  await expect(room.getByText("Casas en Tampa.")).toBeVisible();
  await expect(room.getByText("Algunas preguntas están en inglés.")).toBeVisible();
  expect(await room.content()).not.toContain(ENGLISH);
  await expectAccessible(room);
  await press(room, ES.welcome.start);
  await agree(room, { language: "es", check: "leave" });
  await expect(room.getByRole("heading", { name: SPANISH })).toBeVisible();

  // A question follows the room until its answer has begun; then it stays, whatever the room speaks.
  const choose = (label: string, own: string) =>
    room.getByLabel(label, { exact: true }).selectOption(own);
  await choose(ES.frame.language, "English");
  await expect(room.getByRole("heading", { name: ENGLISH })).toBeVisible();
  await choose(EN.frame.language, "Español");
  await expect(room.getByRole("heading", { name: SPANISH })).toBeVisible();
  await room.getByLabel(ES.text.label, { exact: true }).fill("Lo escucho y pido disculpas.");
  await expect(room.getByText(ES.text.saved, { exact: true })).toBeVisible();
  await choose(ES.frame.language, "English");
  await expect(room.getByLabel(EN.text.label, { exact: true })).toBeVisible();
  await expect(room.getByRole("heading", { name: SPANISH })).toBeVisible();
  await choose(EN.frame.language, "Español");
  await press(room, ES.question.next);
  await expect(room.getByRole("heading", { name: ONLY_ENGLISH })).toBeVisible();
  await room.getByLabel(ES.text.label, { exact: true }).fill("De lunes a viernes.");
  await expect(room.getByText(ES.text.saved, { exact: true })).toBeVisible();
  await press(room, ES.week.open);
  await press(room, ES.week.next);
  await press(room, ES.review.submit);
  await expect(room.getByRole("heading", { name: /^Gracias, / })).toBeVisible();
  await phone.close();

  await page.goto("/interviews/responses");
  await page.getByRole("link", { name: "Maria Lopez" }).first().click();
  await expect(page.getByRole("heading", { name: SPANISH })).toBeVisible();
  await expect(page.getByText(`Original question: ${ENGLISH}`)).toBeVisible();
  await expect(page.getByText("Lo escucho y pido disculpas.").first()).toBeVisible();
  await expectAccessible(page);
});
