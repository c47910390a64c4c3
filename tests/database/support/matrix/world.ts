import type { Person, TestDatabase } from "../database.ts";
import { fillEveryTable } from "../every-table.ts";
import {
  createInterview,
  type HiringCompany,
  ok,
  signUpCompany,
  signUpHiringCompany,
  startAttempt,
} from "../people.ts";
import type { Asker } from "./askers.ts";

export type World = {
  company: HiringCompany;
  /** The claims of each one's token; none for a visitor. */
  claims: Record<Asker, object | null>;
  people: Record<Exclude<Asker, "visitor">, Person>;
  /** Ids that the company's own do not name. */
  others: Record<string, string>;
  /** What stands in no row that somebody without the first interview may read, or somebody outside the company. */
  secrets: { interview: string[]; company: string[] };
};

/** What a token says; the database's own functions read no more of it. */
function claimsOf({ token }: Person): object {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
}

type Member = { role: "manager" | "viewer"; interviews?: string[] };

/** Somebody who joined a company by its owner's invitation: somebody new, if nobody is named. */
export async function join(
  db: TestDatabase,
  company: { owner: Person },
  member: Member,
  who?: Person,
): Promise<Person> {
  const person = who ?? (await db.signUp());
  const id = ok(
    await company.owner.client.rpc("invite_member", {
      p_email: person.email,
      p_role: member.role,
      ...(member.interviews && { p_interviews: member.interviews }),
    }),
  );
  const [row] = await db.sql("select public.link_token('join', $1) as token", [id]);
  const { error } = await person.client.rpc("join_company", { p_token: String(row?.token) });
  if (error) throw new Error(error.message);
  return person;
}

/** What the functions of the workspace tell of beside answers that are open and decided. */
async function plant(
  db: TestDatabase,
  { owner, attempt, interview, departmentKey, companyId }: HiringCompany,
): Promise<Record<"pending" | "started" | "screened", string>> {
  const [pending, started, screened, waiting, again] = [
    await startAttempt(db, interview),
    await startAttempt(db, interview),
    await startAttempt(db, interview),
    await startAttempt(db, interview),
    await startAttempt(db, interview),
  ];
  const set = (what: string, id: string, ...more: string[]) =>
    db.sql(`update public.interview_attempts set ${what} where id = $1`, [id, ...more]);
  ok(await db.service().rpc("submit_attempt", { p_attempt: pending.id }));
  await set("screening = 'failed', screened_at = now(), screening_answers = '{}'", screened.id);
  await set("retry_of = $2, reopened_until = now() + interval '1 day'", again.id, attempt.id);
  await set("created_at = now() - interval '3 days'", started.id);
  await db.sql("update public.attempt_sessions set last_seen_at = now() - interval '3 days'");
  await db.sql(
    "update public.media set created_at = now() - interval '3 days', byte_size = 800000",
  );
  await db.sql(
    "insert into public.consents (interview_attempt_id, notice_version, language, ai_allowed) select $1, day, 'en', true from public.start_notices limit 1",
    [started.id],
  );
  await db.sql(
    "insert into public.bulk_actions (id, department_key, asked_by, kind, run_at) values (gen_random_uuid(), $1, $2, 'delete', now() + interval '1 day')",
    [departmentKey, owner.userId],
  );
  await db.sql(
    "insert into public.invites (interview_id, department_key, batch_id, phone, state) values ($1, $2, gen_random_uuid(), '+15550100', 'to_text')",
    [interview.id, departmentKey],
  );
  await db.sql("update public.offered_times set starts_at = now() - interval '1 hour'");
  await db.sql(
    "update public.bookings set state = 'booked', time_id = (select id from public.offered_times limit 1)",
  );
  await db.sql(
    "insert into public.bookings (offer_id, interview_attempt_id) select id, $1 from public.offers limit 1",
    [pending.id],
  );
  await db.sql("update public.attempt_ledger set unlocked_at = now()");
  await db.sql("update public.profiles set subscription = 'SCALE' where id = $1", [owner.userId]);
  await db.sql("update public.ats_deliveries set state = 'sent'");
  // A plan opens what waits.
  await set("submitted_at = now()", waiting.id);
  await db.sql(
    "update public.company_profiles set knit_integration_id = 'mb_1', knit_connected_at = now(), knit_app_id = 'lever', knit_category_id = 'ATS' where id = $1",
    [companyId],
  );
  ok(await owner.client.rpc("invite_member", { p_email: "waits@example.com", p_role: "viewer" }));
  return { pending: pending.id, started: started.id, screened: screened.id };
}

/** A company with a row in every table, and everybody who may ask for one. */
export async function startWorld(db: TestDatabase): Promise<World> {
  const company = await signUpHiringCompany(db, "Bright Cleaning");
  await fillEveryTable(db, company);
  const other = await createInterview(db, company);
  const planted = await plant(db, company);
  const removed = await join(db, company, { role: "manager" });
  ok(await company.owner.client.rpc("end_membership", { p_user: removed.userId }));
  const leaver = await join(db, company, { role: "viewer" });
  const people = {
    newcomer: await db.signUp(),
    owner: company.owner,
    manager: await join(db, company, { role: "manager" }),
    viewer: await join(db, company, { role: "viewer" }),
    "viewer of another interview": await join(db, company, {
      role: "viewer",
      interviews: [other.id],
    }),
    removed,
    "other company": (await signUpCompany(db, "Other Crew")).owner,
  };
  const claims = {
    visitor: null,
    newcomer: null,
    owner: null,
    manager: null,
    viewer: null,
    "viewer of another interview": null,
    removed: null,
    "other company": null,
  };
  const { candidateId, id, mediaId } = company.attempt;
  return {
    company,
    others: { other: other.id, leaver: leaver.userId, ...planted },
    people,
    claims: Object.assign(
      claims,
      Object.fromEntries(Object.entries(people).map(([name, person]) => [name, claimsOf(person)])),
    ),
    secrets: {
      interview: [candidateId, id, mediaId, company.interview.key, "Ana Flores"],
      company: [
        company.companyId,
        company.departmentKey,
        company.owner.userId,
        company.owner.email,
        "Bright",
      ],
    },
  };
}
