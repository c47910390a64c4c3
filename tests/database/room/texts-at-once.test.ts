import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { beginText } from "#lib/data/room/texts";
import { sendBookedText } from "#lib/workflows/room/send-booked-text";
import { describeConcurrency, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { type Phones, startPhones } from "../support/phones.ts";
import { type Site, startSite } from "../support/site.ts";

describeConcurrency("When one text is sent by several processes at once on Postgres", () => {
  let db: TestDatabase;
  let phones: Phones;
  let site: Site;
  let company: HiringCompany;
  let serial = 700;
  let number = "";

  beforeAll(async () => {
    phones = await startPhones();
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase("Postgres");
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  beforeEach(() => {
    serial += 1;
    number = `+1888555${String(serial).padStart(4, "0")}`;
    phones.sent.length = 0;
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await phones.close();
  });

  const text = () => ({
    departmentKey: company.departmentKey,
    kind: "invitation" as const,
    number,
    body: "Bright Cleaning invites you.",
    interviewId: company.interview.id,
  });
  const send = () => sendBookedText(db.service(), text(), site.appUrl);
  const failures = (ends: PromiseSettledResult<unknown>[]) =>
    ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason.log)] : []));

  it("it goes once, and the others wait", async () => {
    const ends = await Promise.allSettled(Array.from({ length: 6 }, send));
    expect(phones.sent).toHaveLength(1);
    expect(new Set(failures(ends))).toEqual(new Set(["texts: asked for"]));
    expect(await send()).toBe("done");
    expect(phones.sent).toHaveLength(1);
  });

  it("only one asks again after an answer was lost", async () => {
    phones.fault("lost");
    await expect(send()).rejects.toMatchObject({ failure: "unknown" });
    phones.sent.length = 0;
    await Promise.allSettled(Array.from({ length: 6 }, send));
    expect(phones.sent).toHaveLength(1);
  });

  it("a killed one is waited for, and then followed", async () => {
    await beginText(db.service(), text(), { micros: 1, cap: 1e9 });
    await expect(send()).rejects.toMatchObject({ retryAfter: 60 });
    expect(phones.sent).toEqual([]);
    await db.sql("update public.text_numbers_used set asking_until = now() - interval '1 second'");
    expect(await send()).toBe("done");
    expect(phones.sent).toHaveLength(1);
  });
});
