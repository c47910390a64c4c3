import { z } from "zod";
import { RESULT_SORTS } from "#lib/domain/results/result-query";
import { rememberListOrder } from "#lib/http/list-order";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Keeps the order of the candidates list that was chosen, in this browser. */
export const POST = route({
  as: memberTo("read"),
  perActor: { name: "list-order", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  body: z.object({ sort: z.enum(RESULT_SORTS) }),
  run: async ({ body }) => {
    await rememberListOrder(body.sort);
    return body;
  },
});
