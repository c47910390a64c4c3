import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { responsePath } from "#lib/domain/core/routes";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { databaseOf } from "../support/database.ts";
import { givePlan } from "../support/plans.ts";
import { type Stack, stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import {
  answerInWriting,
  openWorkspace,
  signInByRequest,
  type Workspace,
} from "../support/workspace.ts";

/** The stand-in of Knit and the ATS behind it. */
const knitAt = ({ port }: Stack) => `http://127.0.0.1:${port + 2}/knit`;

/** The next calls of a tool fail, until somebody lets them work. */
async function letFail(page: Page, place: Stack, kind: string, tool: string, left = 1) {
  await page.request.post(`${knitAt(place)}/fault`, {
    form: { kind, tool, left: String(left) },
  });
}

/** The page on both widths, for people to look at. */
async function looksLike(page: Page, name: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true });
  }
}

async function answered(place: Stack, { interview }: Workspace, name: string): Promise<string> {
  const [question] = await databaseOf(place).rows(`questions?interview_id=eq.${interview.key}`);
  const { attemptId } = await answerInWriting(place.appUrl, interview, String(question?.id), name);
  return attemptId;
}

test.describe.configure({ mode: "serial" });

test("An owner connects an ATS, links a job, and candidates arrive there once", async ({
  page,
}) => {
  const place = await stack();
  const owner = await openWorkspace(place.appUrl, "Bright Cleaning");
  await givePlan(owner, "LAUNCH");
  await signInByRequest(page, owner);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Integrations" }).click();
  await expect(page.getByRole("heading", { name: ATS_TEXTS.gateTitle })).toBeVisible();

  await givePlan(owner, "SCALE");
  await page.reload();
  await page.getByRole("button", { name: "Connect an Integration" }).click();
  await page.getByRole("button", { name: "Greenhouse" }).click();
  await expect(page.getByRole("heading", { name: "Your ATS is now connected" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Integration" })).toBeVisible();

  await page.goto(`/interviews/edit/${owner.interview.id}`);
  await page.getByRole("button", { name: "Choose a job" }).click();
  await page.getByLabel("Job in Greenhouse").selectOption("Night cleaner");
  await page.getByRole("button", { name: "Link job" }).click();
  await expect(page.getByText("sent to “Night cleaner” in Greenhouse")).toBeVisible();

  // One of her own for each try: the ATS keeps what an earlier one sent.
  const name = `Ines ${randomUUID().slice(0, 8)}`;
  const first = await answered(place, owner, name);
  await page.goto(responsePath(first));
  await expect(page.getByText(/PDFs arrived in Greenhouse on/)).toBeVisible();
  await page.getByRole("link", { name: "Sent to Greenhouse" }).click();
  await expect(page.getByRole("region", { name: "Greenhouse · Night cleaner" })).toBeInViewport();
  await looksLike(page, "ats-response");
  const there = await page.context().newPage();
  await there.goto(knitAt(place));
  const row = there.getByRole("listitem").filter({ hasText: `${name} · Night cleaner` });
  await expect(row.getByRole("link")).toHaveText([/_analysis\.pdf$/, /_transcript\.pdf$/]);
  const file = await page.request.get(
    new URL((await row.getByRole("link").first().getAttribute("href")) ?? "", there.url()).href,
  );
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await letFail(page, place, "truncated", "ats.application.attachment.add");
  const second = await answered(place, owner, "Omar Diaz");
  await page.goto(responsePath(second));
  await expect(page.getByText("may have arrived too, but Greenhouse didn't confirm")).toBeVisible();
  await page.goto("/integrations");
  await page.getByRole("link", { name: "Omar Diaz" }).click();
  const sent = page.waitForResponse(/ats-delivery/);
  const delivery = page.getByRole("region", { name: "Greenhouse · Night cleaner" });
  await delivery.getByRole("button", { name: "Send the analysis again" }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText(/PDFs arrived in Greenhouse on/)).toBeVisible();

  await page.goto("/integrations");
  await page.getByRole("button", { name: "Edit Integration" }).click();
  await page.getByRole("button", { name: "Deactivate Greenhouse" }).click();
  await expect(page.getByRole("heading", { name: ATS_TEXTS.none })).toBeVisible();
  const [company] = await databaseOf(place).rows(
    `company_profiles?willo_company_key=not.is.null&company_name=eq.Bright%20Cleaning&order=created_at.desc&limit=1`,
  );
  expect(company).toMatchObject({ knit_integration_id: null, knit_app_id: null });
});

test("A session that can't be opened is said, and a connection that ended at Knit is over", async ({
  page,
}) => {
  const place = await stack();
  const owner = await openWorkspace(place.appUrl, "Ended Crew");
  await givePlan(owner, "SCALE");
  await signInByRequest(page, owner);
  await letFail(page, place, "500", "auth.createSession", 1000);
  await page.goto("/integrations");
  await expect(page.getByText("Authentication failed: 502")).toBeVisible();
  await page.request.post(`${knitAt(place)}/work`);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Connect an Integration" }).click();
  await page.getByRole("button", { name: "Lever", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your ATS is now connected" })).toBeVisible();

  const there = await page.context().newPage();
  await there.goto(knitAt(place));
  const lever = there.locator("section").filter({ hasText: "Lever" }).last();
  await lever.getByRole("button", { name: "End this connection at Knit" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: ATS_TEXTS.none })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
});

test("A save that failed is tried again, and an ATS that lets us in no more says so until it does", async ({
  page,
}) => {
  const place = await stack();
  const owner = await openWorkspace(place.appUrl, "Refused Crew");
  await givePlan(owner, "SCALE");
  await signInByRequest(page, owner);
  await page.goto("/integrations");
  await page.getByRole("button", { name: "Connect an Integration" }).click();
  await letFail(page, place, "500", "integration.details");
  await page.getByRole("button", { name: "Zoho" }).click();
  await expect(page.getByText("Your ATS can't be reached right now")).toBeVisible();
  await looksLike(page, "ats-unsaved");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Your ATS is now connected" })).toBeVisible();
  await expect(page.getByText("Zoho keeps only one document")).toBeVisible();

  await page.goto(`/interviews/edit/${owner.interview.id}`);
  await page.getByRole("button", { name: "Choose a job" }).click();
  const job = page.getByLabel("Job in Zoho");
  await job.selectOption("Night cleaner");
  await page.getByRole("button", { name: "Link job" }).click();
  await expect(page.getByText("sent to “Night cleaner” in Zoho")).toBeVisible();

  await letFail(page, place, "401", "ats.candidates.search", 1000);
  const attemptId = await answered(place, owner, "Rosa Lund");
  await page.goto(responsePath(attemptId));
  await expect(page.getByText("Zoho refused the connection.")).toBeVisible();
  await page.goto("/integrations");
  await expect(
    page.getByRole("heading", { name: "Zoho is refusing the connection" }),
  ).toBeVisible();
  await expect(page.getByText("Your ATS is now connected")).toBeHidden();
  await looksLike(page, "ats-refused");
  await page.request.post(`${knitAt(place)}/work`);
  await page.getByRole("button", { name: "Edit Integration" }).click();
  await page.getByRole("button", { name: "Sign in again to Zoho" }).click();
  await expect(page.getByRole("heading", { name: "Your ATS is now connected" })).toBeVisible();
  await page.goto(responsePath(attemptId));
  await expect(page.getByRole("link", { name: "Sent to Zoho" })).toBeVisible();

  // Another job: who was sent stays, and goes on by a press alone.
  await page.goto(`/interviews/edit/${owner.interview.id}`);
  await page.getByRole("button", { name: "Choose another job" }).click();
  await job.selectOption("Crew lead");
  await expect(page.getByText("Candidates already sent to “Night cleaner”")).toBeVisible();
  await looksLike(page, "ats-relink");
  await page.getByRole("button", { name: "Link job" }).click();
  await expect(page.getByText("sent to “Crew lead” in Zoho")).toBeVisible();
  await page.goto(responsePath(attemptId));
  await expect(page.getByText("What was sent to “Night cleaner” stays there.")).toBeVisible();
  await looksLike(page, "ats-moved");
  await page.getByRole("button", { name: "Send to the new job" }).click();
  await expect(page.getByRole("region", { name: "Zoho · Crew lead" })).toContainText("arrived in");
});
