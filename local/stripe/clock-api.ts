import { z } from "zod";
import { mustFind, pageOf } from "./answer.ts";
import { letTimePass } from "./clock.ts";
import { addClock } from "./clocks.ts";
import { findCustomer } from "./customers.ts";
import { invalid } from "./failure.ts";
import { call, paging, whole } from "./params.ts";
import type { StripeRouter } from "./router.ts";

/** Stripe's test clocks. One may start in the past and be moved up to now, so that it agrees with the product's. */
export function clockCalls(router: StripeRouter): void {
  const path = "/v1/test_helpers/test_clocks";
  router.on(
    "POST",
    path,
    call({ frozen_time: whole, name: z.string().optional(), customer: z.string().optional() }),
    ({ params, state }) => {
      const clock = addClock(state, params.frozen_time, params.name ?? null);
      if (params.customer) findCustomer(state, params.customer).test_clock = clock.id;
      return clock;
    },
  );
  router.on("GET", path, call(paging), ({ params, state }) =>
    pageOf(path, Object.values(state.clocks), params),
  );
  router.on("GET", `${path}/:id`, call({}), ({ id, state }) =>
    mustFind(state.clocks, "test clock", id),
  );
  router.on(
    "POST",
    `${path}/:id/advance`,
    call({ frozen_time: whole }),
    ({ params, id, state }) => {
      const clock = mustFind(state.clocks, "test clock", id);
      if (params.frozen_time <= clock.frozen_time)
        throw invalid("frozen_time must be after the clock's current time.", {
          param: "frozen_time",
        });
      clock.frozen_time = params.frozen_time;
      letTimePass(state);
      return clock;
    },
  );
}
