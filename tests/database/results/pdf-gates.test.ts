import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readStanding } from "#lib/data/account/sessions";
import { OWNERS_SEAT } from "#lib/domain/company/team";
import { PDF_TYPES } from "#lib/domain/results/pdf";
import { makePdf } from "#lib/workflows/results/make-pdf";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { join } from "../support/matrix/world.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { subscribe } from "../support/plans.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const LOCKED = "forbidden: Upgrade to Launch to unlock this feature";
const UNPAID = "forbidden: Update your card to unlock this feature";
const GONE = "not_found: This response can't be found.";

describe.each([ENGINE])("A PDF by an employer's own token on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let stranger: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    stranger = await signUpHiringCompany(db, "Other Cleaning");
    await fillEveryTable(db, company);
    await subscribe(db, stranger, { plan: "SCALE", status: "active" });
  });
  beforeEach(() => subscribe(db, company, { plan: "LAUNCH", status: "active" }));
  afterAll(() => db.close());

  /** 'PDF' if bytes of one came, else why not. */
  const ask = async (who: HiringCompany, type: (typeof PDF_TYPES)[number]) => {
    const { client, userId } = who.owner;
    try {
      const wanted = { attemptId: company.attempt.id, type, now };
      const { bytes } = await makePdf(client, { ownerId: userId, ...OWNERS_SEAT }, wanted);
      return Buffer.from(bytes).toString("latin1", 1, 4);
    } catch (error) {
      const { code, message } = Object(error);
      return `${code}: ${message}`;
    }
  };
  const askBoth = async (who: HiringCompany) => [
    await ask(who, PDF_TYPES[0]),
    await ask(who, PDF_TYPES[1]),
  ];

  it.each([
    [LOCKED, "on Starter", { plan: "STARTER", status: "active" }],
    ["PDF", "while trying Starter", { plan: "STARTER", status: "trialing" }],
    ["PDF", "on Launch", { plan: "LAUNCH", status: "active" }],
    ["PDF", "on Scale", { plan: "SCALE", status: "active" }],
    [
      "PDF",
      "in the grace of a failed payment",
      { plan: "LAUNCH", status: "past_due", pastDueSince: daysAgo(6) },
    ],
    [UNPAID, "after that grace", { plan: "LAUNCH", status: "past_due", pastDueSince: daysAgo(8) }],
    [LOCKED, "after a cancellation", { plan: "SCALE", status: "canceled" }],
    [LOCKED, "before a first payment", { plan: "SCALE", status: "incomplete" }],
  ] as const)("is %s %s", async (answer, _when, state) => {
    await subscribe(db, company, state);
    expect(await askBoth(company)).toEqual([answer, answer]);
  });

  it("says to a member whom to ask for it", async () => {
    await subscribe(db, company, { plan: "STARTER", status: "active" });
    const { client } = await join(db, company, { role: "viewer" });
    const viewer = await readStanding(client);
    const wanted = { attemptId: company.attempt.id, type: "analysis", now } as const;
    const refused = viewer && makePdf(client, viewer, wanted);
    await expect(refused).rejects.toThrow(
      `This feature requires the Launch Plan. Ask ${company.owner.email} (owner) for a larger plan.`,
    );
  });

  it("is not there for another company, whatever their plan", async () => {
    expect(await askBoth(stranger)).toEqual([GONE, GONE]);
  });

  it("is named after the candidate and the interview", async () => {
    const { client, userId } = company.owner;
    const wanted = { attemptId: company.attempt.id, type: "transcript", now } as const;
    const { fileName } = await makePdf(client, { ownerId: userId, ...OWNERS_SEAT }, wanted);
    expect(fileName).toMatch(/^Ana_Flores_\w+_transcript\.pdf$/);
  });

  it("is not there while the candidate waits for a bigger plan", async () => {
    const set = (value: string) =>
      db.sql(`update public.interview_attempts set unlocked_at = ${value} where id = $1`, [
        company.attempt.id,
      ]);
    await set("null");
    expect(await askBoth(company)).toEqual([GONE, GONE]);
    await set("now()");
    expect(await askBoth(company)).toEqual(["PDF", "PDF"]);
  });

  it("is gone with the candidate", async () => {
    await db.service().rpc("erase_attempt", { p_attempt: company.attempt.id });
    expect(await askBoth(company)).toEqual([GONE, GONE]);
  });
});
