import { expect, type Page } from "@playwright/test";
import type { RoomState } from "#lib/domain/room/room";
import type { LanguageCode } from "#lib/domain/text/languages";
import { CATALOGS, type Catalog } from "#lib/messages/catalogs";
import { LIMIT_MS } from "./limit.ts";

/** The room's texts in a language. */
export function textsIn(language: LanguageCode): Catalog {
  return CATALOGS[language];
}

/** What the room says in English, in which most journeys are. */
export const EN = textsIn("en");

type Beginning = {
  name?: string;
  email?: string;
  ai?: boolean;
  /** Skip the device check, or stay at it. */
  check?: "skip" | "leave";
  /** In which language; another one than the interview's is chosen at the door. */
  language?: LanguageCode;
};

/** From the link through notice and details to the first question. */
export async function beginInterview(
  page: Page,
  key: string,
  person: Beginning = {},
): Promise<void> {
  const { language = "en" } = person;
  await page.goto(`/i/${key}`);
  if (language !== "en") await page.getByRole("combobox").selectOption(language);
  await press(page, textsIn(language).welcome.start);
  await agree(page, person);
}

/** From the notice to the first question. */
export async function agree(
  page: Page,
  {
    name = "Maria Lopez",
    email = "maria@example.com",
    ai = true,
    check = "skip",
    language = "en",
  }: Beginning = {},
): Promise<void> {
  const m = textsIn(language);
  await page.getByRole("radio", { name: ai ? m.consent.withAi : m.consent.withoutAi }).check();
  await page.getByRole("checkbox", { name: m.consent.agree }).check();
  await press(page, m.consent.next);
  await page.getByLabel(m.details.name).fill(name);
  await page.getByLabel(m.details.email).fill(email);
  await press(page, m.details.next);
  const skip = page.getByRole("button", { name: m.check.skip });
  const question = page.getByText(m.question.label.replace("{current}", "1").split("{")[0] ?? "");
  await expect(skip.or(question)).toBeVisible();
  if (check === "leave") return;
  if (await skip.isVisible()) await skip.click();
  await expect(question).toBeVisible();
}

/** Presses the button that has just these words. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Turns the camera on and begins recording without waiting for the thinking time. */
export async function startRecording(page: Page, language: LanguageCode = "en"): Promise<void> {
  const m = textsIn(language).video;
  const ask = page.getByRole("button", { name: m.ask });
  const start = page.getByRole("button", { name: m.start, exact: true });
  await expect(ask.or(start)).toBeVisible();
  if (await ask.isVisible()) await ask.click();
  await start.click();
  await press(page, m.startNow);
  await expect(page.getByRole("button", { name: m.stop })).toBeVisible();
}

/** Ends the recording, and uses it after a look. */
export async function stopAndUse(page: Page): Promise<void> {
  await press(page, EN.video.stop);
  await press(page, EN.video.use);
}

/** Waits until the clock shows that at least this many seconds of the answer's minute are over. */
export async function speakFor(page: Page, seconds: number): Promise<void> {
  const left = async () => {
    const clock = (await page.getByRole("timer").textContent()) ?? "";
    const [, minutes, rest] = /(\d+):(\d+)/.exec(clock) ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  // The usual wait, and the time that is spoken: a quick machine's wait is shorter than a long answer.
  const timeout = LIMIT_MS / 2 + seconds * 1000;
  await expect.poll(left, { intervals: [100], timeout }).toBeLessThanOrEqual(60 - seconds);
}

/** The versions of a candidate's answers as they stand, by question id, as their room reads them. */
export async function reviewedVersions(page: Page, key: string): Promise<Record<string, string>> {
  const response = await page.request.get(`/api/room/${key}/attempt`);
  const { answers }: RoomState = await response.json();
  return Object.fromEntries(answers.map(({ questionId, version }) => [questionId, version]));
}
