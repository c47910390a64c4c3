import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { invitesPath } from "#lib/domain/core/routes";
import { press, textsIn } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { hold } from "../support/hold.ts";
import { makeInterview, WRITTEN } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const m = textsIn("en");

/** An invitation that was sent: what its link carries, and whose interview it is to. */
async function inviteTo(key: string, email: string) {
  const database = databaseOf(await stack());
  const [interview] = await database.rows(
    `interviews?select=id,department&willo_interview_key=eq.${key}`,
  );
  const id = randomUUID();
  await database.add("invites", {
    id,
    interview_id: interview?.id,
    department_key: interview?.department,
    batch_id: randomUUID(),
    email,
    state: "sent",
  });
  const token = await database.call("invite_token", { p_invite: id });
  return { token: String(token), interviewId: String(interview?.id) };
}

test("Who is invited and faster than the page's script gets through welcome and consent, and begins", async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await openDashboard(owner);
  const key = await makeInterview(owner, [WRITTEN], { description: "Homes in pairs. ".repeat(60) });
  const letGo = await hold(page, "**/_next/static/**/*.js");
  const title = (name: string) => page.getByRole("heading", { level: 1, name });

  const invited = await inviteTo(key, "maria@work.example.com");
  await page.goto(`/i/${key}?invite=${invited.token}`, { waitUntil: "commit" });
  await press(page, m.welcome.showMore);
  await expect(page.getByRole("button", { name: m.welcome.showMore })).toBeHidden();
  await press(page, m.welcome.start);
  await expect(title(m.consent.title)).toBeVisible();
  await press(page, m.question.back);
  await expect(title("House cleaner")).toBeVisible();
  await press(page, m.welcome.start);

  await page.getByRole("radio", { name: m.consent.withoutAi }).check();
  await press(page, m.consent.next);
  await expect(page.getByText(m.consent.agreeMissing)).toBeVisible();
  await expect(page.getByText(m.consent.choiceMissing)).toBeHidden();
  await expect(page.getByRole("radio", { name: m.consent.withoutAi })).toBeChecked();
  await page.getByRole("checkbox").check();
  await press(page, m.consent.next);

  await expect(title(m.details.title)).toBeVisible();
  await page.getByLabel(m.details.name).fill("Maria Lopez");
  await expect(page.getByRole("button", { name: m.details.next })).toBeDisabled();
  letGo();
  await expect(page.getByRole("button", { name: m.details.next })).toBeEnabled();
  await page.getByLabel(m.details.email).fill("maria@example.com");
  await expect(page.getByLabel(m.details.name)).toHaveValue("Maria Lopez");
  await press(page, m.details.next);
  await expect(page.getByRole("heading", { name: WRITTEN.text })).toBeVisible();
  const attempt = await page.request.get(`/api/room/${key}/attempt`);
  expect(await attempt.json()).toMatchObject({ name: "Maria Lopez", aiAllowed: false });
  expect(await page.content()).not.toContain("work.example.com");
  await owner.goto(invitesPath(invited.interviewId));
  await expect(owner.getByRole("row", { name: /maria@work/ })).toContainText(
    "Started with another address",
  );
});

test("Nobody reaches the details without an agreement of their own", async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await openDashboard(owner);
  const key = await makeInterview(owner, [WRITTEN]);
  await page.goto(`/i/${key}?step=details&ai=yes`);
  await expect(page.getByRole("heading", { level: 1, name: m.consent.title })).toBeVisible();
  const form = { language: "en", ai: "yes", agree: "on" };
  const foreign = await page.request.post(`/api/room/${key}/consent`, {
    form,
    headers: { origin: "https://elsewhere.example" },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
});
