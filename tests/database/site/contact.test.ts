import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  keepContactMessage,
  readContactMessage,
  sweepContactMessages,
} from "#lib/data/site/contact-messages";
import { CONTACT_KEPT_DAYS } from "#lib/domain/site/contact";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";

const message = {
  name: "Dana Ortiz",
  email: "dana@bright.example",
  phone: "",
  subject: "Two locations",
  message: "Does one plan do?",
};

describe("Messages from the contact page", () => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());
  beforeEach(() => db.sql("delete from public.contact_messages"));

  const kept = () => db.sql("select id from public.contact_messages");

  it("are kept, and one job for each brings it to support", async () => {
    await keepContactMessage(db.service(), message);
    const [row] = await kept();
    expect(await readContactMessage(db.service(), String(row?.id))).toEqual(message);
    expect(await db.sql("select payload from public.jobs where kind = 'mail_contact'")).toEqual([
      { payload: { messageId: row?.id } },
    ]);
  });

  it("are nobody's to write or read but the server's", async () => {
    await keepContactMessage(db.service(), message);
    for (const client of [db.anon(), company.owner.client]) {
      const call = {
        p_name: "A",
        p_email: "a@b.example",
        p_phone: "",
        p_subject: "",
        p_message: "B",
      };
      expect((await client.rpc("keep_contact_message", call)).error).not.toBeNull();
      expect((await client.rpc("sweep_contact_messages")).error).not.toBeNull();
      const { phone: _phone, subject: _subject, ...row } = message;
      expect((await client.from("contact_messages").insert(row)).error).not.toBeNull();
      expect((await client.from("contact_messages").select("*")).data ?? []).toEqual([]);
    }
    expect(await kept()).toHaveLength(1);
  });

  it("are deleted after a year, and not a day before", async () => {
    await keepContactMessage(db.service(), message);
    const age = (days: number) =>
      db.sql("update public.contact_messages set created_at = now() - make_interval(days => $1)", [
        String(days),
      ]);
    await age(CONTACT_KEPT_DAYS - 1);
    await sweepContactMessages(db.service());
    expect(await kept()).toHaveLength(1);
    await age(CONTACT_KEPT_DAYS + 1);
    await sweepContactMessages(db.service());
    expect(await kept()).toEqual([]);
  });
});
