import { readCompany } from "#lib/data/company/companies";
import { AppError } from "#lib/domain/core/errors";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { serviceDb } from "#lib/http/clients";
import { answerParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { translateAnswer } from "#lib/workflows/results/translate-answer";

/** An answer in English, by a model and at a press. Limited: each one costs a model's time. */
export const POST = route({
  as: memberTo("read"),
  params: answerParams,
  perActor: {
    name: "answer-translations",
    max: 120,
    windowSeconds: 3600,
    who: ({ userId }) => userId,
  },
  run: async ({ actor: { db, ownerId }, params }) => {
    const departmentKey = (await readCompany(db, ownerId))?.departmentKey;
    if (!departmentKey) throw new AppError("not_found", RESPONSE_MISSING);
    // Above row-level security: no company may write what it spent, or what a model said of its candidates.
    return { text: await translateAnswer({ db, service: serviceDb() }, departmentKey, params) };
  },
});
