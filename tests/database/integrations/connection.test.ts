import { describe, expect, it } from "@jest/globals";
import { keepAtsLink, readLinkable } from "#lib/data/integrations/ats-links";
import {
  clearConnection,
  readConnection,
  receiveKnitEvent,
} from "#lib/data/integrations/connections";
import { checkIntegration } from "#lib/workflows/integrations/check-integration";
import { disconnect, endAtsIntegration } from "#lib/workflows/integrations/disconnect";
import { saveIntegration } from "#lib/workflows/integrations/save-integration";
import type { Ats } from "../support/ats.ts";
import type { TestDatabase } from "../support/database.ts";
import { type Company, createInterview, ok, signUpCompany } from "../support/people.ts";
import { useAts } from "./support.ts";

describe("A company's connection to its ATS", () => {
  let db: TestDatabase;
  let ats: Ats;
  let company: Company;

  useAts((begun) => {
    ({ db, ats, company } = begun);
  });

  const save = (integrationId: string, ownerId = company.owner.userId) =>
    saveIntegration(db.service(), ownerId, { integrationId, appId: "said", categoryId: "said" });
  const stored = () => readConnection(company.owner.client, company.owner.userId);
  const waiting = async (kind: string) =>
    (await db.sql("select payload from public.jobs where kind = $1", [kind])).map(
      ({ payload }) => payload,
    );

  it("is what Knit says of it, whatever the browser said", async () => {
    const integrationId = await ats.connect(company.owner.userId, "lever");
    await save(integrationId);
    await save(integrationId);
    expect(await stored()).toMatchObject({ integrationId, appId: "lever", categoryId: "ATS" });
  });

  it("is not kept where Knit doesn't confirm it, or can't be asked", async () => {
    await expect(save("mb_invented")).rejects.toMatchObject({ code: "conflict" });
    const integrationId = await ats.connect(company.owner.userId, "lever");
    await ats.fail("500", "integration.details");
    await expect(save(integrationId)).rejects.toMatchObject({ code: "vendor_failed" });
    expect(await stored()).toBeNull();
  });

  it("is one company's", async () => {
    const integrationId = await ats.connect(company.owner.userId, "lever");
    await save(integrationId);
    const other = await signUpCompany(db, "Other Crew", "SCALE");
    await expect(save(integrationId, other.owner.userId)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("takes the place of another one, which is ended at Knit", async () => {
    const first = await ats.connect(company.owner.userId, "lever");
    await save(first);
    const second = await ats.connect(company.owner.userId, "ashby");
    await save(second);
    expect(await stored()).toMatchObject({ appId: "ashby" });
    expect(await waiting("end_ats_integration")).toEqual([{ integrationId: first }]);
    await endAtsIntegration(db.service(), first);
    await endAtsIntegration(db.service(), first);
    // The one in use is never ended by a job that is left over.
    await endAtsIntegration(db.service(), second);
    await checkIntegration(db.service(), second);
    expect(await stored()).toMatchObject({ integrationId: second });
  });

  it("is ended by its id or its ATS, and stays where an older page means the one before it", async () => {
    const { userId } = company.owner;
    const end = (meant: Parameters<typeof disconnect>[2]) =>
      disconnect(db.service(), userId, meant);
    const first = await ats.connect(userId, "greenhouse");
    await save(first);
    const second = await ats.connect(userId, "lever");
    await save(second);
    await end({ integrationId: first });
    await end({ appId: "greenhouse" });
    expect(await stored()).toMatchObject({ integrationId: second });
    await end({ integrationId: second });
    expect(await stored()).toBeNull();
    await save(second);
    await end({ appId: "lever" });
    await end({ appId: "lever" });
    expect(await stored()).toBeNull();
    expect(await waiting("end_ats_integration")).toContainEqual({ integrationId: second });
  });

  it("is looked at once for each event, and cleared where it has ended", async () => {
    const integrationId = await ats.connect(company.owner.userId, "lever");
    await save(integrationId);
    const event = { eventId: `ev_${integrationId}`, integrationId };
    expect(await receiveKnitEvent(db.service(), event)).toBe(true);
    expect(await receiveKnitEvent(db.service(), event)).toBe(false);
    expect(await waiting("check_ats")).toEqual([{ integrationId }]);
    await checkIntegration(db.service(), integrationId);
    expect(await stored()).not.toBeNull();
    await ats.end(integrationId);
    await checkIntegration(db.service(), integrationId);
    expect(await stored()).toBeNull();
    expect(await waiting("end_ats_integration")).toEqual([]);
    expect(await receiveKnitEvent(db.service(), { ...event, eventId: "ev_late" })).toBe(true);
    expect(await waiting("check_ats")).toHaveLength(1);
  });

  it("is looked at again for an event that comes while a look is running", async () => {
    const integrationId = await ats.connect(company.owner.userId, "lever");
    await save(integrationId);
    const service = db.service();
    const event = { eventId: `ev_first_${integrationId}`, integrationId };
    await receiveKnitEvent(service, event);
    ok(await service.rpc("claim_jobs", { p_worker: "test", p_limit: 1, p_lease_seconds: 60 }));
    await receiveKnitEvent(service, { ...event, eventId: `ev_second_${integrationId}` });
    expect(await waiting("check_ats")).toEqual([{ integrationId }, { integrationId }]);
  });

  it("that took another one's place stays when that one turns out to have ended, and its links are its own", async () => {
    const first = await ats.connect(company.owner.userId, "lever");
    await save(first);
    const { userId, client } = company.owner;
    const second = await ats.connect(userId, "ashby");
    await ats.end(first);
    ats.during("integration.details", () => save(second));
    await checkIntegration(db.service(), first);
    expect(await stored()).toMatchObject({ integrationId: second });
    const { id } = await createInterview(db, company);
    const job = { id: "job_night", title: "Night cleaner" };
    // Its job was read from a list of the first one.
    await expect(
      keepAtsLink(db.service(), id, { integrationId: first }, job),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await readLinkable(client, id)).toMatchObject({ link: null });
    await clearConnection(db.service(), userId, { tell: false, only: second });
    expect(await stored()).toBeNull();
  });

  it("loses its link to a job that is gone, and no other, and none where the ATS doesn't answer", async () => {
    const integrationId = await ats.connect(company.owner.userId, "lever");
    await save(integrationId);
    const { client } = company.owner;
    const interviews = [await createInterview(db, company), await createInterview(db, company)];
    for (const [at, { id }] of interviews.entries()) {
      const job = { id: at === 0 ? "job_lead" : "job_night", title: "A job" };
      await keepAtsLink(db.service(), id, { integrationId }, job);
    }
    const links = async () => {
      const found = await Promise.all(interviews.map(({ id }) => readLinkable(client, id)));
      return found.map((one) => one?.link?.jobId ?? null);
    };
    await ats.deleteJob(integrationId, "job_lead");
    await ats.fail("500", "ats.job.list");
    await expect(checkIntegration(db.service(), integrationId)).rejects.toMatchObject({
      failure: "unknown",
    });
    expect(await links()).toEqual(["job_lead", "job_night"]);
    await checkIntegration(db.service(), integrationId);
    expect(await links()).toEqual([null, "job_night"]);
  });

  it("is ended at Knit when the account is deleted", async () => {
    const integrationId = await ats.connect(company.owner.userId, "lever");
    await save(integrationId);
    await db.service().rpc("delete_account", { p_user: company.owner.userId });
    expect(await waiting("end_ats_integration")).toEqual([{ integrationId }]);
  });
});
