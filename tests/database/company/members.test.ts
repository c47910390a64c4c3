import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eraseAttempt } from "#lib/data/account/erasure";
import { readStanding } from "#lib/data/account/sessions";
import { readKept } from "#lib/data/account/settings";
import { readWorkspace } from "#lib/data/account/workspace";
import { ownCompanyId } from "#lib/data/company/companies";
import {
  changeMember,
  chooseCompany,
  endMembership,
  endOwnershipOffer,
  joinCompany,
  offerOwnership,
  openJoin,
  readPeople,
  readTeam,
  takeOwnership,
} from "#lib/data/company/team";
import { setStatus } from "#lib/data/results/decisions";
import { findResult } from "#lib/data/results/result-detail";
import { MAX_JOIN_INVITATIONS } from "#lib/domain/company/team";
import { joinTeam } from "#lib/workflows/company/join-team";
import { startOwnCompany } from "#lib/workflows/company/start-own-company";
import { deleteResponse } from "#lib/workflows/results/delete-response";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import { type HiringCompany, ok, signUpCompany, signUpHiringCompany } from "../support/people.ts";

describe.each([ENGINE])("Members of a company on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  beforeEach(async () => {
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  /** An invitation's token, as its mail has it. */
  async function invite(email: string): Promise<{ id: string; token: string }> {
    const id = ok(
      await company.owner.client.rpc("invite_member", { p_email: email, p_role: "manager" }),
    );
    const [row] = await db.sql("select public.link_token('join', $1) as token", [id]);
    return { id, token: String(row?.token) };
  }
  const candidates = async ({ client }: Person) =>
    ok(await client.from("interview_attempts").select("id")).map(({ id }) => id);

  it("joins by a press, once, and proves the address by it", async () => {
    const person = await db.signUp();
    const { token } = await invite(person.email.toUpperCase());
    expect(await openJoin(db.service(), token)).toMatchObject({ state: "open", role: "manager" });
    // Looking is no press.
    expect(await candidates(person)).toEqual([]);
    await joinCompany(person.client, token);
    expect(await candidates(person)).toEqual([company.attempt.id]);
    const [proved] = await db.sql(
      "select email_verified_at is not null as proved from public.profiles where id = $1",
      [person.userId],
    );
    expect(proved).toEqual({ proved: true });
    // A press whose answer was lost is repeated; it brings nobody back.
    await joinCompany(person.client, token);
    await endMembership(company.owner.client, person.userId);
    await expect(joinCompany(person.client, token)).rejects.toThrow("no longer works");
    expect(await candidates(person)).toEqual([]);
    expect(await openJoin(db.service(), token)).toMatchObject({ state: "used" });
  });

  it("does not join with another account, too late, or once it was taken back", async () => {
    const { id, token } = await invite("dana@example.com");
    const other = await db.signUp();
    await expect(joinCompany(other.client, token)).rejects.toThrow("another email address");
    const late = await db.signUp();
    const expired = await invite(late.email);
    await db.sql("update public.member_invitations set expires_at = now() where id = $1", [
      expired.id,
    ]);
    await expect(joinCompany(late.client, expired.token)).rejects.toThrow("no longer works");
    expect(ok(await company.owner.client.rpc("take_back_join", { p_invitation: id }))).toBe(true);
    expect(await openJoin(db.service(), token)).toMatchObject({ state: "taken_back" });
    expect(await openJoin(db.service(), `${token.slice(0, -1)}x`)).toBeNull();
  });

  it("joins by a name, and spends the invitation on none that can't be kept", async () => {
    const person = await db.signUp();
    await person.client.from("profiles").update({ first_name: null }).eq("id", person.userId);
    const { token } = await invite(person.email);
    const as = { db: person.client, userId: person.userId };
    const names = { firstName: "Dana", lastName: "Wu" };
    const press = (given: typeof names | null) => joinTeam(as, { token, names: given });
    await expect(press(null)).rejects.toMatchObject({ code: "invalid_input" });
    await expect(press({ ...names, firstName: "A\nB" })).rejects.toThrow();
    expect(await openJoin(db.service(), token)).toMatchObject({ state: "open" });
    await press(names);
    await press(null);
    expect(await candidates(person)).toEqual([company.attempt.id]);
  });

  it("is invited past invitations that are over", async () => {
    await db.sql(
      "insert into public.member_invitations (company_id, email, role, invited_by, created_at, expires_at) select $1, 'old' || n || '@example.com', 'viewer', $2, now() - interval '9 days', now() - interval '2 days' from generate_series(1, $3::integer) n",
      [company.companyId, company.owner.userId, String(MAX_JOIN_INVITATIONS)],
    );
    const person = await db.signUp();
    await joinCompany(person.client, (await invite(person.email)).token);
    expect(await candidates(person)).toEqual([company.attempt.id]);
  });

  it("loses everything with the next statement, and keeps a name on what was done", async () => {
    const member = await join(db, company, { role: "manager" });
    await member.client.from("profiles").update({ first_name: "Dana" }).eq("id", member.userId);
    ok(
      await member.client.rpc("add_note", { p_attempt: company.attempt.id, p_note: "She drives." }),
    );
    await setStatus(member.client, company.attempt.id, { status: "Rejected" });
    const left = async () => (await readWorkspace(member.client, new Date()))?.left;
    expect(await left()).toBe(false);
    await endMembership(company.owner.client, member.userId);
    expect(await left()).toBe(true);
    expect(await candidates(member)).toEqual([]);
    expect(await findResult(member.client, company.attempt.id)).toBeNull();
    await db.sql("delete from auth.users where id = $1", [member.userId]);
    const kept = await findResult(company.owner.client, company.attempt.id);
    expect(kept?.notes).toEqual([expect.objectContaining({ by: "Dana", isMine: false })]);
    expect(kept?.history[0]?.by).toBe("Dana");
  });

  it("owns their notes alone, whatever a colleague is called", async () => {
    const member = await join(db, company, { role: "manager" });
    await member.client.from("profiles").update({ first_name: "You" }).eq("id", member.userId);
    ok(await member.client.rpc("add_note", { p_attempt: company.attempt.id, p_note: "Mine." }));
    const isTheirs = async (client: typeof member.client) =>
      (await findResult(client, company.attempt.id))?.notes.find(({ note }) => note === "Mine.")
        ?.isMine;
    expect(await isTheirs(company.owner.client)).toBe(false);
    expect(await isTheirs(member.client)).toBe(true);
  });

  it("has deleted in a name that the owner reads, and nobody else", async () => {
    const member = await join(db, company, { role: "manager" });
    await member.client.from("profiles").update({ first_name: "Dana" }).eq("id", member.userId);
    await deleteResponse({ ...member, db: member.client }, db.service(), company.attempt.id);
    await eraseAttempt(db.service(), company.attempt.id);
    expect((await readKept(company.owner.client)).deleted).toEqual([
      expect.objectContaining({ what: "results", attempts: 1, by: "Dana" }),
    ]);
    expect((await readKept(member.client)).deleted).toEqual([]);
  });

  it("leaves by themselves, and comes back by another invitation only", async () => {
    const member = await join(db, company, { role: "viewer" });
    await expect(endMembership(member.client, company.owner.userId)).rejects.toThrow("owner");
    expect(await endMembership(member.client, member.userId)).toBe(true);
    expect(await candidates(member)).toEqual([]);
    const { token } = await invite(member.email);
    await joinCompany(member.client, token);
    expect(await candidates(member)).toEqual([company.attempt.id]);
  });

  it("is told who decided meanwhile, and nothing is lost", async () => {
    const member = await join(db, company, { role: "manager" });
    await setStatus(company.owner.client, company.attempt.id, {
      status: "Rejected",
      from: "Hired",
    });
    await expect(
      setStatus(member.client, company.attempt.id, { status: "Pending", from: "Hired" }),
    ).rejects.toThrow();
    const [row] = await db.sql("select status from public.interview_attempts where id = $1", [
      company.attempt.id,
    ]);
    expect(row).toEqual({ status: "Rejected" });
  });

  it("may less from the next request on when the role changes", async () => {
    const member = await join(db, company, { role: "manager" });
    await changeMember(company.owner.client, member.userId, { role: "viewer", interviews: null });
    expect(await setStatus(member.client, company.attempt.id, { status: "Pending" })).toBe(false);
    await expect(
      changeMember(company.owner.client, member.userId, {
        role: "viewer",
        interviews: [company.attempt.id],
      }),
    ).rejects.toThrow("interviews is gone");
  });

  it("works in one of several companies at a time", async () => {
    const own = await signUpCompany(db, "Own Crew");
    const { token } = await invite(own.owner.email);
    await joinCompany(own.owner.client, token);
    expect(await candidates(own.owner)).toEqual([company.attempt.id]);
    expect(await chooseCompany(own.owner.client, own.companyId)).toBe(true);
    expect(await candidates(own.owner)).toEqual([]);
    const stranger = (await signUpCompany(db, "Stranger")).companyId;
    expect(await chooseCompany(own.owner.client, stranger)).toBe(false);
  });

  it("starts a company of their own, once, and goes back and forth", async () => {
    const member = await join(db, company, { role: "viewer" });
    const start = () =>
      startOwnCompany({ db: member.client, service: db.service() }, member.userId);
    await start();
    expect(await readStanding(member.client)).toMatchObject({ role: "owner" });
    expect(await candidates(member)).toEqual([]);
    expect(await chooseCompany(member.client, company.companyId)).toBe(true);
    expect(await readStanding(member.client)).toMatchObject({ role: "viewer" });
    expect(await candidates(member)).toEqual([company.attempt.id]);
    await start();
    expect(await ownCompanyId(db.service(), member.userId)).toBe(
      (await readStanding(member.client))?.companyId,
    );
  });

  it("is told where a company of their own can't be worked in", async () => {
    const member = await join(db, company, { role: "viewer" });
    await expect(
      startOwnCompany({ db: company.owner.client, service: db.service() }, member.userId),
    ).rejects.toThrow("choose_company");
  });

  it("is told where no ownership is offered", async () => {
    const member = await join(db, company, { role: "manager" });
    expect(await endOwnershipOffer(member.client)).toBe(false);
    await offerOwnership(db.service(), company.owner.userId, member.userId);
    expect(await endOwnershipOffer(member.client)).toBe(true);
  });

  it("neither ends nor takes an ownership that somebody else is offered", async () => {
    const [member, third] = [
      await join(db, company, { role: "manager" }),
      await join(db, company, { role: "manager" }),
    ];
    await offerOwnership(db.service(), company.owner.userId, member.userId);
    expect(await endOwnershipOffer(third.client)).toBe(false);
    await expect(takeOwnership(third.client)).rejects.toThrow("no longer stands");
    expect(await readTeam(third.client)).toMatchObject({ offeredTo: null });
    expect(await readTeam(member.client)).toMatchObject({ offeredTo: member.userId });
  });

  it("becomes the owner by the old one's offer and their own yes", async () => {
    const member = await join(db, company, { role: "manager" });
    await expect(takeOwnership(member.client)).rejects.toThrow("no longer stands");
    await offerOwnership(db.service(), company.owner.userId, member.userId);
    await db.sql(
      "insert into public.subscriptions (user_id, customer_id, subscription_id, plan, cycle, status, started_at) values ($1, 'cus_handover', 'sub_handover', 'STARTER', 'monthly', 'active', now())",
      [company.owner.userId],
    );
    await expect(takeOwnership(member.client)).rejects.toThrow("still renews");
    await db.sql(
      "update public.subscriptions set cancel_at = now() + interval '1 day' where user_id = $1",
      [company.owner.userId],
    );
    await takeOwnership(member.client);
    const team = await readTeam(member.client);
    expect(team?.people.map(({ userId, role }) => [userId, role])).toEqual([
      [member.userId, "owner"],
      [company.owner.userId, "manager"],
    ]);
    // What they wrote before stays theirs, and their account takes nothing of the company along.
    await db.sql("delete from auth.users where id = $1", [company.owner.userId]);
    expect(await candidates(member)).toEqual([company.attempt.id]);
    expect([...(await readPeople(member.client)).names.values()].sort()).toEqual([
      "A former member",
      "You",
    ]);
  });
});
