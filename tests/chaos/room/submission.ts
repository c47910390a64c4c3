import { expect } from "@playwright/test";
import { z } from "zod";
import type { Death, MortalBrowser } from "./browser.ts";
import type { Case, Moment } from "./case.ts";
import { arrivedAnswers, doDueWork } from "./kept.ts";
import {
  begin,
  comeBack,
  fillDetails,
  m,
  PATIENCE,
  passCheck,
  press,
  review,
  submitted,
  write,
} from "./steps.ts";

const ANSWER = "I listen first, then I go back the same day.";

/** Killed around the start or the submission: the link comes back to it, and it counts once, from elsewhere too. */
export const submission: Case = {
  name: "submitted",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const killedAt = random.pick("start", "submit", "submit");
    const death = random.pick<Death>("tab", "browser", "browser");
    const after = random.between(0, 1200);
    const again = random.next() < 0.3;

    let page = await browser.open();
    await fillDetails(moment, page, rooms.written);
    await press(page, m.details.next);
    if (killedAt === "start") {
      await page.waitForTimeout(after);
      await browser.die(page, death);
      page = await browser.open();
      // If the start had not reached the server, it is the same person's first.
      if (!(await comeBack(page, rooms.written))) await begin(moment, page, rooms.written);
    }
    await passCheck(page);
    await write(page, ANSWER);
    await review(page);
    await press(page, m.review.submit);
    let back = true;
    if (killedAt === "submit") {
      await page.waitForTimeout(after);
      await browser.die(page, death);
      page = await browser.open();
      back = await comeBack(page, rooms.written);
      if (back && !(await submitted(page).isVisible())) {
        await review(page);
        await press(page, m.review.submit);
      }
    }
    if (back) await expect(submitted(page)).toBeVisible(PATIENCE);
    if (again) await submitElsewhere(moment, moment.newBrowser());

    await doDueWork(moment);
    const { attempts, places } = await counted(moment);
    const kept = (await arrivedAnswers(moment)).every(
      ({ responses_text: text }) => text === ANSWER,
    );
    const wanted = again ? 2 : 1;
    return {
      lost: Number(!back || !kept || attempts < wanted),
      seconds: null,
      doubled: Math.max(0, attempts - wanted, places - 1),
      what: `${killedAt}, ${death} ${Math.round(after)} ms later${again ? ", again from elsewhere" : ""}: ${attempts} submitted, ${places} of the plan`,
    };
  },
};

/** The same address answers on another device. */
async function submitElsewhere(moment: Moment, browser: MortalBrowser): Promise<void> {
  const page = await browser.open();
  await begin(moment, page, moment.rooms.written);
  await write(page, ANSWER);
  await review(page);
  await press(page, m.review.submit);
  await expect(submitted(page)).toBeVisible(PATIENCE);
}

const rows = z.array(z.object({ id: z.string() }));

/** How many submissions this person has, and how many places of the plan they took. */
async function counted({ db, person }: Moment): Promise<{ attempts: number; places: number }> {
  const { data } = await db
    .from("interview_attempts")
    .select("id, candidates!inner(email)")
    .eq("candidates.email", person.email)
    .not("submitted_at", "is", null);
  const ids = rows.parse(data).map(({ id }) => id);
  const { count } = await db
    .from("attempt_ledger")
    .select("*", { count: "exact", head: true })
    .in("attempt_id", ids);
  return { attempts: ids.length, places: count ?? 0 };
}
