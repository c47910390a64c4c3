import type { SeatRole } from "#lib/domain/company/team";
import { employerOrRedirect } from "#lib/http/session";

const mockWorkspace = jest.fn();
jest.mock("server-only", () => ({}));
jest.mock("#lib/http/clients", () => ({ userDb: async () => ({}) }));
jest.mock("#lib/vendors/supabase-session", () => ({
  verifiedEmployer: async () => ({ userId: "dana", email: "dana@bright.example" }),
}));
jest.mock("#lib/data/account/workspace", () => ({ readWorkspace: () => mockWorkspace() }));
jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

const BRIGHT = { id: "bright", name: "Bright Cleaning" };
const HARBOR = { id: "harbor", name: "Harbor Crew" };

function worksIn(role: SeatRole, companies: (typeof BRIGHT)[]) {
  mockWorkspace.mockResolvedValue({ role, company: BRIGHT, companies });
}

it("A viewer opens what they may read, and else lands on the dashboard of their one company", async () => {
  worksIn("viewer", [BRIGHT]);
  expect(await employerOrRedirect()).toMatchObject({ company: BRIGHT });
  await expect(employerOrRedirect("invite")).rejects.toThrow("to /dashboard");
});

it("Somebody with another company reads that the page may be there", async () => {
  worksIn("viewer", [BRIGHT, HARBOR]);
  await expect(employerOrRedirect("invite")).rejects.toThrow("not found");
  worksIn("manager", [BRIGHT, HARBOR]);
  expect(await employerOrRedirect("invite")).toMatchObject({ company: BRIGHT });
  await expect(employerOrRedirect("own")).rejects.toThrow("not found");
});
