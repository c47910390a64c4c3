import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { eraseAttempt, requestErasure } from "#lib/data/account/erasure";
import { reopenAttempt } from "#lib/data/room/retries";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany, submitAndScore } from "../support/people.ts";

let db: TestDatabase;
let company: HiringCompany;

beforeAll(async () => {
  db = await startTestDatabase();
  company = await signUpHiringCompany(db, "Bright Cleaning");
  await submitAndScore(db, company.attempt);
});
afterAll(() => db.close());

it("Of a candidate whose second try ends, nothing else is forgotten, and all of it once they go", async () => {
  const { attempt, interview, departmentKey } = company;
  const number = "+18135550123";
  await db.sql("update public.interview_attempts set candidate_phone = $1", [number]);
  await db.sql(
    `insert into public.invites (interview_id, department_key, batch_id, email, name, attempt_id)
      select $1, $2, gen_random_uuid(), c.email, 'Ana', $3 from public.candidates c`,
    [interview.id, departmentKey, attempt.id],
  );
  await reopenAttempt(company.owner.client, attempt.id, null);
  const [retry] = await db.sql("select id from public.interview_attempts where retry_of = $1", [
    attempt.id,
  ]);
  const retryId = String(retry?.id);
  const text = (key: string, of: string | null) =>
    db.sql(
      `insert into public.texts (key, department_key, interview_attempt_id, number, body, state)
        values ($1, $2, nullif($3, '')::uuid, $4, 'Ana here', 'received')`,
      [key, departmentKey, of ?? "", number],
    );
  await text("before", null);
  await text("first", attempt.id);
  await text("second", retryId);
  const kept = async () => [
    (await db.sql("select key from public.texts order by created_at")).map(({ key }) => key),
    (await db.sql("select name, attempt_id from public.invites"))[0],
  ];
  await requestErasure(db.service(), retryId, "retry");
  await eraseAttempt(db.service(), retryId);
  expect(await kept()).toEqual([["before", "first"], { name: "Ana", attempt_id: attempt.id }]);
  await requestErasure(db.service(), attempt.id, "employer");
  await eraseAttempt(db.service(), attempt.id);
  expect(await kept()).toEqual([[], { name: null, attempt_id: null }]);
});
