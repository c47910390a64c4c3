import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readCopy } from "#lib/data/private/private-page";
import { addNote, removeNote } from "#lib/data/results/notes";
import { findResult } from "#lib/data/results/result-detail";
import { MAX_NOTES } from "#lib/domain/results/notes";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { rest } from "../support/rest.ts";

describe.each([ENGINE])("An employer's own notes, on %s:", (engine) => {
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

  const note = (text: string) => ({ id: randomUUID(), note: text });
  const notes = async () => (await findResult(owner, attempt))?.notes ?? [];

  it("are kept and removed by the company alone, and no candidate's copy has them", async () => {
    await addNote(owner, attempt, note("Has her own van."));
    expect(await addNote(stranger, attempt, note("Mine."))).toBe(false);
    const [kept] = await notes();
    expect(kept?.note).toBe("Has her own van.");
    expect(await removeNote(stranger, attempt, kept?.id ?? "")).toBe(false);
    expect(JSON.stringify(await readCopy(db.service(), attempt))).not.toContain("van");
    expect(await removeNote(owner, attempt, kept?.id ?? "")).toBe(true);
    expect(await notes()).toEqual([]);
  });

  it("are kept once however often they are sent, and no id of another's note is taken over", async () => {
    const sent = note("Call her.");
    expect(await addNote(owner, attempt, sent)).toBe(true);
    expect(await addNote(owner, attempt, sent)).toBe(true);
    expect(await addNote(owner, attempt, { ...sent, note: "Don't." })).toBe(false);
    const colleague = (await join(db, company, { role: "manager" })).client;
    expect(await addNote(colleague, attempt, sent)).toBe(false);
    const other = await signUpHiringCompany(db, "Third Crew");
    expect(await addNote(other.owner.client, other.attempt.id, sent)).toBe(false);
    expect((await notes()).map(({ note, by }) => [note, by])).toEqual([["Call her.", "You"]]);
  });

  it("are never written past the function that says who and when", async () => {
    const row = { interview_attempt_id: attempt, written_by: company.owner.userId, note: "x" };
    expect((await rest(db, company.owner, "POST", "candidate_notes", row)).code).toBe("42501");
    for (const p_note of [" \u200b ", "x".repeat(2001)]) {
      const answer = await owner.rpc("add_note", { p_attempt: attempt, p_note });
      expect(answer.error?.code).toBe("23514");
    }
  });

  it("end at a number that is said", async () => {
    await db.sql(
      "insert into public.candidate_notes (interview_attempt_id, written_by, note) select $1, $2, 'n' from generate_series(1, $3::int - (select count(*)::int from public.candidate_notes))",
      [attempt, company.owner.userId, String(MAX_NOTES)],
    );
    await expect(addNote(owner, attempt, note("One more."))).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
