import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { MEMBER_ROLES, type MemberRole, may, SEAT_ACTIONS } from "#lib/domain/company/team";
import { ROLES } from "#tests/support/handler-roles";
import { GUARDED_ADDRESSES } from "./support/access.ts";
import { stack } from "./support/stack.ts";
import { cookieOf, knock } from "./support/stranger.ts";
import { joinByRequest } from "./support/team.ts";
import { test } from "./support/test.ts";
import { openWorkspace } from "./support/workspace.ts";

/** The requests that a role may not send, as the rows of ROLES name them. */
const refusedTo = (role: MemberRole): string[] =>
  SEAT_ACTIONS.filter((action) => !may(role, action)).flatMap((action) => ROLES[action]);

for (const role of MEMBER_ROLES) {
  test(`A ${role} is refused by each handler that asks for more`, async () => {
    const { appUrl } = await stack();
    const owner = await openWorkspace(appUrl, "Seated Cleaning");
    const cookie = await cookieOf(appUrl, await joinByRequest(owner, role));
    const { id: interview, key } = owner.interview;
    const ids = { interview, key, attempt: randomUUID(), media: randomUUID() };
    for (const name of refusedTo(role)) {
      const [method = "", address] = name.split(" ");
      const guarded = GUARDED_ADDRESSES[`app/api/${address}/route.ts`];
      if (!guarded) throw new Error(`No row says how to knock at ${name}`);
      const visit = await knock(appUrl, guarded, method, ids, cookie);
      expect([name, visit.status]).toEqual([name, 403]);
    }
  });
}
