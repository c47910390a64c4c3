import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startAttempt } from "#lib/data/room/attempts";
import { beginText } from "#lib/data/room/texts";
import { noticeVersion } from "#lib/domain/room/consent";
import { TOLD_STOP } from "#lib/domain/sms/messages";
import type { TextCommand } from "#lib/domain/sms/words";
import { receiveTextEvent } from "#lib/workflows/room/receive-text";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";

const OWN = "+18135550000";
const ANA = "+18135550601";

describe("A text that begins texts again", () => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    await db.sql("select public.register_text_number($1, $2)", [company.owner.email, OWN]);
    await startAttempt(db.service(), {
      interviewKey: company.interview.key,
      details: { name: "Ana Flores", email: "ana@mail.test", phone: ANA },
      consent: { noticeVersion: noticeVersion("es"), language: "es", aiAllowed: true },
      tokenHash: "0".repeat(64),
      texts: { number: ANA, words: "2026-11-28" },
    });
  });
  beforeEach(() => db.sql("delete from public.text_stops"));
  afterAll(() => db.close());

  const write = (body: string, obeyed: TextCommand | null = null) =>
    receiveTextEvent(db.service(), {
      what: "received",
      sid: `SM${randomUUID()}`.replaceAll("-", ""),
      from: ANA,
      to: OWN,
      body,
      obeyed,
    });
  /** Whether her texts are still ended by what she writes, and the jobs that follow. */
  async function begin(start: string, obeyed: TextCommand | null = null) {
    await db.sql("delete from public.jobs");
    await write(start, obeyed);
    return {
      stopped: (await db.sql("select 1 from public.text_stops")).length > 0,
      jobs: (await db.sql("select kind from public.jobs")).map(({ kind }) => kind),
    };
  }
  const BEGUN = { stopped: false, jobs: [] };
  /** The service sends her nothing, also no answer: the owner hears of it. */
  const HELD = { stopped: true, jobs: ["mail_text_reply"] };

  it.each([
    ["ALTO", "INICIAR"],
    ["Stop texting me", "empezar"],
    ["wrong number", "sí"],
    ["ALTO", "START"],
    ["STOP", "START"],
    ["STOP", "Yes"],
  ])("after %j is %j", async (stop, start) => {
    await write(stop);
    expect(await begin(start)).toEqual(BEGUN);
  });

  it.each([["STOP"], ["ALTO", "STOP"], ["STOP", "ALTO"], ["STOP", "wrong number"]])(
    "after %j is not in Spanish, as the service obeyed it and waits for a word of its own",
    async (...stops) => {
      for (const stop of stops) await write(stop);
      expect(await begin("INICIAR")).toEqual(HELD);
      expect(await begin("START")).toEqual(BEGUN);
    },
  );

  it("may be in Spanish where the service says that it obeyed it", async () => {
    await write("Detener", "stop");
    expect(await begin("INICIAR")).toEqual(HELD);
    expect(await begin("INICIAR", "start")).toEqual(BEGUN);
  });

  it("is not in Spanish where the service refused a text of ours", async () => {
    const text = { departmentKey: company.departmentKey, kind: "help", number: ANA } as const;
    const spend = { micros: 1, cap: 10 ** 6 };
    const { textId } = await beginText(db.service(), { ...text, body: "Hi" }, spend);
    const told = { what: "told", sid: "SMtold", textId, state: "failed" } as const;
    await receiveTextEvent(db.service(), { ...told, errorCode: TOLD_STOP });
    expect(await begin("INICIAR")).toEqual(HELD);
  });
});
