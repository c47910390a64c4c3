import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { exportRows } from "#lib/data/account/export";
import { readCompanyAccess } from "#lib/data/plans/company-access";
import { listResults } from "#lib/data/results/results";
import { readRoom } from "#lib/data/room/rooms";
import { DEFAULT_PRIMARY_COLOR } from "#lib/domain/company/company";
import { smallLogoName } from "#lib/domain/company/logo";
import { FEATURES, type Feature, opens, planFeatures } from "#lib/domain/plans/features";
import { wholeList } from "#lib/domain/results/result-query";
import { billingWrites } from "../support/billing-writes.ts";
import { everyTable } from "../support/claims.ts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { KEYS } from "../support/keys.ts";
import { type HiringCompany, ok, signUpHiringCompany } from "../support/people.ts";
import { subscribe } from "../support/plans.ts";
import { rest } from "../support/rest.ts";

const VIEWS = ["attempt_list", "plan_access"];

/** Every number and row of an attempt, by whatever way a relation can be asked. */
const QUESTIONS = [
  "interviews?select=id,interview_attempts(id,candidate_name,availability)",
  "interviews?select=id,interview_attempts(count)",
  "interviews?select=id,interview_attempts!inner(id)",
  "questions?select=id,responses(id,responses_text),media(id,object_key)",
  "company_profiles?select=id,interview_attempts(count),candidates(count)",
  "candidates?select=id,email,interview_attempts(id)",
  "interview_attempts?select=id,responses(*),media(*),evaluation_results(*),status_history(*),metric_overrides(*),accommodations(*)",
  "interview_attempts?select=count()",
  "interview_attempts?unlocked_at=is.null&select=id",
  "interview_attempts?order=candidate_name.asc&candidate_name=ilike.*ana*",
  "attempt_list?candidate_name=ilike.*ana*&order=general_score.desc",
  "rpc/search_attempts?p_search=ana",
  "attempt_list?select=id,general_score&general_score=gte.0",
];

describe.each([ENGINE])("By the owner's own token on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let marks: string[] = [];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await fillEveryTable(db, company);
    const { attempt } = company;
    await db.sql(
      "update public.interview_attempts set availability = repeat('1', 28) where id = $1",
      [attempt.id],
    );
    const parts = await db.sql(
      `select id::text as id from public.responses where interview_attempt_id = $1
       union all select id::text from public.evaluation_results where interview_attempt_id = $1`,
      [attempt.id],
    );
    marks = [
      ...[attempt.id, attempt.candidateId, attempt.mediaId, attempt.objectKey],
      ...parts.map(({ id }) => String(id)),
      ...["Ana Flores", "I like order", "I read slowly", "Their last boss", "1111111"],
    ];
  });
  afterAll(() => db.close());

  const seen = (answer: string) => marks.filter((mark) => answer.includes(mark));
  const ask = async (path: string) => {
    const { rows } = await rest(db, company.owner, "GET", path);
    return JSON.stringify(rows);
  };
  /** How many rows a relation says that it has. */
  const counted = async (relation: string) => {
    const answer = await fetch(`${db.url}/rest/v1/${relation}?select=*`, {
      method: "HEAD",
      headers: {
        apikey: KEYS.publishable,
        authorization: `Bearer ${company.owner.token}`,
        prefer: "count=exact",
      },
    });
    return answer.headers.get("content-range")?.split("/")[1];
  };
  const BELOW = [
    "interview_attempts",
    "candidates",
    "responses",
    "media",
    "evaluation_results",
    "status_history",
    "metric_overrides",
    "accommodations",
    "corrections",
    "attempt_list",
  ];

  describe("an open attempt is there to be read:", () => {
    it("by its relations, their counts, the list and the export", async () => {
      for (const relation of BELOW) {
        expect([relation, seen(await ask(`${relation}?select=*`)).length > 0]).toEqual([
          relation,
          true,
        ]);
        expect([relation, await counted(relation)]).not.toEqual([relation, "0"]);
      }
    });
  });

  describe("a locked one is not there:", () => {
    beforeAll(async () => {
      await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
        company.attempt.id,
      ]);
      // As if somebody else had taken its place.
      await db.sql("update public.attempt_ledger set attempt_id = gen_random_uuid()");
    });

    it("in no table and no view, whole or counted", async () => {
      for (const relation of [...(await everyTable(db)), ...VIEWS]) {
        expect([relation, seen(await ask(`${relation}?select=*`))]).toEqual([relation, []]);
      }
      for (const relation of BELOW) {
        expect([relation, await counted(relation)]).toEqual([relation, "0"]);
      }
    });

    it.each(QUESTIONS)("in no answer to %s", async (question) => {
      const answer = await ask(question);
      expect(seen(answer)).toEqual([]);
      expect(answer).not.toMatch(/"count":[1-9]/);
    });

    it("in no list, search, order or export", async () => {
      const { client } = company.owner;
      for (const sort of ["newest", "rating", "name"] as const) {
        const found = await listResults(client, { ...wholeList(sort), search: "ana" });
        expect(found).toEqual({ rows: [], previous: null, next: null, lookedAt: null });
      }
      let text = "";
      for await (const piece of exportRows(client, "2026-11-21T00:00:00Z")) text += piece;
      expect(seen(text)).toEqual([]);
    });

    it("for no decision, number or figure", async () => {
      const { client } = company.owner;
      const p_attempt = company.attempt.id;
      expect((await client.rpc("decide", { p_attempt, p_status: "Hired" })).data).toBe(false);
      const override = { p_attempt, p_metric: "reliability", p_score: 1, p_reason: "No." } as const;
      expect((await client.rpc("override_metric", override)).data).toBe(false);
      const impact = ok(await client.rpc("adverse_impact"));
      expect(impact.every(({ n }) => n === 0)).toBe(true);
      expect(ok(await client.rpc("waiting_attempts", {}))).toBe(1);
      const changed = await rest(
        db,
        company.owner,
        "PATCH",
        `interview_attempts?id=eq.${p_attempt}`,
        {
          status: "Rejected",
        },
      );
      expect(changed.rows).toEqual([]);
    });

    it("in no recording", async () => {
      const files = company.owner.client.storage.from("candidate-media");
      const { objectKey, id } = company.attempt;
      expect((await files.download(objectKey)).data).toBeNull();
      expect((await files.createSignedUrl(objectKey, 60)).data).toBeNull();
      expect((await files.list(id)).data ?? []).toEqual([]);
      const address = `${db.url}/storage/v1/object/public/candidate-media/${objectKey}`;
      expect((await fetch(address)).status).toBeGreaterThan(399);
    });

    it.each([
      ["unlock_attempts", () => ({ p_department_key: company.departmentKey })],
      ["open_attempt", () => ({ p_attempt: company.attempt.id })],
      ["submit_attempt", () => ({ p_attempt: company.attempt.id })],
      ["candidates_left", () => ({ p_department_key: company.departmentKey, p_at: "2026-11-21" })],
      ["is_my_open_attempt", () => ({ p_attempt: company.attempt.id })],
      ["write_subscription", () => ({ p_user: company.owner.userId, p_reading: 1, p_found: {} })],
      ["end_grace_periods", () => ({})],
      ["trial_used", () => ({ p_user: company.owner.userId })],
      ["use_trial_card", () => ({ p_user: company.owner.userId, p_fingerprint: "x" })],
      ["end_checkout", () => ({ p_user: company.owner.userId, p_session_id: "x" })],
    ] as const)("to a call of %s", async (name, values) => {
      const { status } = await rest(db, company.owner, "POST", `rpc/${name}`, values());
      expect(status).toBeGreaterThan(399);
      expect(await counted("interview_attempts")).toBe("0");
    });
  });

  it("nothing of plans, payments and what was used up is written", async () => {
    expect(await billingWrites(db, company)).toEqual([]);
  });

  describe("a feature is open", () => {
    const features = ["branding", "pdf", "ats", "webhooks"] as const;
    const has = async (feature: Feature) => {
      const call = { p_company: company.departmentKey, p_feature: feature };
      return ok(await db.service().rpc("has_feature", call));
    };

    it.each([
      { plan: "STARTER", status: "active" },
      { plan: "LAUNCH", status: "active" },
      { plan: "SCALE", status: "active" },
      { plan: "CUSTOM", status: "active" },
      { plan: "TEST", status: "active" },
      { plan: "STARTER", status: "trialing" },
      { plan: "SCALE", status: "canceled" },
    ] as const)("in the database as the rule says: %o", async (state) => {
      await subscribe(db, company, state);
      const access = await readCompanyAccess(company.owner.client, company.companyId);
      for (const feature of features)
        expect([feature, await has(feature)]).toEqual([feature, opens(access, feature)]);
    });

    it("under its name alone", async () => {
      await subscribe(db, company, { plan: "STARTER", status: "trialing" });
      const misspelled = await db.sql("select public.has_feature($1, 'atss') as open", [
        company.departmentKey,
      ]);
      expect([await has("ats"), misspelled]).toEqual([true, [{ open: false }]]);
    });

    it("on another plan with one line of the table of features", async () => {
      const fill = async (rows: ReturnType<typeof planFeatures>) => {
        await db.sql("delete from public.plan_features");
        await db.sql(
          "insert into public.plan_features select * from jsonb_populate_recordset(null::public.plan_features, $1)",
          [JSON.stringify(rows)],
        );
      };
      await subscribe(db, company, { plan: "LAUNCH", status: "active" });
      const before = await has("webhooks");
      await fill(planFeatures({ ...FEATURES, webhooks: "LAUNCH" }));
      expect([before, await has("webhooks")]).toEqual([false, true]);
      await fill(planFeatures());
    });
  });

  describe("branding is written", () => {
    const brand = async () => {
      const color = `#${Math.floor(Math.random() * 0xffffff)
        .toString(16)
        .padStart(6, "0")}`;
      const path = `company_profiles?id=eq.${company.companyId}`;
      const { code, rows } = await rest(db, company.owner, "PATCH", path, {
        company_primary_colour: color,
      });
      return rows[0]?.company_primary_colour === color ? "written" : code;
    };
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

    it.each([
      ["42501", "on Starter", { plan: "STARTER", status: "active" }],
      ["written", "while trying Starter", { plan: "STARTER", status: "trialing" }],
      ["written", "on Launch", { plan: "LAUNCH", status: "active" }],
      ["written", "on Scale", { plan: "SCALE", status: "active" }],
      [
        "written",
        "in the grace of a failed payment",
        { plan: "LAUNCH", status: "past_due", pastDueSince: daysAgo(6) },
      ],
      [
        "42501",
        "after that grace",
        { plan: "LAUNCH", status: "past_due", pastDueSince: daysAgo(8) },
      ],
      ["42501", "after a cancellation", { plan: "SCALE", status: "canceled" }],
      ["42501", "before a first payment", { plan: "SCALE", status: "incomplete" }],
    ] as const)("or refused (%s) %s", async (outcome, _when, state) => {
      await subscribe(db, company, state);
      expect(await brand()).toBe(outcome);
    });

    it("and shown to candidates as long as the plan includes it", async () => {
      const { key } = company.interview;
      const logo = `${company.owner.userId}-logo-1.png`;
      await db.sql(
        "update public.company_profiles set company_logo_url = $2, company_primary_colour = '#123456' where id = $1",
        [company.companyId, logo],
      );
      const look = async (state: Parameters<typeof subscribe>[2]) => {
        await subscribe(db, company, state);
        const room = await readRoom(db.service(), key);
        return [
          room?.company.primaryColor,
          room?.company.logoUrl?.endsWith(smallLogoName(logo)) ?? null,
        ];
      };
      const own = ["#123456", true];
      const ours = [DEFAULT_PRIMARY_COLOR, null];
      expect(await look({ plan: "STARTER", status: "trialing" })).toEqual(own);
      expect(await look({ plan: "STARTER", status: "active" })).toEqual(ours);
      expect(await look({ plan: "LAUNCH", status: "active" })).toEqual(own);
      expect(await look({ plan: "LAUNCH", status: "canceled" })).toEqual(ours);
    });
  });
});
