import { expect } from "@playwright/test";
import { GUARDED_ADDRESSES } from "./support/access.ts";
import { answerToStranger, withIds } from "./support/guarded-address.ts";
import { type SecondServer, startSecondServer } from "./support/second-server.ts";
import { stack } from "./support/stack.ts";
import { knock, openPremises, type Premises } from "./support/stranger.ts";
import { test } from "./support/test.ts";
import { withoutMiddleware } from "./support/without-middleware.ts";
import { openWorkspace } from "./support/workspace.ts";

test.describe("A stranger", () => {
  let appUrl = "";
  let premises: Premises;

  test.beforeAll(async () => {
    const place = await stack();
    appUrl = place.appUrl;
    premises = await openPremises(place);
  });

  for (const guarded of Object.values(GUARDED_ADDRESSES)) {
    for (const method of guarded.methods ?? ["GET"]) {
      test(`gets nothing of ${method} ${guarded.path}`, async () => {
        const { ids, cookies } = premises;
        const visit = (cookie: string) => knock(appUrl, guarded, method, ids, cookie);
        const outside =
          guarded.kind === "page"
            ? { status: 307, location: "/login", next: withIds(guarded.path, ids), leaks: false }
            : { status: 401, location: "", next: null, leaks: false };
        const { other, ...outsiders } = cookies;
        const visits = Object.entries({ nobody: "", ...outsiders }).map(async ([who, cookie]) =>
          expect([who, await visit(cookie)]).toEqual([who, outside]),
        );
        await Promise.all(visits);
        expect(await visit(other)).toMatchObject({
          status: answerToStranger(guarded, method),
          leaks: false,
        });
      });
    }
  }
});

const WITH_A_USER_ID = [
  ...["stripe/checkout", "stripe/cancel-subscription", "stripe/change-plan"],
  ...["stripe/change-preview", "upgrade"],
];

test("A body that names another person is refused, whatever it asks", async () => {
  const { appUrl } = await stack();
  const { visitor } = await openWorkspace(appUrl, "Honest Cleaning");
  for (const address of WITH_A_USER_ID) {
    const own = GUARDED_ADDRESSES[`app/api/${address}/route.ts`];
    const guarded = { ...own, kind: "handler", path: `/api/${address}`, stranger: 403 } as const;
    const body = { ...own?.body, user_id: "00000000-0000-4000-8000-000000000000" };
    const visit = await knock(appUrl, { ...guarded, body }, "POST", {}, visitor.cookie);
    expect([address, visit.status]).toEqual([address, 403]);
  }
});

/** At an address that only leads on to another, that one must turn them away. */
async function knockThrough(...[appUrl, guarded, ...who]: Parameters<typeof knock>) {
  const visit = await knock(appUrl, guarded, ...who);
  expect([guarded.path, visit.leaks]).toEqual([guarded.path, false]);
  const { location: path } = visit;
  return path && path !== "/login" ? knock(appUrl, { ...guarded, path }, ...who) : visit;
}

test("Without the middleware nothing but an early redirect is gone", async () => {
  // More than a thousand visits.
  test.slow();
  const place = await stack();
  let bare: SecondServer | undefined;
  try {
    bare = await startSecondServer({ folder: withoutMiddleware() });
    const { appUrl } = bare;
    const guarded = await fetch(`${place.appUrl}/signin`);
    expect(guarded.headers.get("permissions-policy")).not.toBeNull();
    const unguarded = await fetch(`${appUrl}/signin`);
    expect(unguarded.headers.get("permissions-policy")).toBeNull();

    const { ids, cookies } = await openPremises(place);
    const { other, ...outsiders } = cookies;
    for (const guarded of Object.values(GUARDED_ADDRESSES)) {
      for (const method of guarded.methods ?? ["GET"]) {
        // The address is the middleware's to say.
        const turnedAway = { status: 307, location: "/login", next: null, leaks: false };
        const refused = { status: 401, location: "", next: null, leaks: false };
        const outside = guarded.kind === "page" ? turnedAway : refused;
        const visits = ["", ...Object.values(outsiders)].map((cookie) =>
          knockThrough(appUrl, guarded, method, ids, cookie),
        );
        for (const visit of await Promise.all(visits)) {
          expect([guarded.path, visit]).toEqual([guarded.path, outside]);
        }
        const visit = await knock(appUrl, guarded, method, ids, other);
        const expected = { status: answerToStranger(guarded, method), leaks: false };
        expect([guarded.path, visit]).toMatchObject([guarded.path, expected]);
      }
    }
  } finally {
    await bare?.stop();
  }
});
