import { beforeEach, describe, expect, it } from "@jest/globals";
import { clearConnection } from "#lib/data/integrations/connections";
import { giveUpDeliveries, sendAgain } from "#lib/data/integrations/deliveries";
import { deliverToAts } from "#lib/workflows/results/deliver-to-ats";
import type { Ats } from "../support/ats.ts";
import type { TestDatabase } from "../support/database.ts";
import {
  type Attempt,
  type Company,
  createInterview,
  type Interview,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";
import { connectAndLink, useAts } from "./support.ts";

describe("A delivery to an ATS", () => {
  let db: TestDatabase;
  let ats: Ats;
  let company: Company;
  let interview: Interview;
  let attempt: Attempt;

  useAts((begun) => {
    ({ db, ats, company } = begun);
  });
  beforeEach(async () => {
    interview = await createInterview(db, company);
    await connect("greenhouse");
    attempt = await startAttempt(db, interview);
    await submitAndScore(db, attempt);
    ats.calls.length = 0;
  });

  const connect = (appId: string) => connectAndLink({ db, ats, company }, interview, appId);

  const row = async () => {
    const found = "select * from public.ats_deliveries where interview_attempt_id = $1";
    return (await db.sql(found, [attempt.id]))[0] ?? {};
  };
  /** What the job does that was queued last, or the one that is named. */
  const deliver = async (named?: string) => {
    const queueId = named ?? String((await row()).queue_id);
    await deliverToAts(db.service(), { attemptId: attempt.id, queueId }, new Date());
  };
  const asked = () => ats.calls.filter((call) => call.startsWith("ats."));

  it.each([
    ["search", "ats.candidates.search"],
    ["making", "ats.application.create"],
  ])(
    "that is queued anew for another connection during its %s is that job's alone",
    async (_, tool) => {
      const { queue_id: old } = await row();
      ats.during(tool, async () => {
        await clearConnection(db.service(), company.owner.userId, { tell: true });
        await connect("lever");
        expect(await sendAgain(company.owner.client, attempt.id)).toBe(true);
      });
      await deliver(String(old));
      await deliver(String(old));
      expect(asked().at(-1)).toBe(tool);
      expect(await row()).toMatchObject({
        state: "queued",
        app_id: "lever",
        application: "none",
        ats_application_id: null,
        analysis: "none",
        transcript: "none",
      });
      ats.calls.length = 0;
      await deliver();
      expect(asked()).toContain("ats.application.create");
      expect(await row()).toMatchObject({ state: "sent", app_id: "lever" });
    },
  );

  it("asks for nothing once its company has another connection", async () => {
    const { queue_id: queueId } = await row();
    ats.during("ats.candidates.search", async () => {
      const changed = "update public.company_profiles set knit_integration_id = $1 where id = $2";
      await db.sql(changed, [`mb_${attempt.id}`, company.companyId]);
    });
    await deliver(String(queueId));
    expect(ats.calls).toEqual(["ats.candidates.search"]);
  });

  it.each([
    ["none", "failed"],
    ["asked", "unconfirmed"],
  ])(
    "whose job died with its worker while a step was %s is %s, and can be sent again",
    async (step, state) => {
      const mark = "update public.ats_deliveries set analysis = $1 where interview_attempt_id = $2";
      await db.sql(mark, [step, attempt.id]);
      await giveUpDeliveries(db.service());
      expect(await row()).toMatchObject({ state: "queued" });
      await db.sql("update public.jobs set dead_at = now() where kind = 'deliver_to_ats'");
      await giveUpDeliveries(db.service());
      expect(await row()).toMatchObject({ state });
      expect(await sendAgain(company.owner.client, attempt.id)).toBe(true);
      await deliver();
      expect(await row()).toMatchObject({ state: "sent" });
    },
  );

  it("is given up by its own job at the last try", async () => {
    await giveUpDeliveries(db.service(), String((await row()).queue_id));
    expect(await row()).toMatchObject({ state: "failed" });
  });
});
