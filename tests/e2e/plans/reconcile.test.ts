import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { z } from "zod";
import { localSecrets } from "#local/launcher/secrets";
import { readPlaces, serverSettings } from "#local/launcher/settings";
import { letDaysPass, newCard, subscriptionOf } from "../support/billing.ts";
import type { Employer } from "../support/employer.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openWorkspace, type Workspace } from "../support/workspace.ts";

const run = promisify(execFile);
const begun = z.object({ clientSecret: z.string() });

/** What an operator reads; 1 says that somebody was named, as people of other tests may be. */
const outcome = z.object({ stdout: z.string(), code: z.literal(1).optional() });

/** The command as an operator runs it, with the settings of the running server. */
async function reconcile(): Promise<string> {
  const { port, dataDir } = await stack();
  const places = readPlaces({ PORT: String(port), DATA_DIR: dataDir }, false);
  const settings = serverSettings(places, localSecrets(dataDir), "{}");
  const done = run("npm", ["run", "stripe:reconcile"], {
    cwd: resolve(import.meta.dirname, "../../.."),
    env: { ...process.env, ...settings },
  });
  return outcome.parse(await done.catch((failed: unknown) => failed)).stdout;
}

async function atStripe(path: string, body: object): Promise<void> {
  const { port } = await stack();
  const answer = await fetch(`http://127.0.0.1:${port + 2}/stripe/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).not.toHaveProperty("error");
}

/** A plan that was paid for, and not one event of it, or of what comes after, ever arrives. */
async function paidUnseen(workspace: Workspace, number: string): Promise<void> {
  const checkout = { lookup_key: "launch_monthly" };
  const { clientSecret } = begun.parse(
    await workspace.visitor.send("POST", "/api/stripe/checkout", checkout),
  );
  const { customer_id } = await subscriptionOf(workspace);
  await atStripe("switches", { customer: customer_id, copies: 0 });
  const card = { number, expMonth: 12, expYear: 2034, confirmed: false };
  await atStripe(`checkout/${clientSecret}`, card);
}

const planState = async (employer: Employer) => {
  const { status, profile_plan } = await subscriptionOf(employer);
  return { status, plan: profile_plan };
};

/** The mails to somebody in the local inbox whose subject is this. */
async function mailed(to: string, subject: string): Promise<number> {
  const { inboxUrl } = await stack();
  const page = await (await fetch(`${inboxUrl}?to=${encodeURIComponent(to)}`)).text();
  return page.split(`<strong>${subject}</strong>`).length - 1;
}

test("The reconcile command repairs what no event told, and sends the mails once", async ({
  baseURL,
}) => {
  test.slow();
  const ends = "Your Rolecall trial ends soon";
  const failed = "Your payment for Rolecall failed";
  const dana = await openWorkspace(String(baseURL), "Unseen Cleaning");
  await paidUnseen(dana, newCard("failsLater"));
  expect(await planState(dana)).toEqual({ status: null, plan: null });
  expect(await reconcile()).toMatch(/^\d+ events had been missed/m);
  expect(await planState(dana)).toEqual({ status: "trialing", plan: "LAUNCH" });

  await letDaysPass(dana, 12);
  await reconcile();
  await expect.poll(() => mailed(dana.email, ends)).toBe(1);
  await letDaysPass(dana, 3);
  expect(await planState(dana)).toEqual({ status: "trialing", plan: "LAUNCH" });
  await reconcile();
  expect(await planState(dana)).toEqual({ status: "past_due", plan: "LAUNCH" });
  await expect.poll(() => mailed(dana.email, failed)).toBe(1);
  await reconcile();

  const other = await openWorkspace(String(baseURL), "Other Unseen Cleaning");
  await paidUnseen(other, newCard());
  await letDaysPass(other, 12);
  await reconcile();
  // Jobs run in their order: what a second run had queued would have been sent before this one.
  await expect.poll(() => mailed(other.email, ends)).toBe(1);
  expect([await mailed(dana.email, ends), await mailed(dana.email, failed)]).toEqual([1, 1]);
});
