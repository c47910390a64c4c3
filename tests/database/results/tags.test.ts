import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readCopy } from "#lib/data/private/private-page";
import { findResult } from "#lib/data/results/result-detail";
import { chosenPieces } from "#lib/data/results/result-pieces";
import { listResults, readListFacts } from "#lib/data/results/results";
import { resultsFile } from "#lib/data/results/results-file";
import { listTags, tagAttempts } from "#lib/data/results/tags-and-assignments";
import { wholeList } from "#lib/domain/results/result-query";
import { MAX_TAGS, TAG_LIMIT } from "#lib/domain/results/tags";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import {
  createInterview,
  type HiringCompany,
  ok,
  signUpHiringCompany,
  startAttempt,
} from "../support/people.ts";
import { rest } from "../support/rest.ts";

describe.each([ENGINE])("Tags of candidates, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let ids: string[] = [];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    const other = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: other.id }));
    ids = [company.attempt.id, other.id];
  });
  afterAll(() => db.close());

  const tagsOf = async (id = ids[0] ?? "") => (await findResult(owner, id))?.tags;
  const listed = async (tag: string) => {
    const query = { ...wholeList("newest"), tag };
    const { total } = await readListFacts(owner, query);
    const { rows } = await listResults(owner, query, { departmentKey: company.departmentKey });
    expect(rows).toHaveLength(total);
    return rows.map(({ id }) => id);
  };

  it("are put on many at once and taken away, written as the company wrote them first", async () => {
    expect(await tagAttempts(owner, ids, { tag: " Night shift ", on: true })).toMatchObject({
      holds: 2,
    });
    expect(await tagAttempts(owner, ids, { tag: "NIGHT SHÍFT", on: true })).toMatchObject({
      holds: 2,
    });
    expect(await tagsOf()).toEqual(["Night shift"]);
    expect(await listTags(owner)).toEqual(["Night shift"]);
    expect(
      await tagAttempts(owner, ids.slice(0, 1), { tag: "night shift", on: false }),
    ).toMatchObject({ holds: 1 });
    expect(await tagsOf()).toEqual([]);
    expect(await listed("Night shift")).toEqual(ids.slice(1));
    expect((await readListFacts(owner, wholeList("newest"))).tags).toEqual(["Night shift"]);
    let file = "";
    for await (const piece of resultsFile(owner, chosenPieces(owner, ids), "")) file += piece;
    expect(file).toContain("Night shift");
  });

  it("end at a number, and are short words of one line whoever writes them", async () => {
    const [id = ""] = ids;
    for (let at = 0; at < MAX_TAGS; at++) {
      expect(await tagAttempts(owner, [id], { tag: `tag ${at}`, on: true })).toMatchObject({
        holds: 1,
      });
    }
    // Who is gone by then isn't one with no place for it.
    const people = [...ids, randomUUID()];
    expect(await tagAttempts(owner, people, { tag: "one more", on: true })).toEqual({
      holds: 1,
      full: 1,
    });
    expect(await tagsOf()).toHaveLength(MAX_TAGS);
    expect(await listTags(owner)).toHaveLength(MAX_TAGS + 2);
    for (const p_tag of [" \u200b ", "two\nlines", "x".repeat(TAG_LIMIT + 1)]) {
      const answer = await owner.rpc("tag_attempts", {
        p_attempts: ids.slice(1),
        p_tag,
        p_on: true,
      });
      expect(answer.error?.code).toBe("23514");
    }
  });

  it("narrow a list whatever characters they have", async () => {
    for (const tag of ['a, "b" {c} \\', "null", "{x}"]) {
      await tagAttempts(owner, ids.slice(1), { tag, on: true });
      expect(await listed(tag)).toEqual(ids.slice(1));
      await tagAttempts(owner, ids.slice(1), { tag, on: false });
      expect(await listed(tag)).toEqual([]);
    }
  });

  it("are never nothing: a tag of null would stand in everybody's list", async () => {
    const wish = { p_attempts: ids.slice(1), p_tag: "Van", p_on: true };
    for (const none of [{ p_tag: null }, { p_on: null }]) {
      const answer = await rest(db, company.owner, "POST", "rpc/tag_attempts", {
        ...wish,
        ...none,
      });
      expect(answer.code).toBe("23514");
    }
  });

  it("are managers' to write and viewers' to read, of the interviews that are theirs", async () => {
    const wish = { tag: "Van", on: true };
    const manager = await join(db, company, { role: "manager" });
    expect(await tagAttempts(manager.client, ids.slice(1), wish)).toMatchObject({ holds: 1 });
    const viewer = await join(db, company, { role: "viewer" });
    await expect(tagAttempts(viewer.client, ids, wish)).rejects.toThrow();
    expect(await listTags(viewer.client)).not.toEqual([]);
    const elsewhere = await createInterview(db, company);
    const limited = await join(db, company, { role: "viewer", interviews: [elsewhere.id] });
    expect(await listTags(limited.client)).toEqual([]);
    const stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
    expect(await tagAttempts(stranger, ids, wish)).toMatchObject({ holds: 0 });
    expect(await listTags(stranger)).toEqual([]);
  });

  it("are in no copy for the candidate, and gone with them", async () => {
    const [, id = ""] = ids;
    expect(await tagsOf(id)).toContain("Van");
    expect(JSON.stringify(await readCopy(db.service(), id))).not.toContain("Van");
    ok(await owner.rpc("tag_attempts", { p_attempts: [id], p_tag: "Only theirs", p_on: true }));
    await db.sql("delete from public.interview_attempts where id = $1", [id]);
    expect(await listTags(owner)).not.toContain("Only theirs");
  });
});
