import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { setStatus } from "#lib/data/results/decisions";
import { findResult } from "#lib/data/results/result-detail";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

describe.each([ENGINE])("Two people who decide about one candidate, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  it("the second is told of the first decision, which stands until they insist", async () => {
    const { client } = company.owner;
    const { id } = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
    await setStatus(client, id, { status: "Hired", from: "Pending" });
    const second = { status: "Rejected", reason: "No car.", from: "Pending" } as const;
    await expect(setStatus(client, id, second)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^You changed the status to Hired on .+, after you opened/),
      fields: { status: "Hired" },
    });
    expect(await findResult(client, id)).toMatchObject({ status: "Hired", history: [{}] });
    // The same decision twice is no disagreement.
    expect(await setStatus(client, id, { status: "Hired", from: "Pending" })).toBe(true);
    await setStatus(client, id, { status: "Rejected", reason: "No car." });
    expect((await findResult(client, id))?.history.map(({ what }) => what)).toEqual([
      "changed the status from Hired to Rejected",
      "changed the status from Pending to Hired",
    ]);
  });
});
