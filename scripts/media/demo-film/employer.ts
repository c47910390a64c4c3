import type { Page } from "@playwright/test";
import { routes } from "#lib/domain/core/routes";
import type { Camera } from "../camera.ts";

type Say = (text: string) => void;

const MOST_WAITED_MS = 300_000;

/** From a trade's sample to a link in the clipboard. */
export async function create(page: Page, camera: Camera, say: Say): Promise<string> {
  await camera.show(() => page.goto("/industries/residential-cleaning"));
  say("Pick your trade. A sample interview is ready, and you can change every word of it.");
  await camera.press(page.getByRole("link", { name: "Use this interview" }).first());
  const title = page.getByLabel("Interview title", { exact: true });
  await title.waitFor();
  await camera.type(title, ", weekdays");
  await camera.press(page.getByRole("button", { name: "Next", exact: true }));
  say("Each question is answered on video or in writing. You choose.");
  await camera.scroll(600);
  await camera.press(page.getByRole("tab", { name: /Settings/ }));
  await camera.press(page.getByRole("button", { name: "Create Interview" }));
  await page.getByRole("heading", { name: /ready to share/ }).waitFor();
  say("That's it. Copy the link into your job post or a text message.");
  await camera.rest();
  await camera.press(page.getByRole("button", { name: "Copy" }).first());
  return page.getByLabel("Interview link").inputValue();
}

/** Until the answers have a score. */
export async function waitForScore(page: Page, name: string): Promise<void> {
  const end = Date.now() + MOST_WAITED_MS;
  while (Date.now() < end) {
    await page.goto(`${routes.candidates}?q=${encodeURIComponent(name)}`);
    const row = page.getByRole("row", { name: new RegExp(name) }).first();
    if (await row.getByRole("img", { name: /^Rating: \d/ }).isVisible()) return;
    await page.waitForTimeout(2_000);
  }
  throw new Error(`${name} has no score after five minutes.`);
}

/** From the ranked list to a decision. */
export async function decide(page: Page, camera: Camera, name: string, say: Say): Promise<void> {
  await camera.show(() => page.goto(`${routes.candidates}?sort=rating`));
  say("Everyone who answered is in one list, with the best rated first.");
  await camera.rest();
  const link = page
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("link")
    .first();
  const below = (await link.boundingBox())?.y ?? 0;
  if (below > 560) await camera.scroll(below - 400);
  await camera.press(link);
  await page.getByRole("heading", { name: "Overall rating" }).waitFor();
  say("A rating from 1 to 10, and beside it what they said, in their own words.");
  await camera.rest();
  await camera.scroll(520);
  say("Press a quote beside a number to jump to that moment in the recording.");
  await camera.press(page.getByRole("button", { name: /Play from/ }).first());
  await camera.rest();
  await camera.scroll(-2_000);
  say("A score is advice. The decision is yours, and it is kept with its reasons.");
  const status = page.getByRole("combobox", { name: `Status of ${name}` });
  await status.hover();
  await camera.rest();
  await status.selectOption("Hired");
  await camera.rest();
  await camera.rest();
}
