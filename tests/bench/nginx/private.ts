import { routes } from "#lib/domain/core/routes";
import type { Visitor } from "#local/demo/visitor";

type Answer = { status: number; cache: string; control: string };

/** What is one person's, of every kind: an employer's pages, a candidate's, links that somebody was sent, and handlers. */
export const privateAddresses = (interviewKey: string): readonly string[] => [
  ...[routes.dashboard, routes.aiAnalysis, routes.gettingStarted, routes.settings],
  ...[routes.interviews, routes.createInterview, routes.candidates, routes.searchAnswers],
  ...[routes.fairness, routes.accommodations, routes.integrations, routes.manageSubscription],
  ...[routes.planOnboarding, routes.completeProfile, routes.postSignup, routes.subscription],
  ...[routes.verifyEmail, routes.deleteAccount, routes.resetPassword, "/oauth-callback"],
  ...[`/i/${interviewKey}`, "/i/resume/none", "/i/lost/none", "/me/none", "/review/none"],
  ...["/unsubscribe/none", "/auth/callback", "/auth/confirm"],
  ...["/api/account/plan", `/api/room/${interviewKey}/attempt`, "/api/account/export"],
  ...["/api/places/cities?input=Austin", "/api/media/none", "/api/fairness"],
];

/** Asks three times, twice as somebody and once as a stranger, and says how the last answer came. */
export async function asked(visitor: Visitor, stranger: Visitor, path: string): Promise<Answer> {
  const ask = async (who: Visitor) => {
    const answer = await who.fetch(path, { redirect: "manual" });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      cache: answer.headers.get("x-cache") ?? "",
      control: answer.headers.get("cache-control") ?? "",
    };
  };
  await ask(visitor);
  await ask(visitor);
  return ask(stranger);
}
