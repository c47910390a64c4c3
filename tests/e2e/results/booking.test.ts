import { expect, type Page } from "@playwright/test";
import { NEWEST_TEXT_WORDS } from "#lib/domain/room/text-consent";
import { DAY_MS, dayIn, HOUR_MS } from "#lib/domain/text/dates";
import { expectSound } from "../support/accessible.ts";
import { type Database, databaseOf } from "../support/database.ts";
import { proveAddress } from "../support/employer.ts";
import { readInbox } from "../support/inbox.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { anyNumber, phoneAt, zoneAtNoon } from "../support/texts.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

const COMPANY = "Clear Glass Cleaning";
const ZONE = "America/Chicago";
const dayAhead = (days: number) => dayIn(ZONE, new Date(Date.now() + days * DAY_MS));

async function offer(page: Page, days: number[]): Promise<void> {
  await page.getByRole("button", { name: "Offer times" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Where").fill("12 Main Street, back door");
  await dialog.getByLabel("With").fill("Dana");
  for (const [at, day] of days.entries()) {
    if (at > 0) await dialog.getByRole("button", { name: "Add a time" }).click();
    await dialog.getByLabel(`Time ${at + 1}`).fill(`${dayAhead(day)}T10:00`);
  }
  await expectSound(page, "offer times");
  await dialog.getByRole("button", { name: "Send the times" }).click();
  await expect(page.getByText("The times are offered.")).toBeVisible();
}

/** The days pass until the booked time is so far ahead, or past, and it is noon at the place. */
async function pass(db: Database, attemptId: string, hours: number): Promise<void> {
  const [booking] = await db.rows(
    `bookings?select=time_id,offer_id&interview_attempt_id=eq.${attemptId}`,
  );
  await db.change(`offered_times?id=eq.${booking?.time_id}`, {
    starts_at: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  });
  const noon = { time_zone: zoneAtNoon() };
  await db.change(`offers?id=eq.${booking?.offer_id}`, noon);
  await db.change(`company_profiles?company_name=eq.${encodeURIComponent(COMPANY)}`, noon);
  const run_at = new Date().toISOString();
  for (const day_before of ["mail", "text"])
    await db.change(
      `jobs?payload->>timeId=eq.${booking?.time_id}&payload->>${day_before}=eq.day_before&finished_at=is.null`,
      { run_at },
    );
}

test("Somebody picks one of three times on a phone in Spanish, moves it, is reminded, and doesn't come", async ({
  page,
  browser,
}) => {
  const { appUrl, inboxUrl, ...place } = await stack();
  const db = databaseOf(place);
  const owner = await openWorkspace(appUrl, COMPANY);
  await proveAddress(owner);
  const { key } = owner.interview;
  const [question] = await db.rows(`questions?select=id&interview_id=eq.${key}`);
  const { attemptId } = await answerInWriting(
    appUrl,
    { key },
    String(question?.id),
    "Rosa Delgado",
  );
  await db.change(`interview_attempts?id=eq.${attemptId}`, { language: "es" });
  const [person] = await db.rows(
    `candidates?select=email,interview_attempts!inner(id)&interview_attempts.id=eq.${attemptId}`,
  );
  await signInByRequest(page, owner);
  const address = `/interviews/responses/${attemptId}`;
  await page.goto(address);
  await offer(page, [9, 10, 11]);
  const nextStep = page.getByRole("region", { name: "Next step" });
  await expect(nextStep.getByText("3 times to choose from")).toBeVisible();

  const { links } = await readInbox(String(person?.email), /Elige un horario/);
  const link = links.find((one) => one.includes("/times/")) ?? "";
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "es-MX",
    timezoneId: "America/Denver",
  });
  const phone = await context.newPage();
  // A preview of the link, and a mail scanner that runs scripts.
  await phone.request.get(link);
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Elige un horario" })).toBeVisible();
  await expect(phone.getByText("Prueba de trabajo · 2 horas")).toBeVisible();
  await expect(phone.getByRole("radio")).toHaveCount(3);
  // Nine by their own clock, ten by the company's.
  await expect(phone.getByText(/^En Clear Glass Cleaning: .*10:00/)).toHaveCount(3);
  await expectSound(phone, "offered times");
  await page.reload();
  await expect(nextStep.getByText("3 times to choose from")).toBeVisible();
  await phone.getByRole("radio").first().check();
  await phone.getByRole("button", { name: "Apartar este horario" }).click();
  await expect(phone.getByRole("heading", { name: "Tienes cita" })).toBeVisible();
  await expectSound(phone, "booked");
  await readInbox(String(person?.email), /Tienes cita/);
  await readInbox(owner.email, "Rosa Delgado picked a time");

  const download = phone.waitForEvent("download");
  await phone.getByRole("link", { name: "Agregar a mi calendario" }).click();
  expect((await download).suggestedFilename()).toBe("booking.ics");

  const texts = phoneAt(inboxUrl, anyNumber());
  await db.add("text_consents", {
    interview_attempt_id: attemptId,
    number: texts.number,
    words_version: NEWEST_TEXT_WORDS,
    language: "es",
  });
  await phone.getByRole("button", { name: "Cambiar el horario" }).click();
  await phone.getByRole("radio").last().check();
  await phone.getByRole("button", { name: "Apartar este horario" }).click();
  await expect(phone.getByText("Cambios que te quedan: 1")).toBeVisible();
  await readInbox(owner.email, "Rosa Delgado changed the time");

  await page.reload();
  await expect(nextStep.getByText("moved once")).toBeVisible();
  await expect(nextStep.getByText("Booked", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Calls" }).getByText("Booked")).toBeVisible();
  await expectSound(page, "response with a booking");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Booked" })).toBeVisible();
  await expect(page.getByText("12 Main Street, back door")).toBeVisible();

  await page.goto("/integrations");
  await page.getByRole("button", { name: "Create the address" }).click();
  const feed = page.getByLabel("Calendar address");
  const calendar = await feed.inputValue();
  expect(await (await fetch(calendar)).text()).toContain("SUMMARY:Working interview: Rosa D.\r\n");
  await page.getByRole("button", { name: "Make a new one" }).click();
  await page.getByRole("button", { name: "Make a new address" }).click();
  await expect(feed).not.toHaveValue(calendar);
  expect((await fetch(calendar)).status).toBe(404);

  await pass(db, attemptId, 22);
  await readInbox(String(person?.email), /^Recordatorio: tu cita/);
  expect(await texts.linkIn(/te recordamos tu cita/)).toBe(link);

  await pass(db, attemptId, -1);
  await page.goto(address);
  await nextStep.getByRole("button", { name: "Didn't show up" }).click();
  await expect(page.getByText("Marked as a no-show.")).toBeVisible();
  await expect(nextStep.getByRole("button", { name: "They did show up" })).toBeVisible();
  await expect(nextStep.getByText("Didn't show up", { exact: true })).toBeVisible();
  await page.goto("/interviews/responses?contact=no_show");
  await expect(page.getByRole("row", { name: "Rosa Delgado" })).toContainText("Didn't show up");
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Esta cita ya pasó" })).toBeVisible();
  await context.close();
});
