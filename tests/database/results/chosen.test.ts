import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readChosenIds } from "#lib/data/results/bulk-choice";
import { chosenPieces, inListOrder } from "#lib/data/results/result-pieces";
import { resultsFile } from "#lib/data/results/results-file";
import { addShortlist, findShortlist } from "#lib/data/results/shortlists";
import { OTHERS_MATCH, pickedRow, TOO_MANY_PDFS } from "#lib/domain/results/bulk";
import type { ResultSort } from "#lib/domain/results/result-query";
import { RESULTS_CSV_HEAD } from "#lib/domain/results/results-csv";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import {
  createInterview,
  type HiringCompany,
  ok,
  signUpHiringCompany,
  startAttempt,
} from "../support/people.ts";

const PDFS = { most: 2, words: TOO_MANY_PDFS };
const MANY = { most: 50, words: "Fewer." };

describe.each([ENGINE])("Whom a choice is about, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let stranger: HiringCompany;
  let ids: string[];
  let elsewhere: string;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    await db.sql("update public.plan_caps set cap = 1000");
    company = await signUpHiringCompany(db, "Bright Cleaning");
    stranger = await signUpHiringCompany(db, "Other Cleaning");
    const other = await createInterview(db, company);
    const made = [];
    for (const interview of [company.interview, company.interview, other]) {
      const { id } = await startAttempt(db, interview);
      ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
      made.push(id);
    }
    ids = [company.attempt.id, ...made];
    elsewhere = made.at(-1) ?? "";
  });
  afterAll(() => db.close());

  const seenBy = ({ client }: Person) => ({ db: client, ownerId: company.owner.userId });
  const all = (
    expected: number,
    without: string[] = [],
    interview: string | null = null,
    address = "",
  ) => ({
    matching: { address, interview, expected, without, lookedAt: null },
  });
  async function linesOf(person: Person, chosen: readonly string[]) {
    let file = "";
    for await (const piece of resultsFile(person.client, chosenPieces(person.client, chosen), ""))
      file += piece;
    return file.slice(RESULTS_CSV_HEAD.length).split("\n").filter(Boolean).length;
  }

  it("all that match but for one make a shortlist and a file", async () => {
    const { owner } = company;
    const chosen = await readChosenIds(seenBy(owner), all(4, [elsewhere]), MANY);
    expect(chosen).toEqual(ids.slice(0, 3).reverse());
    const oldest = all(4, [elsewhere], null, "sort=oldest");
    expect(await readChosenIds(seenBy(owner), oldest, MANY)).toEqual(ids.slice(0, 3));
    const made = await addShortlist(owner.client, "Night crew", chosen);
    const list = await findShortlist(owner.client, made ?? "");
    expect(list?.people.map(({ id }) => id)).toEqual(chosen);
    expect(await linesOf(owner, chosen)).toBe(3);
  });

  it("more than can be done at once are refused in its words, and so are others than were seen", async () => {
    const asker = seenBy(company.owner);
    await expect(readChosenIds(asker, all(4), PDFS)).rejects.toThrow(TOO_MANY_PDFS);
    await expect(readChosenIds(asker, all(3), MANY)).rejects.toThrow(OTHERS_MATCH);
    expect(await readChosenIds(asker, all(4, ids.slice(2)), PDFS)).toHaveLength(2);
  });

  it("rows that were ticked come in the order of their list, not of the ticks", async () => {
    const { owner } = company;
    const [first = "", second = "", third = "", fourth = ""] = ids;
    const shown = { version: 0, override: 0 };
    const picked = [third, first, fourth, second].map((id) =>
      pickedRow({ id, status: "Pending", shown }),
    );
    const inOrder = (order?: ResultSort) =>
      readChosenIds(seenBy(owner), { picked, ...(order && { order }) }, MANY);
    expect(await inOrder("oldest")).toEqual(ids);
    expect(await inOrder("newest")).toEqual(ids.toReversed());
    expect(await inOrder()).toEqual([third, first, fourth, second]);
  });

  it("so many that several questions are asked are one order all the same", async () => {
    const strangers = Array.from({ length: 99 }, () => crypto.randomUUID());
    const [first = "", ...later] = ids;
    const asked = [...later.toReversed(), ...strangers, first];
    for (const order of ["oldest", "name"] as const)
      expect(await inListOrder(company.owner.client, asked, order)).toEqual([...ids, ...strangers]);
  });

  it("is read with the rights of who asks: a viewer's interviews, nobody of another company", async () => {
    const seat = { role: "viewer" as const, interviews: [company.interview.id] };
    const viewer = await join(db, company, seat);
    const theirs = await readChosenIds(seenBy(viewer), all(3), MANY);
    expect(theirs).not.toContain(elsewhere);
    expect(await linesOf(viewer, ids)).toBe(3);
    const { owner } = stranger;
    const asker = { db: owner.client, ownerId: owner.userId };
    expect(await readChosenIds(asker, all(0, [], company.interview.id), MANY)).toEqual([]);
    const shown = { version: 0, override: 0 };
    const picked = ids.map((id) => pickedRow({ id, status: "Pending", shown }));
    const named = await readChosenIds(asker, { picked }, MANY);
    expect(await linesOf(owner, named)).toBe(0);
    expect(await addShortlist(owner.client, "Mine", named)).toBeNull();
  });
});
