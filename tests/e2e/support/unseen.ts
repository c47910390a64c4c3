import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { z } from "zod";
import { localSecrets } from "#local/launcher/secrets";
import { readPlaces, serverSettings } from "#local/launcher/settings";
import { subscriptionOf } from "./billing.ts";
import type { Stack } from "./stack.ts";
import type { Workspace } from "./workspace.ts";

export const begun = z.object({ clientSecret: z.string() });
const run = promisify(execFile);

/** What an operator reads; 1 says that somebody was named. */
const outcome = z.object({ stdout: z.string(), code: z.literal(1).optional() });

/** The command as an operator runs it, with the settings of the running server. */
export async function reconcile({ port, dataDir }: Stack): Promise<string> {
  const places = readPlaces({ PORT: String(port), DATA_DIR: dataDir }, false);
  const settings = serverSettings(places, localSecrets(dataDir), "{}");
  const done = run("npm", ["run", "stripe:reconcile"], {
    cwd: resolve(import.meta.dirname, "../../.."),
    env: { ...process.env, ...settings },
  });
  return outcome.parse(await done.catch((failed: unknown) => failed)).stdout;
}

async function atStripe({ port }: Stack, path: string, body: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port + 2}/stripe/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).not.toHaveProperty("error");
}

/** A plan that was paid for, while no event about it, or about anything after it, ever arrives. */
export async function paidUnseen(
  place: Stack,
  workspace: Workspace,
  number: string,
): Promise<void> {
  const checkout = { lookup_key: "launch_monthly" };
  const { clientSecret } = begun.parse(
    await workspace.visitor.send("POST", "/api/stripe/checkout", checkout),
  );
  const { customer_id } = await subscriptionOf(workspace, place);
  await atStripe(place, "switches", { customer: customer_id, copies: 0 });
  const card = { number, expMonth: 12, expYear: 2034, confirmed: false };
  await atStripe(place, `checkout/${clientSecret}`, card);
}

/** The mails to somebody in the local inbox whose subject is this. */
export async function mailed({ inboxUrl }: Stack, to: string, subject: string): Promise<number> {
  const page = await (await fetch(`${inboxUrl}?to=${encodeURIComponent(to)}`)).text();
  return page.split(`<strong>${subject}</strong>`).length - 1;
}
