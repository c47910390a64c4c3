import type { Asked } from "#lib/http/session";
import { HANDLER_FILES, handlersOf } from "./support/handlers";

jest.mock("server-only", () => ({}));

/** Handlers for whoever signs in nowhere: a candidate, a reviewer, a machine, a visitor. */
const NOBODY_SIGNS_IN =
  /^app\/api\/(?:me|review|room|texts|times|mail|cron|metrics|health|ready|contact|try|calendar|willo)\/|^app\/api\/(?:auth\/(?:confirm|exchange|forgot-password|provider|sign-in|sign-out|sign-up|reset-password)|knit\/webhook|stripe\/webhook)\/|^app\/(?!api\/)/;

/** What each handler asks of who sent the request, by its file below app/api and its method. */
const ROLES: Readonly<Record<Asked, readonly string[]>> = {
  account: [
    "GET places/cities",
    "PATCH account/preferences",
    "POST account/deletion",
    "POST account/deletion-link",
    "POST auth/change-password",
    "POST auth/send-verification",
    "POST auth/verify-email",
    "POST customerio/identify",
    "POST customerio/track",
    "POST team/join",
    "PUT account/profile",
    "PUT team/company",
  ],
  read: [
    "DELETE team/members/[userId]",
    "DELETE team/ownership",
    "GET account/plan",
    "GET ai-analysis",
    "GET attempts/[attemptId]/analysis",
    "GET attempts/bulk",
    "GET attempts/export",
    "GET attempts/tags",
    "GET interviews/[interviewId]",
    "GET interviews/[interviewId]/qr",
    "GET media/[mediaId]",
    "GET pdf/download/[fileName]",
    "GET pdf/poster/[interviewId]",
    "HEAD media/[mediaId]",
    "PATCH attempts/bulk/[actionId]",
    "POST attempts/[attemptId]/answers/[questionId]/translation",
    "POST attempts/[attemptId]/reading",
    "POST attempts/export",
    "POST attempts/order",
    "POST pdf/chosen",
    "PUT team/ownership",
  ],
  note: ["DELETE attempts/[attemptId]/notes/[noteId]", "POST attempts/[attemptId]/notes"],
  decide: [
    "DELETE attempts/[attemptId]",
    "DELETE attempts/[attemptId]/contacts/[contactId]",
    "DELETE attempts/[attemptId]/metrics/[metric]",
    "DELETE attempts/bulk/[actionId]",
    "GET attempts/[attemptId]/decision-mail",
    "GET fairness",
    "PATCH attempts/[attemptId]",
    "POST attempts/[attemptId]/ats-delivery",
    "POST attempts/[attemptId]/contacts",
    "POST attempts/[attemptId]/decision-mail",
    "POST attempts/[attemptId]/evaluation",
    "POST attempts/[attemptId]/let-in",
    "POST attempts/bulk",
    "POST attempts/bulk/facts",
    "POST attempts/tags",
    "PUT attempts/[attemptId]/assignment",
    "PUT attempts/[attemptId]/metrics/[metric]",
  ],
  invite: [
    "DELETE attempts/[attemptId]/bookings/[bookingId]",
    "DELETE shortlists/[shortlistId]",
    "DELETE shortlists/[shortlistId]/people/[attemptId]",
    "DELETE shortlists/links/[linkId]",
    "GET shortlists",
    "GET shortlists/[shortlistId]/pdf",
    "PATCH shortlists/[shortlistId]",
    "POST shortlists",
    "POST shortlists/links",
    "DELETE interviews/[interviewId]/invites/[inviteId]",
    "GET interviews/[interviewId]/invites/[inviteId]",
    "PATCH attempts/[attemptId]/bookings/[bookingId]",
    "POST attempts/[attemptId]/reminder",
    "POST attempts/[attemptId]/retry",
    "POST interviews/[interviewId]/invites",
    "POST interviews/[interviewId]/invites/[inviteId]",
    "POST interviews/[interviewId]/invites/earlier",
    "POST offers",
  ],
  edit: [
    "DELETE interviews/[interviewId]",
    "DELETE interviews/[interviewId]/ats-job",
    "DELETE interviews/[interviewId]/closing",
    "GET interviews/[interviewId]/ats-job",
    "PATCH company/steps",
    "POST interviews",
    "POST interviews/[interviewId]/copies",
    "POST interviews/question-drafts",
    "POST interviews/translation-drafts",
    "PUT interviews/[interviewId]",
    "PUT interviews/[interviewId]/ats-job",
    "PUT interviews/[interviewId]/closing",
  ],
  own: [
    "DELETE company/holds/[holdId]",
    "DELETE knit/integrations/[userId]",
    "DELETE team/invitations/[invitationId]",
    "DELETE webhooks/[endpointId]",
    "GET account/export",
    "GET knit/integrations/[userId]",
    "PATCH departments/[key]",
    "PATCH team/members/[userId]",
    "PATCH webhooks/[endpointId]",
    "POST company/calendar",
    "POST company/holds",
    "POST company/logo",
    "POST departments",
    "POST knit/auth/session",
    "POST knit/save-integration",
    "POST stripe/cancel-subscription",
    "POST stripe/change-plan",
    "POST stripe/change-preview",
    "POST stripe/checkout",
    "POST stripe/keep-plan",
    "POST stripe/pay-bills",
    "POST stripe/portal",
    "POST stripe/saved-card",
    "POST stripe/verify-checkout",
    "POST team/invitations",
    "POST team/ownership",
    "POST upgrade",
    "POST webhooks",
    "POST webhooks/[endpointId]/secret",
    "POST webhooks/deliveries/[deliveryId]",
    "PUT company/profile",
    "PUT company/retention",
    "PUT company/weekly-hours",
    "PUT interviews/[interviewId]/keyword",
  ],
};

describe("Each handler", () => {
  it("asks of a role what its row says, and one that is new has a row", async () => {
    const found: string[] = [];
    const rows = Object.entries(ROLES).flatMap(([action, names]) =>
      names.map((name) => `${action} ${name}`),
    );
    for (const file of HANDLER_FILES) {
      for (const [method, { action }] of await handlersOf(file)) {
        const name = `${method} ${file.replace(/^app\/api\/|\/route\.ts$/g, "")}`;
        if (NOBODY_SIGNS_IN.test(file)) expect([name, action]).toEqual([name, undefined]);
        else found.push(`${action} ${name}`);
      }
    }
    expect(found.toSorted()).toEqual(rows.toSorted());
  });
});
