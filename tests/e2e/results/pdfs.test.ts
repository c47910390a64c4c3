import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { PDF_TYPES, type PdfType } from "#lib/domain/results/pdf";
import { A_PERSON_DECIDES } from "#lib/domain/results/results";
import { databaseOf } from "../support/database.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { expectTooltip } from "../support/tooltip.ts";
import {
  answerInWriting,
  openWorkspace,
  signInByRequest,
  type Workspace,
} from "../support/workspace.ts";

const LOCKED = "Upgrade to Launch to unlock this feature";

async function wordsOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/g, " ");
}

async function answered(): Promise<{ owner: Workspace; attemptId: string }> {
  const place = await stack();
  const owner = await openWorkspace(place.appUrl, `Paper ${crypto.randomUUID().slice(0, 8)}`);
  const { key } = owner.interview;
  const [question] = await databaseOf(place).rows(`questions?interview_id=eq.${key}&select=id`);
  const { attemptId } = await answerInWriting(place.appUrl, { key }, String(question?.id));
  return { owner, attemptId };
}

const address = (attemptId: string, type: string, name = "Ines_Rowe") =>
  `/api/pdf/download/${name}.pdf?responseId=${attemptId}&type=${type}`;

test("A PDF is opened by the plan, on the server, for its owner only", async () => {
  const { owner, attemptId } = await answered();
  const get = (path: string) => owner.visitor.fetch(path);
  for (const type of PDF_TYPES) {
    const refused = await get(address(attemptId, type));
    expect(refused.status).toBe(403);
    const text = await refused.text();
    expect(JSON.parse(text).error.message).toBe(LOCKED);
    expect(text).not.toMatch(/%PDF|Ines/);
  }

  await givePlan(owner, "LAUNCH");
  const place = await stack();
  await expect
    .poll(async () => {
      const [row] = await databaseOf(place).rows(
        `interview_attempts?id=eq.${attemptId}&select=evaluation_state`,
      );
      return row?.evaluation_state;
    })
    .toBe("done");
  const read = async (type: PdfType) => {
    // Whatever name an old link has: the answer is named after whom it is about.
    const answer = await get(address(attemptId, type, "Somebody_else"));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "x-frame-options": "SAMEORIGIN",
      "x-content-type-options": "nosniff",
      "content-security-policy": "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    });
    expect(answer.headers.get("content-disposition")).toMatch(
      new RegExp(`^inline; filename="Ines_Rowe_Cleaner_at_Paper_[0-9a-f]+_${type}\\.pdf"`),
    );
    return wordsOf(new Uint8Array(await answer.arrayBuffer()));
  };
  const analysis = await read("analysis");
  expect(analysis).toContain("Ines Rowe");
  expect(analysis).toMatch(/Scored by Rolecall.s built-in rules/);
  expect(analysis).toMatch(/“[^”]*(apologized|windows|thanked)[^”]*”/);
  expect(analysis).toContain(A_PERSON_DECIDES);
  const transcript = await read("transcript");
  expect(transcript).toContain("1. Tell us about a hard day.");
  expect(transcript).toContain("found streaks on every window an hour before her guests came");

  expect((await get(address(attemptId, "photograph"))).status).toBe(400);
  expect((await get(address("not-an-id", "analysis"))).status).toBe(400);
  expect((await get(address(crypto.randomUUID(), "analysis"))).status).toBe(404);

  await givePlan(owner, null);
  expect((await get(address(attemptId, "analysis"))).status).toBe(403);
  await givePlan(owner, "SCALE");
  await owner.visitor.fetch(`/api/attempts/${attemptId}`, { method: "DELETE" });
  expect((await get(address(attemptId, "analysis"))).status).toBe(404);
});

test("An employer is told of the plan, then looks at the analysis and saves it", async ({
  page,
}) => {
  const { owner, attemptId } = await answered();
  await signInByRequest(page, owner);
  await page.goto(`/interviews/responses/${attemptId}`);
  const button = page.getByRole("button", { name: "View Analysis PDF" });
  await expectTooltip(button, LOCKED);
  await button.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await givePlan(owner, "LAUNCH");
  await page.reload();
  const refusals: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (/Content Security Policy|Refused to/.test(text)) refusals.push(text);
  });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Interview analysis" });
  await expect(dialog).toBeVisible();
  const shows = await page.evaluate(() => navigator.pdfViewerEnabled);
  if (shows) await expect(dialog.locator("iframe")).toHaveAttribute("src", /type=analysis$/);
  else await expect(dialog.getByText(/can't show the PDF here/)).toBeVisible();
  await expect(dialog.getByText("Loading the PDF...")).toHaveCount(0);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Download" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Ines_Rowe_Cleaner_at_Paper_\w+_analysis\.pdf$/);
  expect(await wordsOf(await readFile(await saved.path()))).toContain("Ines Rowe");
  expect(refusals).toEqual([]);
});
