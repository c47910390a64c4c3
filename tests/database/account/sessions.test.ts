import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readStanding } from "#lib/data/account/sessions";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { changePassword } from "#lib/workflows/account/change-password";
import { everyTable } from "../support/claims.ts";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { KEYS } from "../support/keys.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { rest } from "../support/rest.ts";

const PASSWORD = "Correct-horse-7";

describe.each([ENGINE])("A copied token on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await fillEveryTable(db, company);
  });
  afterAll(() => db.close());

  /** The owner on another device. */
  async function secondSession(): Promise<Person> {
    const { email, userId } = company.owner;
    const client = db.anon();
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    return { client, userId, email, token: data.session?.access_token ?? "" };
  }

  /** The tables in which a person still sees a row. */
  async function readable(person: Person): Promise<string[]> {
    const seen: string[] = [];
    for (const table of await everyTable(db)) {
      const { rows } = await rest(db, person, "GET", `${table}?select=*&limit=1`);
      if (rows.length > 0) seen.push(table);
    }
    return seen;
  }

  const call = async (person: Person, name: string, body = {}) => {
    const answer = await fetch(`${db.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: KEYS.publishable,
        authorization: `Bearer ${person.token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    return answer.json();
  };

  const signOut = (person: Person, scope: "local" | "others") =>
    person.client.auth.signOut({ scope });

  it("reads and writes nothing more once its session was signed out", async () => {
    const thief = await secondSession();
    expect((await readable(thief)).length).toBeGreaterThan(10);
    expect(await readStanding(thief.client)).not.toBeNull();
    expect(await call(thief, "my_user_id")).toBe(thief.userId);

    await signOut(await secondSession(), "local");
    expect(await call(thief, "my_user_id")).toBe(thief.userId);
    await signOut(thief, "local");

    expect(await readable(thief)).toEqual([]);
    for (const name of ["my_user_id", "my_department_keys"]) {
      expect([name, await call(thief, name)]).toEqual([name, name === "my_user_id" ? null : []]);
    }
    const place = `profiles?id=eq.${thief.userId}`;
    expect((await rest(db, thief, "PATCH", place, { first_name: "Mallory" })).rows).toEqual([]);
    const deleted = await call(thief, "delete_interview", { p_interview: company.interview.id });
    expect(deleted).toMatchObject({ code: "P0002" });
    expect((await readable(company.owner)).length).toBeGreaterThan(10);
  });

  it("opens nothing once another device has ended the other sessions", async () => {
    const thief = await secondSession();
    const owner = await secondSession();
    await signOut(owner, "others");
    expect(await readable(thief)).toEqual([]);
    expect((await readable(owner)).length).toBeGreaterThan(10);
    company.owner = owner;
  });

  it("opens nothing once the password was changed, be it copied from the very browser that changed it", async () => {
    const here = await db.signUp();
    const { email, userId, token, client } = here;
    const elsewhere = db.anon();
    await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
    const clients = { db: client, email, nobody: db.anon() };
    const change = (current: string, password: string) =>
      changePassword(clients, { current, password, confirm: password });

    await expect(change(PASSWORD, "Password1!")).rejects.toThrow(PASSWORD_TEXTS.weak);
    await expect(change("Wrong-horse-7", "Better-horse-8")).rejects.toThrow(
      PASSWORD_TEXTS.wrongCurrent,
    );
    expect(await readStanding(client)).not.toBeNull();
    expect(await readStanding(elsewhere)).not.toBeNull();

    await change(PASSWORD, "Better-horse-8");
    expect(await call({ ...here, token }, "my_user_id")).toBeNull();
    expect(await readStanding(elsewhere)).toBeNull();
    expect(await readStanding(client)).not.toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user?.id).toBe(userId);
  });

  it("opens nothing once its session's time is over", async () => {
    const thief = await secondSession();
    await db.sql("update auth.sessions set not_after = now() - interval '1 second' where id = $1", [
      JSON.parse(Buffer.from(thief.token.split(".")[1] ?? "", "base64url").toString()).session_id,
    ]);
    expect(await readable(thief)).toEqual([]);
  });

  it("opens nothing of a new account that has its address, once its own is deleted", async () => {
    const { email } = company.owner;
    const thief = await secondSession();
    await db.sql("update public.legal_holds set lifted_at = now(), lifted_by = set_by");
    const { error } = await db.service().rpc("delete_account", { p_user: thief.userId });
    expect(error).toBeNull();
    await db.signUp(email);
    expect(await call(thief, "my_user_id")).toBeNull();
    expect(await readable(thief)).toEqual([]);
  });

  it("meets no policy and no function that asks the token alone", async () => {
    expect(
      await db.sql(`
        select policyname as name from pg_policies
          where coalesce(qual, '') || coalesce(with_check, '') ~ 'auth\\.uid'
        union all
        select proname from pg_proc
          where pronamespace = 'public'::regnamespace and prosrc ~ 'auth\\.uid'`),
    ).toEqual([{ name: "my_user_id" }]);
  });
});
