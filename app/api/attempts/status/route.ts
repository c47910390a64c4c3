import { setStatuses } from "#lib/data/results/decisions";
import { bulkDecisionSchema } from "#lib/domain/results/decision";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** One status for several candidates: `{ decided }`, how many of them were there to decide about. */
export const POST = route({
  as: memberTo("decide"),
  perActor: { name: "decide-many", max: 60, windowSeconds: 300, who: ({ userId }) => userId },
  body: bulkDecisionSchema,
  run: async ({ actor, body }) => ({ decided: await setStatuses(actor.db, body) }),
});
