import { expect, type Page, test } from "@playwright/test";
import { responsePath } from "#lib/domain/site/routes";
import { databaseOf } from "./support/database.ts";
import { givePlan } from "./support/plans.ts";
import { type Stack, stack } from "./support/stack.ts";
import {
  answerInWriting,
  openWorkspace,
  signInByRequest,
  type Workspace,
} from "./support/workspace.ts";

/** The stand-in of Knit and the ATS behind it. */
const knitAt = ({ port }: Stack) => `http://127.0.0.1:${port + 2}/knit`;

/** The next calls of a tool fail, until somebody lets them work. */
async function letFail(page: Page, place: Stack, kind: string, tool: string, left = 1) {
  await page.request.post(`${knitAt(place)}/fault`, {
    form: { kind, tool, left: String(left) },
  });
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
  await expect(
    page.getByRole("heading", { name: "Scale Your Hiring with Powerful ATS Integrations" }),
  ).toBeVisible();

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

  const first = await answered(place, owner, "Ines Rowe");
  await page.goto(responsePath(first));
  await expect(page.getByText(/PDFs arrived in Greenhouse on/)).toBeVisible();
  const there = await page.context().newPage();
  await there.goto(knitAt(place));
  const row = there.getByRole("listitem").filter({ hasText: "Ines Rowe · Night cleaner" });
  await expect(row.getByRole("link")).toHaveText([/_analysis\.pdf$/, /_transcript\.pdf$/]);
  const file = await page.request.get(
    new URL((await row.getByRole("link").first().getAttribute("href")) ?? "", there.url()).href,
  );
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await letFail(page, place, "truncated", "ats.application.attachment.add");
  const second = await answered(place, owner, "Omar Diaz");
  await page.goto(responsePath(second));
  await expect(page.getByText("may have arrived, but Greenhouse didn't confirm")).toBeVisible();
  await page.goto("/integrations");
  await page.getByRole("link", { name: "Omar Diaz" }).click();
  const sent = page.waitForResponse(/ats-delivery/);
  const delivery = page.getByRole("region", { name: "Greenhouse · Night cleaner" });
  await delivery.getByRole("button", { name: "Send again" }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText(/PDFs arrived in Greenhouse on/)).toBeVisible();

  await page.goto("/integrations");
  await page.getByRole("button", { name: "Edit Integration" }).click();
  await page.getByRole("button", { name: "Deactivate Greenhouse" }).click();
  await expect(page.getByRole("heading", { name: "No integrations connected yet." })).toBeVisible();
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
    await expect(page.getByRole("heading", { name: "No integrations connected yet." })).toBeVisible(
      { timeout: 3000 },
    );
  }).toPass();
});
