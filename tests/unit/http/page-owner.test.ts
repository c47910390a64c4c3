import { NextRequest } from "next/server";
import {
  fileAddress,
  OTHER_COMPANY,
  OTHER_OWNER,
  PAGE_OWNER_HEADER,
  pageOwner,
} from "#lib/domain/account/page-owner";
import { memberTo } from "#lib/http/session";

jest.mock("server-only", () => ({}));
jest.mock("#lib/http/clients", () => ({ userDb: async () => ({}) }));
jest.mock("#lib/vendors/supabase-session", () => ({
  verifiedEmployer: async () => ({ userId: "dana", email: "dana@bright.example" }),
}));
jest.mock("#lib/data/account/sessions", () => ({
  readStanding: async () => ({ role: "owner", companyId: "bright", ownerId: "dana" }),
}));

const FILE = "https://rolecall.example/api/attempts/export";

/** What a handler says of a request that comes from a page of this person's and company's. */
const asRequest = (owner: string) =>
  new NextRequest(FILE, { headers: { [PAGE_OWNER_HEADER]: owner } });
const asFile = (owner: string) => new NextRequest(fileAddress(`${FILE}?q=a`, owner));

describe.each([
  ["A request", asRequest],
  ["A file", asFile],
])("%s of a page", (_, from) => {
  const ask = memberTo("read");

  it("is answered for the company that the page is about", async () => {
    expect(await ask(from(pageOwner("dana", "bright")))).toMatchObject({ companyId: "bright" });
    expect(await ask(from(pageOwner("dana", null)))).toMatchObject({ companyId: "bright" });
  });

  it("is refused once its reader works in another company, or is another", async () => {
    await expect(ask(from(pageOwner("dana", "harbor")))).rejects.toThrow(OTHER_COMPANY);
    await expect(ask(from(pageOwner("omar", "bright")))).rejects.toThrow(OTHER_OWNER);
  });
});

it("An address that names nobody is answered, as a page of before has it", async () => {
  expect(fileAddress(FILE, null)).toBe(FILE);
  expect(await memberTo("read")(new NextRequest(FILE))).toMatchObject({ userId: "dana" });
});
