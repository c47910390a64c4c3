import { expect } from "@playwright/test";
import { interviewPath, invitesPath, responsePath, routes } from "#lib/domain/core/routes";
import { databaseOf } from "./support/database.ts";
import { type FaultyServer, startFaultyServer } from "./support/faulty-server.ts";
import { givePlan } from "./support/plans.ts";
import { stack } from "./support/stack.ts";
import { test } from "./support/test.ts";
import { answerInWriting, openWorkspace } from "./support/workspace.ts";

/** What a page may ask of the database: who asks with their workspace, and five side by side for what it shows. */
const MOST = 6;

test.describe("Every signed-in page", () => {
  let server: FaultyServer;

  test.beforeAll(async () => {
    server = await startFaultyServer();
  });
  test.afterAll(() => server.stop());

  test(`asks the database ${MOST} times at most`, async () => {
    const place = await stack();
    const { appUrl } = place;
    const owner = await openWorkspace(appUrl, "Few Words Cleaning");
    const { interview } = owner;
    await givePlan(owner, "LAUNCH");
    const [question] = await databaseOf(place).rows(`questions?interview_id=eq.${interview.key}`);
    const questionId = String(question?.id);
    const first = await answerInWriting(appUrl, interview, questionId, "Ines Rowe");
    const second = await answerInWriting(appUrl, interview, questionId, "Omar Diaz");
    const compared = `/interviews/compare?ids=${first.attemptId},${second.attemptId}`;
    const visitor = owner.visitor.at(server.appUrl);
    // The first visit leaves a note that it was, after its answer.
    await visitor.fetch(routes.dashboard);
    const noted = (request: string) => request.startsWith("PATCH /rest/v1/company_profiles");
    await expect.poll(() => server.asked().some(noted)).toBe(true);
    const counts: Record<string, number> = {};
    const pages = {
      dashboard: routes.dashboard,
      analysis: routes.aiAnalysis,
      guide: routes.gettingStarted,
      settings: routes.settings,
      interviews: routes.interviews,
      create: routes.createInterview,
      edit: `/interviews/edit/${interview.id}`,
      interview: interviewPath(interview.id),
      invites: invitesPath(interview.id),
      "screened out": `${interviewPath(interview.id)}/screened-out`,
      candidates: routes.candidates,
      "search answers": `${routes.searchAnswers}?q=windows`,
      searched: `${routes.candidates}?q=rowe`,
      response: responsePath(first.attemptId),
      compare: compared,
      accommodations: routes.accommodations,
      fairness: routes.fairness,
      integrations: routes.integrations,
      webhooks: routes.webhooks,
      subscription: routes.manageSubscription,
    };
    for (const [name, path] of Object.entries(pages)) {
      server.asked();
      const answer = await visitor.fetch(path);
      await answer.text();
      expect(answer.status, path).toBe(200);
      const asked = server.asked();
      if (asked.length > MOST) console.log(name, asked);
      counts[name] = asked.length;
    }
    const beyond = Object.entries(counts).filter(([, count]) => count < 1 || count > MOST);
    expect(beyond).toEqual([]);
  });
});
