import { z } from "zod";
import { readCompany } from "#lib/data/company/companies";
import { AppError } from "#lib/domain/core/errors";
import { QUESTION_TEXT_LIMIT } from "#lib/domain/interviews/question";
import { MOST_DRAFTED } from "#lib/domain/interviews/translation-draft";
import { LANGUAGES, languageName } from "#lib/domain/text/languages";
import { filled } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { draftTranslation } from "#lib/workflows/interviews/draft-translation";

const language = z.enum(LANGUAGES.map(({ code }) => code));

/** Drafts a question's words in another language. Limited: each draft costs a model's time. */
export const POST = route({
  as: memberTo("edit"),
  limit: { name: "translation-drafts", max: 300, windowSeconds: 3600 },
  body: z.object({
    from: language,
    to: language,
    texts: z
      .array(filled("Write the question and its choices first.", QUESTION_TEXT_LIMIT))
      .min(1)
      .max(MOST_DRAFTED),
  }),
  run: async ({ actor, body: { from, to, texts } }) => {
    await countUse({ name: "translation-drafts", max: 120, windowSeconds: 3600 }, actor.userId);
    const departmentKey = (await readCompany(actor.db, actor.ownerId))?.departmentKey;
    if (!departmentKey) throw new AppError("conflict", "Set up your company first.");
    const task = { from: languageName(from), to: languageName(to), texts };
    // Above row-level security: no company may write what it spent.
    return { texts: await draftTranslation(task, { service: serviceDb(), departmentKey }) };
  },
});
