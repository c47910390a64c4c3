import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readCopy } from "#lib/data/private/private-page";
import { readCalls } from "#lib/data/results/calls";
import { addContact, takeBackContact, toContactLog } from "#lib/data/results/contacts";
import { readResponseExtras } from "#lib/data/results/response-page";
import { listResults, readListFacts } from "#lib/data/results/results";
import { CONTACT_WORDS_OFFERED, MAX_CONTACTS } from "#lib/domain/results/contact-log";
import { NOT_CONTACTED, wholeList } from "#lib/domain/results/result-query";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany } from "../support/people.ts";
import { rest } from "../support/rest.ts";

describe.each([ENGINE])("The contact log, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: Person["client"];
  let attempt = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
    attempt = company.attempt.id;
  });
  afterAll(() => db.close());

  const entries = async (client = owner) =>
    (await client.from("contacts").select("outcome, own_words, made_by").order("sequence")).data;
  const readWords = async (client: Person["client"]) => (await readCalls(client, 1)).words;
  const last = async () =>
    (await owner.from("attempt_list").select("contact_outcome, contact_words").eq("id", attempt))
      .data;
  const inOwnWords = (ownWords: string) =>
    addContact(owner, attempt, { id: randomUUID(), ownWords });

  it("holds each entry once, for the company alone, and the list shows the last", async () => {
    const first = { id: randomUUID(), outcome: "no_answer" } as const;
    expect(await addContact(owner, attempt, first)).toBe(true);
    expect(await addContact(owner, attempt, first)).toBe(true);
    for (const other of [{ outcome: "booked" as const }, { ownWords: "Calls back Friday" }]) {
      const again = addContact(owner, attempt, { id: first.id, ...other });
      await expect(again).rejects.toMatchObject({ code: "conflict" });
    }
    expect(await addContact(stranger, attempt, { id: randomUUID(), outcome: "booked" })).toBe(
      false,
    );
    const made_by = company.owner.userId;
    expect(await entries()).toEqual([{ outcome: "no_answer", own_words: null, made_by }]);
    expect(await entries(stranger)).toEqual([]);
    await inOwnWords("Calls back Friday");
    expect(await last()).toEqual([{ contact_outcome: null, contact_words: "Calls back Friday" }]);
    expect(JSON.stringify(await readCopy(db.service(), attempt))).not.toContain("Friday");
  });

  it("keeps an id for one candidate, and tells nobody of whose entry it is", async () => {
    const other = await signUpHiringCompany(db, "Fourth Crew");
    const taken = { id: randomUUID(), outcome: "talking" } as const;
    expect(await addContact(other.owner.client, other.attempt.id, taken)).toBe(true);
    const before = await entries();
    expect(await addContact(owner, attempt, taken)).toBe(false);
    expect(await addContact(owner, attempt, { ...taken, outcome: "booked" })).toBe(false);
    expect(await entries()).toEqual(before);
    expect(await entries(other.owner.client)).toHaveLength(1);
  });

  it("takes an entry back once, for the company alone, and the one before holds again", async () => {
    const [before] = await db.sql("select id from public.contacts where outcome = 'no_answer'");
    expect(await takeBackContact(owner, attempt, String(before?.id))).toBe(false);
    const booked = { id: randomUUID(), outcome: "booked" } as const;
    await addContact(owner, attempt, booked);
    expect(await last()).toEqual([{ contact_outcome: "booked", contact_words: null }]);
    expect(await takeBackContact(stranger, attempt, booked.id)).toBe(false);
    expect(await takeBackContact(owner, attempt, randomUUID())).toBe(false);
    const other = await signUpHiringCompany(db, "Third Crew");
    expect(await takeBackContact(other.owner.client, other.attempt.id, booked.id)).toBe(false);
    expect(await last()).toEqual([{ contact_outcome: "booked", contact_words: null }]);
    expect(await takeBackContact(owner, attempt, booked.id)).toBe(true);
    const stored = async () => JSON.stringify((await readResponseExtras(owner, attempt)).log);
    const once = await stored();
    expect(await takeBackContact(owner, attempt, booked.id)).toBe(true);
    expect(await addContact(owner, attempt, booked)).toBe(true);
    expect(await stored()).toBe(once);
    expect(await last()).toEqual([{ contact_outcome: null, contact_words: "Calls back Friday" }]);
  });

  it("says who made each entry by name, and nothing to another company", async () => {
    ok(
      await owner
        .from("profiles")
        .update({ first_name: "Dana", last_name: "Reed" })
        .eq("id", company.owner.userId)
        .select("id"),
    );
    const { entries, words } = toContactLog((await readResponseExtras(owner, attempt)).log, "UTC");
    expect(entries).toMatchObject([
      { outcome: "booked", by: "Dana Reed", takenBack: expect.stringMatching(/20\d\d/) },
      { ownWords: "Calls back Friday", by: "Dana Reed", takenBack: null },
      { outcome: "no_answer", by: "Dana Reed", takenBack: null },
    ]);
    expect(words).toEqual(["Calls back Friday"]);
    expect((await readResponseExtras(stranger, attempt)).log).toEqual({ entries: [], words: [] });
  });

  it("is never written past the function that says who and when", async () => {
    const row = { id: randomUUID(), interview_attempt_id: attempt, outcome: "booked" };
    expect((await rest(db, company.owner, "POST", "contacts", row)).code).toBe("42501");
    const again = { taken_back_at: null };
    const untaken = await owner.from("contacts").update(again).eq("interview_attempt_id", attempt);
    expect(untaken.error?.code).toBe("42501");
    for (const p_own_words of [" \u200b ", "x".repeat(41), "two\nlines"]) {
      const said = { p_id: randomUUID(), p_attempt: attempt, p_own_words };
      expect((await owner.rpc("add_contact", said)).error?.code).toBe("23514");
    }
    const neither = { p_id: randomUUID(), p_attempt: attempt };
    expect((await owner.rpc("add_contact", neither)).error?.code).toBe("23514");
  });

  it("offers a company the words of its own that it used last", async () => {
    for (const said of ["One", "Two", "Three", "One", "Four"]) await inOwnWords(said);
    const mistake = { id: randomUUID(), ownWords: "Fvie" };
    await addContact(owner, attempt, mistake);
    await takeBackContact(owner, attempt, mistake.id);
    expect(await readWords(owner)).toEqual(["Four", "One", "Three", "Two"]);
    expect(await readWords(owner)).toHaveLength(CONTACT_WORDS_OFFERED);
    expect(await readWords(stranger)).toEqual([]);
  });

  it("narrows the list to what came of the last call, by words as people compare them, with counts", async () => {
    const now = async (contact: string | null) => {
      const query = { ...wholeList("newest"), contact };
      const { total, contacts } = await readListFacts(owner, query);
      expect((await listResults(owner, query)).rows).toHaveLength(total);
      return { total, contacts };
    };
    const before = await now(NOT_CONTACTED);
    const id = randomUUID();
    await addContact(owner, attempt, { id, ownWords: "Vuelve a llamár" });
    const words = "Vuelve a llamár";
    expect(await now("own:vuelve a llamar")).toEqual({
      total: 1,
      contacts: [{ key: "own:vuelve a llamar", people: 1, words }],
    });
    expect((await now("booked")).total).toBe(0);
    expect((await now(NOT_CONTACTED)).total).toBe(0);
    expect((await readListFacts(stranger, wholeList("newest"))).contacts).toEqual([]);
    await takeBackContact(owner, attempt, id);
    expect(await now(NOT_CONTACTED)).toEqual(before);
  });

  it("is closed with an attempt that waits above the cap", async () => {
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
      attempt,
    ]);
    expect(await addContact(owner, attempt, { id: randomUUID(), outcome: "booked" })).toBe(false);
    expect(await entries()).toEqual([]);
    expect((await readResponseExtras(owner, attempt)).log).toEqual({ entries: [], words: [] });
    expect(await readWords(owner)).toEqual([]);
    await db.sql("update public.interview_attempts set unlocked_at = now() where id = $1", [
      attempt,
    ]);
  });

  it("ends at a number that is said", async () => {
    await db.sql(
      "insert into public.contacts (id, interview_attempt_id, outcome, made_by) select gen_random_uuid(), $1, 'talking', $2 from generate_series(1, $3::int - (select count(*)::int from public.contacts where interview_attempt_id = $1))",
      [attempt, company.owner.userId, String(MAX_CONTACTS)],
    );
    await expect(inOwnWords("One more")).rejects.toMatchObject({ code: "conflict" });
  });
});
