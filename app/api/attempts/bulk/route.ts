import { after } from "next/server";
import { askBulk, listBulkActions } from "#lib/data/results/bulk";
import { readChosen } from "#lib/data/results/bulk-choice";
import { companyScope } from "#lib/data/results/results";
import { bulkSchema } from "#lib/domain/results/bulk-request";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** What goes on, and what is over but not seen yet: `{ actions }`. What is due by now begins. */
export const GET = route({
  as: memberTo("read"),
  quiet: true,
  run: async ({ actor: { db } }) => {
    const actions = await listBulkActions(db);
    if (actions.some(({ over, seconds }) => !over && seconds === 0)) after(() => runDueJobs());
    return { actions };
  },
});

/** Asks for one thing about many: `{ people }`, how many it is about. */
export const POST = route({
  as: memberTo("decide"),
  perActor: { name: "bulk", max: 60, windowSeconds: 300, who: ({ userId }) => userId },
  body: bulkSchema,
  run: async ({ actor: { db, ownerId }, body }) => {
    const scope = await companyScope(db, ownerId);
    const people = await askBulk(db, body, await readChosen(db, body.choice, scope));
    after(() => runDueJobs());
    return { people };
  },
});
