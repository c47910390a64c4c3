import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readComparison } from "#lib/data/results/comparison";
import { chosenPieces, listPieces } from "#lib/data/results/result-pieces";
import { listResults, readListFacts } from "#lib/data/results/results";
import { resultsFile } from "#lib/data/results/results-file";
import { sharedQuestions } from "#lib/domain/results/comparison";
import {
  RESULT_SORTS,
  type ResultQuery,
  type ResultSort,
  wholeList,
} from "#lib/domain/results/result-query";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type HiringCompany,
  ok,
  signUpHiringCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";

const NAMES = ["bea", "Ana Flores", "=HYPERLINK(0)", "Zoë", "ana flores"];

describe.each([ENGINE])("A candidates list on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: Person["client"];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
    for (const [index, name] of NAMES.entries()) {
      const attempt = await startAttempt(db, company.interview);
      await db.sql("update public.interview_attempts set candidate_name = $2 where id = $1", [
        ...[attempt.id, name],
      ]);
      if (index % 2 === 0) await submitAndScore(db, attempt);
      else ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id }));
    }
  });
  afterAll(() => db.close());

  const whole = async (sort: ResultSort) => (await listResults(owner, wholeList(sort))).rows;

  it.each(RESULT_SORTS)("in the order '%s' is the same by twos, onwards and back", async (sort) => {
    const all = (await whole(sort)).map(({ id }) => id);
    expect(all).toHaveLength(6);
    const walk = async (side: "after" | "before", from: ResultQuery["cursor"]) => {
      const pages: string[][] = [];
      let cursor = from;
      for (;;) {
        const page = await listResults(owner, { ...wholeList(sort), cursor }, {}, 2);
        pages.push(page.rows.map(({ id }) => id));
        const key = side === "after" ? page.next : page.previous;
        if (key === null) return { pages, page };
        cursor = { side, key };
      }
    };
    const there = await walk("after", null);
    expect(there.pages.flat()).toEqual(all);
    const { previous } = there.page;
    const back = await walk("before", previous === null ? null : { side: "before", key: previous });
    expect(back.pages.reverse().flat()).toEqual(all.slice(0, 4));
  });

  it.each([
    [{ day: "saturday", part: null }, 1],
    [{ day: "monday", part: "night" }, 1],
    [{ day: null, part: "morning" }, 0],
    [{ mustHaves: "none" }, 6],
    [{ mustHaves: "let_in" }, 0],
  ] as const)("holds whoever can work then, or met the must-haves: %j", async (filter, count) => {
    const [first, second] = await whole("newest");
    await db.sql("update public.interview_attempts set availability = $2 where id = $1", [
      ...[first?.id ?? "", `${"0".repeat(20)}01000000`],
    ]);
    await db.sql("update public.interview_attempts set availability = $2 where id = $1", [
      ...[second?.id ?? "", `0001${"0".repeat(24)}`],
    ]);
    const query = { ...wholeList("newest"), ...filter };
    expect((await listResults(owner, query)).rows).toHaveLength(count);
    expect((await readListFacts(owner, query)).total).toBe(count);
  });

  it("puts one name's people next to each other, whatever their letters' case", async () => {
    const names = (await whole("name")).map(({ name }) => name);
    const at = names.indexOf("Ana Flores");
    expect(names.slice(at, at + 3).map((name) => name.toLowerCase())).toEqual([
      "ana flores",
      "ana flores",
      "ana flores",
    ]);
  });

  it.each([
    [{ status: "Hired" }, 1],
    [{ status: "Rejected" }, 0],
    [{ qualified: "yes" }, 4],
    [{ qualified: "no" }, 0],
    [{ rating: "good" }, 4],
    [{ rating: "rated" }, 4],
    [{ rating: "none" }, 2],
    [{ rating: "good", status: "Hired" }, 1],
    [{ interview: "00000000-0000-4000-8000-000000000001" }, 0],
  ] as const)("narrowed by %j has %i, and says so", async (filters, count) => {
    const query = { ...wholeList("name"), ...filters };
    expect((await listResults(owner, query)).rows).toHaveLength(count);
    expect((await readListFacts(owner, query)).total).toBe(count);
  });

  it("as a file has every row and no formula", async () => {
    let file = "";
    const site = "https://rolecall.example";
    for await (const piece of resultsFile(owner, listPieces(owner, wholeList("name"), {}), site))
      file += piece;
    expect(file.trim().split("\r\n")).toHaveLength(7);
    expect(file).toMatch(
      /,7\.5,,,,,,,"https:\/\/rolecall\.example\/interviews\/responses\/[0-9a-f-]{36}"/,
    );
    for (const sort of ["name", "name-z"] as const) {
      const asked = (await whole(sort)).map(({ id }) => id);
      const chosen: string[] = [];
      for await (const piece of chosenPieces(owner, asked))
        chosen.push(...piece.map(({ id }) => id));
      expect(chosen).toEqual(asked);
    }
    expect(file).toContain(`"'=HYPERLINK(0)"`);
  });

  it("puts candidates side by side, in the order that was asked for, and none to a stranger", async () => {
    const ids = (await whole("name")).slice(0, 3).map(({ id }) => id);
    const candidates = await readComparison(owner, ids);
    expect(candidates.map(({ id }) => id)).toEqual(ids);
    expect(sharedQuestions(candidates).map(({ number }) => number)).toEqual([1, 2]);
    expect(await readComparison(stranger, ids)).toEqual([]);
  });
});
