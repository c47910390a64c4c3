import fc from "fast-check";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { startCheckout } from "#lib/workflows/plans/start-checkout";
import { db } from "./support/memory";
import { beginRace, race, type Twin } from "./support/races";

jest.mock("#lib/data/plans/checkouts", () => jest.requireActual("./support/races").checkouts);
jest.mock(
  "#lib/vendors/stripe/checkout",
  () => jest.requireActual("./support/races").stripeCheckouts,
);
jest.mock("#lib/data/plans/subscriptions", () => jest.requireActual("./support/memory"));
jest.mock("#lib/data/plans/billing", () => jest.requireActual("./support/memory"));
jest.mock("#lib/vendors/stripe/prices", () => ({ findPrice: async (id: string) => ({ id }) }));
jest.mock("#lib/workflows/plans/customer-of", () => ({ customerOf: async () => "cus_1" }));
jest.mock("#lib/workflows/plans/sync-subscription", () => ({
  syncSubscription: async () => ({ subscription: null, customer: { gone: false, credit: 0 } }),
  liveIn: () => null,
  isServed: () => false,
}));

const OWNER = { userId: "user_1", email: "dana@example.com" };
const KEYS = ["starter_monthly", "launch_monthly", "scale_yearly"] as const;

type Outcome = { session: string; wasOpen: boolean } | { refused: unknown };

async function press(caller: number, key: string): Promise<Outcome> {
  race.caller = caller;
  try {
    const { sessionId } = await startCheckout(db, OWNER, key, "http://localhost:3000");
    return { session: sessionId, wasOpen: race.sessions.get(sessionId)?.open ?? false };
  } catch (failure) {
    return { refused: failure };
  }
}

/** Presses at the same moment, and some more when the first are done; every call is held and let go in any order. */
const presses = (twin: Twin | null) =>
  fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.constantFrom(...KEYS), { minLength: 2, maxLength: 4 }),
    fc.array(fc.constantFrom(...KEYS), { maxLength: 2 }),
    async (scheduler, first, then) => {
      beginRace((what) => scheduler.schedule(Promise.resolve(), what), twin);
      for (const keys of [first, then]) {
        if (keys.length === 0) continue;
        race.requestOf.clear();
        const pressed = keys.map((key, caller) => press(caller, key));
        const outcomes = await scheduler.waitFor(Promise.all(pressed));
        for (const outcome of outcomes) {
          if ("session" in outcome) expect(outcome.wasOpen).toBe(true);
          else expect(outcome.refused).toMatchObject({ message: BILLING_REFUSALS.overtaken });
        }
        const [newest] = [...race.requestOf].toSorted(([, a], [, b]) => b - a)[0] ?? [0];
        const open = [...race.sessions.values()].filter((session) => session.open);
        expect(open.map(({ price }) => price)).toEqual([keys[newest]]);
        expect(outcomes[newest]).toMatchObject({ session: open[0]?.id });
      }
    },
  );

describe("Checkouts that are opened at the same moment", () => {
  it("leave the one open that was requested last, and nobody gets a closed one", async () => {
    await fc.assert(presses(null), { numRuns: 400 });
  });

  it.each(["closes every other checkout", "follows the last claim", "never looks again"] as const)(
    "would not, where whoever was overtaken %s",
    async (twin) => {
      const { failed } = await fc.check(presses(twin), { numRuns: 2000 });
      expect(failed).toBe(true);
    },
  );
});
