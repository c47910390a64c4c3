import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sweepInvites } from "#lib/data/interviews/invite-mails";
import { invitePeople, listInvites, readLinkedInvite } from "#lib/data/interviews/invites";
import type { LanguageCode } from "#lib/domain/text/languages";
import { textInvites } from "#lib/workflows/interviews/text-invites";
import { textInvite } from "#lib/workflows/room/text-invite";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { byMail, byText, nearDeadline, runInviteJobs } from "../support/invites.ts";
import { createInterview, type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { type Phones, startPhones } from "../support/phones.ts";
import { type Site, startSite } from "../support/site.ts";

const ROSA = byText("+18135550123", "Rosa Delgado");
const ANA = byMail("ana@mail.test.example.com", "Ana");

describe("Invitations to an interview in English and Spanish", () => {
  let db: TestDatabase;
  let site: Site;
  let phones: Phones;
  let company: HiringCompany;

  beforeAll(async () => {
    phones = await startPhones();
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.profiles set email_verified_at = now()");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await phones.close();
  });
  beforeEach(async () => {
    company.interview = await createInterview(db, company);
    await db.sql("update public.interviews set translations = $1 where id = $2", [
      JSON.stringify({ es: { title: "Limpieza", description: "-" } }),
      company.interview.id,
    ]);
    await nearDeadline(db, company, company.interview);
    site.sent.length = 0;
    phones.sent.length = 0;
  });

  const invite = (
    people: (typeof ROSA | typeof ANA)[],
    how: { language?: LanguageCode; byService?: boolean } = {},
  ) =>
    invitePeople(db.service(), {
      ownerId: company.owner.userId,
      interviewId: company.interview.id,
      batchId: randomUUID(),
      people,
      agreed: { where: "Job fair", on: "2026-11-20" },
      ...how,
    });
  const rows = async () => (await listInvites(company.owner.client, company.interview.id)).rows;
  const texts = async () => {
    const facts = { interviewId: company.interview.id };
    const people = await textInvites(company.owner.client, facts, site.appUrl);
    return people.map(({ sms }) => decodeURIComponent(sms));
  };

  it("are mailed and reminded of in the one that their owner chose", async () => {
    await invite([ANA], { language: "es" });
    await runInviteJobs(db, site);
    await db.sql("update public.invites set sent_at = now() - interval '25 hours'");
    await sweepInvites(db.service());
    await runInviteJobs(db, site);
    expect(site.sent.map(({ subject }) => subject)).toEqual([
      "Bright Cleaning te invita a una entrevista",
      "Tu entrevista con Bright Cleaning se cierra pronto",
    ]);
    for (const { text } of site.sent) expect(text).toContain("Limpieza");
    expect(await rows()).toMatchObject([{ language: "es" }]);
  });

  it("are written for the owner's phone, and texted by us, in that one too", async () => {
    await invite([ROSA], { language: "es" });
    expect(await texts()).toEqual([expect.stringMatching(/body=Hola, Rosa: .+ Limpieza\b/)]);
    const luis = byText("+18885550145", "Luis");
    await invite([luis], { language: "es", byService: true });
    const [row] = await rows();
    await textInvite(db.service(), row?.id ?? "", site.appUrl);
    expect(phones.sent.map(({ body }) => body)).toEqual([expect.stringContaining("Limpieza")]);
    const token = /invite=([^ ]+)/.exec(phones.sent[0]?.body ?? "")?.[1] ?? "";
    expect(await readLinkedInvite(db.service(), token, company.interview.key)).toEqual({
      takenBack: false,
      language: "es",
    });
  });

  it.each([undefined, "en"] as const)("stay in the interview's own with '%s'", async (language) => {
    await invite([ROSA], { language });
    expect(await texts()).toEqual([expect.stringMatching(/body=Hi Rosa, .+ Cleaner\b/)]);
    expect(await rows()).toMatchObject([{ language: null }]);
  });

  it("are refused, whole, in a language that it isn't kept in", async () => {
    await expect(invite([ROSA, ANA], { language: "fr" })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^This interview is no longer kept in the language/),
    });
    expect(await rows()).toEqual([]);
  });
});
