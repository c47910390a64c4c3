import { AppError } from "#lib/domain/core/errors";
import type { Checkout } from "#lib/vendors/stripe/checkout";
import * as memory from "./memory.ts";

type Session = { id: string; generation: number; price: string; open: boolean };

/** Bugs that the property must find. */
export type Twin = "closes every other checkout" | "follows the last claim" | "never looks again";

/** Stripe and the database for callers at the same moment: each call waits for its turn, in whatever order. */
export const race = {
  sessions: new Map<string, Session>(),
  requestOf: new Map<number, number>(),
  /** Which caller is just beginning. */
  caller: 0,
  turn: async (_what: string): Promise<unknown> => undefined,
  twin: null as Twin | null,
};

export function beginRace(turn: (what: string) => Promise<unknown>, twin: Twin | null): void {
  memory.forget();
  race.sessions.clear();
  race.requestOf.clear();
  Object.assign(race, { turn, twin });
}

function inTurn<A extends unknown[], R>(call: (...args: A) => Promise<R>) {
  return async (...args: A): Promise<R> => {
    await race.turn(call.name);
    return call(...args);
  };
}

export const checkouts = {
  abandonCheckout: inTurn(memory.abandonCheckout),
  endCheckout: inTurn(memory.endCheckout),
  async beginCheckoutRequest(): Promise<number> {
    const { caller } = race;
    await race.turn("beginCheckoutRequest");
    const request = await memory.beginCheckoutRequest();
    race.requestOf.set(caller, request);
    return request;
  },
  claimCheckout: inTurn((...[db, user, wanted, request]: Parameters<typeof memory.claimCheckout>) =>
    memory.claimCheckout(db, user, wanted, race.twin === "follows the last claim" ? 1e9 : request),
  ),
  async keepCheckout(...given: Parameters<typeof memory.keepCheckout>): Promise<boolean> {
    await race.turn("keepCheckout");
    return (await memory.keepCheckout(...given)) || race.twin === "never looks again";
  },
};

function told({ id, open }: Session): Checkout {
  return {
    id,
    status: open ? "open" : "expired",
    settled: false,
    clientSecret: `${id}_secret`,
    userId: null,
    customerId: null,
    subscriptionId: null,
    dueToday: 0,
    taxed: false,
    expiresAt: "2099-01-01T00:00:00Z",
  };
}

function close(id: string): void {
  const session = race.sessions.get(id);
  if (session) session.open = false;
}

export const stripeCheckouts = {
  /** The same generation is the same idempotency key: the same session, as it was when it was made. */
  openCheckout: inTurn(
    async ({ generation, priceId }: { generation: number; priceId: string }): Promise<Checkout> => {
      const id = `cs_${generation}`;
      const session = race.sessions.get(id) ?? { id, generation, price: priceId, open: true };
      if (session.price !== priceId) throw new AppError("vendor_failed", "another price");
      race.sessions.set(id, session);
      return told({ ...session, open: true });
    },
  ),
  readCheckout: inTurn(async (id: string): Promise<Checkout | null> => {
    const session = race.sessions.get(id);
    return session ? told(session) : null;
  }),
  expireCheckout: inTurn(async (id: string): Promise<void> => close(id)),
  /** As Stripe does it: first the list, then one after the other. */
  async closeCheckouts(_customer: string, before: number): Promise<void> {
    await race.turn("list");
    const listed = [...race.sessions.values()].filter(({ open }) => open);
    for (const { id, generation } of listed) {
      const spares =
        race.twin === "closes every other checkout" ? generation === before : generation >= before;
      if (!spares) await stripeCheckouts.expireCheckout(id);
    }
  },
};
