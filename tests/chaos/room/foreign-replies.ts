import type { Route } from "@playwright/test";
import type { Case } from "./case.ts";
import { arrivedAnswers, arrivedSeconds, playable, takesOnDevice } from "./kept.ts";
import { begin, m, press, record } from "./steps.ts";

const html = { contentType: "text/html", body: "<h1>Sign in to this network</h1>" };

/** What filters, proxies and cafés answer in the server's place. */
const REPLIES = [
  { status: 200, ...html },
  { status: 200, contentType: "application/json", body: "{}" },
  { status: 401, ...html },
  { status: 403, ...html },
  { status: 404, ...html },
  { status: 405, ...html },
  { status: 413, ...html },
] as const;

/** A network answers the first piece of a recording, and others, in the server's place; the session may be lost too. */
export const foreignReplies: Case = {
  name: "foreign replies",
  async run(moment) {
    const { random, rooms } = moment;
    const page = await moment.newBrowser().open();
    const share = random.between(0, 0.4);
    const shutOut = random.next() < 0.5;
    const replies: string[] = [];
    await begin(moment, page, rooms.filmed);
    await page.route("**/api/room/**", async (route: Route) => {
      const method = route.request().method();
      const first = method === "PATCH" && !replies.some((reply) => reply.startsWith(method));
      if (!first && random.next() >= share) return route.fallback();
      const reply = random.pick(REPLIES[0], ...REPLIES.slice(1));
      replies.push(`${method} ${reply.status}`);
      return route.fulfill(reply);
    });
    await record(page);
    await page.waitForTimeout(random.between(2000, 5000));
    await press(page, m.video.stop);
    await page.getByText(m.video.reviewTitle, { exact: true }).waitFor();
    const [take] = await takesOnDevice(page);
    const seconds = take ? await playable(take.bytes) : 0;
    if (shutOut) await page.context().clearCookies();
    await press(page, m.video.use);
    await page.getByText(m.video.sentAway).waitFor({ timeout: 180_000 });
    const same = (await arrivedAnswers(moment)).some(({ media }) => media?.id === take?.id);
    const arrived = await arrivedSeconds(moment);
    return {
      lost: Number(!same || seconds === 0 || arrived < seconds - 0.1),
      seconds: null,
      doubled: 0,
      what: `${replies.length} foreign (${replies.slice(0, 4).join(", ")})${shutOut ? ", session lost" : ""}: ${arrived.toFixed(2)} of ${seconds.toFixed(2)} s`,
    };
  },
};
