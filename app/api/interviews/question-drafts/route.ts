import { z } from "zod";
import { readCompany } from "#lib/data/company/companies";
import { AppError } from "#lib/domain/core/errors";
import { LIMITS } from "#lib/domain/interviews/interview";
import { DEFAULT_LANGUAGE, toLanguage } from "#lib/domain/text/languages";
import { filled, text } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { draftQuestions } from "#lib/workflows/interviews/draft-questions";

/** Drafts questions from a job description. Limited: each draft costs a model's time. */
export const POST = route({
  as: memberTo("edit"),
  limit: { name: "question-drafts", max: 60, windowSeconds: 3600 },
  body: z.object({
    title: filled("Give the interview a title first.", LIMITS.title),
    description: filled("Describe the job first.", LIMITS.description),
    language: z.pipe(
      text(40),
      z.transform((code) => toLanguage(code) ?? DEFAULT_LANGUAGE),
    ),
  }),
  run: async ({ actor, body }) => {
    await countUse({ name: "question-drafts", max: 20, windowSeconds: 3600 }, actor.userId);
    const departmentKey = (await readCompany(actor.db, actor.ownerId))?.departmentKey;
    if (!departmentKey) throw new AppError("conflict", "Set up your company first.");
    // Above row-level security: no company may write what it spent.
    return { questions: await draftQuestions(body, { service: serviceDb(), departmentKey }) };
  },
});
