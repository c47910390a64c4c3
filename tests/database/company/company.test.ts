import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Plan } from "#lib/domain/plans/plans";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";
import { rest } from "../support/rest.ts";

describe.each([ENGINE])("A company's branding on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let other: Company;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning");
    other = await signUpCompany(db, "Other Crew");
  });
  afterAll(() => db.close());

  const plan = (name: Plan) =>
    db.service().from("profiles").update({ subscription: name }).eq("id", company.owner.userId);

  const write = (column: string, value: string) =>
    rest(db, company.owner, "PATCH", `company_profiles?id=eq.${company.companyId}`, {
      [column]: value,
    });

  const ownLogo = () => `${company.owner.userId}-logo-1763708400000.png`;

  it.each([null, "STARTER"] as const)(
    "is refused by direct request on the plan %s",
    async (name) => {
      await plan(name);
      for (const [column, value] of [
        ["company_website", "https://bright.example"],
        ["company_primary_colour", "#000000"],
        ["company_secondary_colour", "#000000"],
        ["company_logo_url", ownLogo()],
      ] as const) {
        expect([column, (await write(column, value)).code]).toEqual([column, "42501"]);
      }
    },
  );

  it("is the owner's own from the Launch plan up: no script or password as website, no file of anybody else", async () => {
    await plan("LAUNCH");
    expect((await write("company_logo_url", ownLogo())).rows).toHaveLength(1);
    expect((await write("company_website", "https://bright.example")).rows).toHaveLength(1);
    expect((await write("company_website", "https://bright.example/@ana")).rows).toHaveLength(1);
    for (const [column, value] of [
      ["company_website", "javascript:alert(1)"],
      ["company_website", "https://ana:secret@bright.example"],
      ["company_website", "https://ana@bright.example"],
      ["company_logo_url", "https://evil.example/pixel.png"],
      ["company_logo_url", `${other.owner.userId}-logo-1763708400000.png`],
      ["company_logo_url", `${company.owner.userId}-logo-1.svg`],
    ] as const) {
      expect([value, (await write(column, value)).code]).toEqual([value, "23514"]);
    }
  });

  it("has files that no user writes", async () => {
    const upload = await company.owner.client.storage
      .from("company-assets")
      .upload(ownLogo(), new Uint8Array([1]), { contentType: "image/png" });
    expect(upload.error).not.toBeNull();
  });
});
