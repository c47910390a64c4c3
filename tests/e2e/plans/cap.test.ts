import { expect } from "@playwright/test";
import { CAP_REACHED } from "#lib/domain/plans/billing-texts";
import { GUARDED_ADDRESSES } from "../support/access.ts";
import { type Database, databaseOf } from "../support/database.ts";
import { withIds } from "../support/guarded-address.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, type Workspace } from "../support/workspace.ts";

const HIDDEN = "Otto Verborgen";
const WORDS = "My own grandmother taught me to polish brass doorknobs with lemon and salt.";
const SECRETS = /Otto|Verborgen|doorknobs/;

/** A page as it comes to its owner, without what React writes between texts. */
const pageOf = async ({ visitor }: Workspace, path: string) =>
  (await (await visitor.fetch(path)).text()).replaceAll("&#x27;", "'").replace(/<!--[^>]*-->/g, "");

test.describe("A candidate above the cap", () => {
  let appUrl = "";
  let owner: Workspace;
  let database: Database;
  let ids: Record<string, string> = {};

  test.beforeAll(async () => {
    const place = await stack();
    appUrl = place.appUrl;
    database = databaseOf(place);
    // Without a plan one candidate is open, ever.
    owner = await openWorkspace(appUrl, `Capped Cleaning ${crypto.randomUUID().slice(0, 8)}`);
    const { id: interview, key } = owner.interview;
    const [row] = await database.rows(`questions?interview_id=eq.${key}&select=id`);
    const question = String(row?.id);
    await answerInWriting(appUrl, { key }, question);
    const { attemptId: attempt } = await answerInWriting(appUrl, { key }, question, HIDDEN, WORDS);
    const media = crypto.randomUUID();
    await database.add("media", {
      id: media,
      interview_attempt_id: attempt,
      question_id: question,
      object_key: `${attempt}/${media}.webm`,
      content_type: "video/webm",
      take: 1,
      state: "ready",
    });
    await database.add("accommodations", {
      interview_attempt_id: attempt,
      kinds: ["more_time"],
      note: "Otto reads slowly.",
    });
    ids = { interview, key, attempt, question, media };
  });

  for (const address of Object.values(GUARDED_ADDRESSES)) {
    for (const method of address.methods ?? ["GET"]) {
      // The owner may: it would take away what the next tests read.
      if (method === "DELETE" && address.path === "/api/interviews/{interview}") continue;
      test(`is not behind ${method} ${address.path}`, async () => {
        const answer = await owner.visitor.fetch(withIds(address.path, ids), {
          method,
          redirect: "manual",
          headers: { ...(address.body && { "content-type": "application/json" }) },
          ...(address.body && method !== "GET" && method !== "HEAD"
            ? { body: withIds(JSON.stringify(address.body), ids) }
            : {}),
        });
        expect(await answer.text()).not.toMatch(SECRETS);
        // What has an address of its own is not there at all.
        if (
          /^\/(api\/(attempts|media)|interviews\/responses)\/\{|^\/api\/pdf\/download/.test(
            address.path,
          )
        ) {
          expect(answer.status).toBe(404);
        }
      });
    }
  }

  for (const list of [
    "/interviews/responses?q=otto",
    "/interviews/responses?sort=name",
    "/interviews/responses?sort=rating-low",
    "/interviews/responses?page=2",
  ]) {
    test(`is not found at ${list}`, async () => {
      const answer = await owner.visitor.fetch(list);
      // The page says what was searched for; of the candidate it says nothing.
      expect((await answer.text()).replaceAll("otto", "")).not.toMatch(SECRETS);
    });
  }

  test("is in no answer of the database to the owner's own token", async () => {
    const ask = await database.as(owner);
    for (const path of [
      "interview_attempts?select=*,responses(*),media(*),accommodations(*)",
      "attempt_list?select=*",
      "candidates?select=*",
      "responses?select=*",
      "media?select=*",
      "accommodations?select=*",
      "interviews?select=id,interview_attempts(*)",
    ]) {
      const answer = await ask(`/rest/v1/${path}`);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect([path, SECRETS.test(text), text.includes(String(ids.attempt))]).toEqual([
        path,
        false,
        false,
      ]);
    }
    const counted = await ask("/rest/v1/interview_attempts?select=id", {
      method: "HEAD",
      headers: { prefer: "count=exact" },
    });
    // The one who is open: a count tells of nobody else.
    expect(counted.headers.get("content-range")).toMatch(/\/1$/);
    const file = `/storage/v1/object/authenticated/candidate-media/${ids.attempt}/${ids.media}.webm`;
    expect((await ask(file)).status).toBeGreaterThan(399);
  });

  test("waits as a number, and opens with its scores once there is a plan", async () => {
    const list = await pageOf(owner, "/interviews/responses");
    expect(list).toContain("Ines Rowe");
    const [, waiting = ""] =
      /aria-label="Waiting candidates"([\s\S]*?)<\/section>/.exec(list) ?? [];
    expect(waiting).toContain(CAP_REACHED);
    expect(waiting).toContain("1 candidate has answered and is waiting for you.");
    expect(list).not.toMatch(SECRETS);
    expect(await pageOf(owner, "/dashboard")).toContain('aria-label="Candidates used: 1 of 1"');

    const other = await openWorkspace(appUrl, "Growing Cleaning");
    const [row] = await database.rows(`questions?interview_id=eq.${other.interview.key}&select=id`);
    const answer = (name: string) =>
      answerInWriting(appUrl, other.interview, String(row?.id), name, WORDS);
    await answer("Ines Rowe");
    const { attemptId } = await answer(HIDDEN);
    const states = async () => {
      const [found] = await database.rows(
        `interview_attempts?id=eq.${attemptId}&select=evaluation_state,unlocked_at`,
      );
      return found;
    };
    expect(await states()).toEqual({ evaluation_state: "none", unlocked_at: null });
    await givePlan(other, "STARTER");
    await expect.poll(async () => (await states())?.evaluation_state).toBe("done");
    expect(await pageOf(other, `/interviews/responses/${attemptId}`)).toContain(HIDDEN);
    expect(await pageOf(other, "/dashboard")).toContain('aria-label="Candidates used: 2 of 10"');
  });
});
