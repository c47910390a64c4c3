import { z } from "zod";
import { pageOf } from "./answer.ts";
import { missing } from "./failure.ts";
import { call, list, paging, whole } from "./params.ts";
import type { StripeRouter } from "./router.ts";

/** What has happened. */
export function eventCalls(router: StripeRouter): void {
  router.on(
    "GET",
    "/v1/events",
    call({
      ...paging,
      type: z.string().optional(),
      types: list(z.string()).pipe(z.array(z.string()).max(20)).optional(),
      created: z.object({ gte: whole }).partial().optional(),
    }),
    ({ params, state }) => {
      const since = params.created?.gte ?? 0;
      const wanted = state.events.filter(
        ({ created, type }) =>
          created >= since &&
          (!params.type || type === params.type) &&
          (!params.types || params.types.includes(type)),
      );
      const page = pageOf("/v1/events", wanted, params);
      return { ...page, data: page.data.map(({ body }) => JSON.parse(body)) };
    },
  );
  router.on("GET", "/v1/events/:id", call({}), ({ id, state }) => {
    const event = state.events.find((one) => one.id === id);
    if (!event) throw missing("event", id);
    return JSON.parse(event.body);
  });
}
