import { AppError } from "#lib/domain/core/errors";
import { industryText } from "#lib/domain/site/industry-texts";
import { tryQuestions } from "#lib/domain/site/try-it";
import { trySchema } from "#lib/domain/site/try-it-request";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { scoreSample } from "#lib/workflows/site/score-sample";

/** Scores what a visitor wrote in a sample interview. Nothing is stored, and no text reaches a log. */
export const POST = route({
  as: anyone,
  limit: { name: "try", max: 30, windowSeconds: 3600 },
  maxBody: 16 * 1024,
  body: trySchema,
  run: async ({ body }) => {
    const text = industryText(body.trade);
    if (!text) throw new AppError("not_found", "There is no sample interview for this trade.");
    const asked = new Map(tryQuestions(text).map((question) => [question.id, question.text]));
    return scoreSample(
      body.answers.map((answer) => ({
        ...answer,
        questionText: asked.get(answer.questionId) ?? "",
      })),
    );
  },
});
