import { after } from "next/server";
import { z } from "zod";
import { readDecided, sendDecisionMail } from "#lib/data/results/decision-mails";
import { decisionProposal } from "#lib/documents/mails/decision";
import { AppError } from "#lib/domain/core/errors";
import { DECISION_MAILS } from "#lib/domain/results/decision-mail";
import {
  type DecisionProposal,
  decisionMailSchema,
} from "#lib/domain/results/decision-mail-request";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { LANGUAGES } from "#lib/domain/text/languages";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** What a mail after a decision would say, for the owner to read and edit. */
export const GET = route({
  as: memberTo("decide"),
  params: attemptParams,
  query: z.object({ kind: z.enum(DECISION_MAILS) }),
  run: async ({ actor, params: { attemptId }, query: { kind } }): Promise<DecisionProposal> => {
    const decided = await readDecided(actor.db, attemptId);
    if (decided === null) throw new AppError("not_found", RESPONSE_MISSING);
    const proposal = decisionProposal(kind, decided);
    const english = decisionProposal(kind, { ...decided, language: "en", job: decided.title });
    const name = LANGUAGES.find(({ code }) => code === proposal.language)?.name ?? "English";
    return {
      kind,
      ...proposal,
      languageName: name,
      english: proposal.language === "en" ? null : english.body,
    };
  },
});

/** Sends what the owner wrote, once. */
export const POST = route({
  as: memberTo("decide"),
  perActor: { name: "decision-mail", max: 100, windowSeconds: 3600, who: ({ userId }) => userId },
  params: attemptParams,
  body: decisionMailSchema,
  run: async ({ actor, params: { attemptId }, body }) => {
    if (!(await sendDecisionMail(actor.db, attemptId, body)))
      throw new AppError("not_found", RESPONSE_MISSING);
    after(() => runDueJobs());
    return { queued: true };
  },
});
