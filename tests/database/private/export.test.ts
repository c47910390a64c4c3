import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { exportRows } from "#lib/data/account/export";
import { everyTable } from "../support/claims.ts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { rest } from "../support/rest.ts";

const exported = z.object({
  exported_at: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

describe.each([ENGINE])("The data that an owner takes along on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let other: HiringCompany;

  const take = async ({ owner }: HiringCompany) => {
    let text = "";
    for await (const piece of exportRows(owner.client, "2026-11-21T00:00:00Z")) text += piece;
    return exported.parse(JSON.parse(text)).tables;
  };

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await fillEveryTable(db, company);
    other = await signUpHiringCompany(db, "Other Crew");
  });
  afterAll(() => db.close());

  it("has every row of every table that they may read", async () => {
    const tables = await take(company);
    for (const table of await everyTable(db)) {
      const { rows } = await rest(db, company.owner, "GET", `${table}?select=*`);
      expect([table, tables[table]?.length ?? 0]).toEqual([table, rows.length]);
    }
  });

  it("has no word of another company's", async () => {
    const text = JSON.stringify(await take(other));
    for (const id of [company.owner.userId, company.departmentKey, company.attempt.id]) {
      expect(text).not.toContain(id);
    }
  });
});
