import { CANDIDATE_ADDRESSES } from "./access-candidates.ts";
import { type GuardedAddress, gone, own } from "./guarded-address.ts";

const page = (path: string, stranger = 200): GuardedAddress => ({ path, stranger, kind: "page" });
/** An employer has no room session, whoever they are. */
const room = (path: string, methods: readonly string[], body?: object): GuardedAddress => {
  return { path: `/api/room/{key}/${path}`, methods, body, kind: "handler", stranger: 401 };
};

/** Every other page and handler. */
export const GUARDED_ADDRESSES: Readonly<Record<string, GuardedAddress>> = {
  ...CANDIDATE_ADDRESSES,
  "app/(account)/(signed-in)/complete-profile/page.tsx": page("/complete-profile"),
  "app/(account)/(signed-in)/delete-account/page.tsx": page("/delete-account?token=not-mine"),
  "app/(account)/(signed-in)/post-signup/page.tsx": page("/post-signup", 307),
  "app/(account)/(signed-in)/verify-email/page.tsx": page("/verify-email?token=not-mine"),
  "app/(billing)/billing/checkout/page.ts": page("/billing/checkout", 307),
  "app/(billing)/checkout/success/page.tsx": page("/checkout/success?session_id=not-mine"),
  "app/(billing)/payment/subscription/page.ts": page("/payment/subscription"),
  "app/(billing)/plan-onboarding/page.tsx": page("/plan-onboarding"),
  "app/(employer)/(set-up)/dashboard/ai-analysis/page.tsx": page("/dashboard/ai-analysis"),
  "app/(employer)/(set-up)/dashboard/onboarding/page.tsx": page("/dashboard/onboarding"),
  "app/(employer)/(set-up)/dashboard/page.tsx": page("/dashboard"),
  "app/(employer)/(set-up)/dashboard/settings/page.tsx": page("/dashboard/settings"),
  "app/(employer)/(set-up)/integrations/page.tsx": page("/integrations"),
  "app/(employer)/(set-up)/integrations/webhooks/page.tsx": page("/integrations/webhooks"),
  "app/(employer)/(set-up)/interviews/[interviewId]/invites/page.tsx": page(
    "/interviews/{interview}/invites",
    404,
  ),
  "app/(employer)/(set-up)/interviews/[interviewId]/screened-out/page.tsx": page(
    "/interviews/{interview}/screened-out",
    404,
  ),
  "app/(employer)/(set-up)/interviews/[interviewId]/started/page.tsx": page(
    "/interviews/{interview}/started",
    404,
  ),
  "app/(employer)/(set-up)/interviews/[interviewId]/page.tsx": page("/interviews/{interview}", 404),
  "app/(employer)/(set-up)/interviews/accommodations/page.tsx": page("/interviews/accommodations"),
  "app/(employer)/(set-up)/interviews/create/page.tsx": page("/interviews/create"),
  "app/(employer)/(set-up)/interviews/search/page.tsx": page("/interviews/search?q=work"),
  "app/(employer)/(set-up)/interviews/edit/[interviewId]/page.tsx": page(
    "/interviews/edit/{interview}",
  ),
  "app/(employer)/(set-up)/interviews/compare/page.tsx": page("/interviews/compare", 404),
  "app/(employer)/(set-up)/interviews/fairness/page.tsx": page("/interviews/fairness"),
  "app/(employer)/(set-up)/interviews/page.tsx": page("/interviews"),
  "app/(employer)/(set-up)/interviews/responses/(list)/page.tsx": page("/interviews/responses"),
  "app/(employer)/(set-up)/interviews/shortlists/page.tsx": page("/interviews/shortlists"),
  "app/(employer)/(set-up)/interviews/shortlists/[shortlistId]/page.tsx": page(
    "/interviews/shortlists/{media}",
    404,
  ),
  "app/(employer)/(set-up)/interviews/responses/[responseId]/page.tsx": page(
    "/interviews/responses/{attempt}",
    404,
  ),
  "app/(employer)/payment/manage-subscription/page.tsx": page("/payment/manage-subscription"),
  "app/(preview)/interviews/preview/[interviewId]/page.tsx": page(
    "/interviews/preview/{interview}",
    404,
  ),
  "app/(preview)/interviews/preview/draft/page.tsx": page("/interviews/preview/draft"),
  "app/api/account/deletion-link/route.ts": own("/api/account/deletion-link", "POST", 200, {}),
  "app/api/account/deletion/route.ts": own("/api/account/deletion", "POST", 400, {}),
  "app/api/account/export/route.ts": own("/api/account/export", "GET", 200),
  "app/api/account/preferences/route.ts": own("/api/account/preferences", "PATCH", 400, {}),
  "app/api/account/plan/route.ts": own("/api/account/plan", "GET", 200),
  "app/api/account/profile/route.ts": own("/api/account/profile", "PUT", 400, {}),
  "app/api/ai-analysis/route.ts": own("/api/ai-analysis", "GET", 200),
  // Their own calendar gets an address.
  "app/api/company/calendar/route.ts": own("/api/company/calendar", "POST", 200),
  "app/api/interviews/[interviewId]/invites/[inviteId]/route.ts": {
    ...own("/api/interviews/{interview}/invites/{attempt}", "GET", 404, {}),
    methods: ["GET", "POST", "DELETE"],
  },
  "app/api/interviews/[interviewId]/invites/route.ts": own(
    "/api/interviews/{interview}/invites",
    "POST",
    404,
    { batchId: "b1c1c7a2-7f0a-4a53-9c1e-0c7a3e5f1a11", people: [{ email: "a@b.co", name: "" }] },
  ),
  "app/api/interviews/[interviewId]/invites/earlier/route.ts": own(
    "/api/interviews/{interview}/invites/earlier",
    "POST",
    404,
    {
      batchId: "b1c1c7a2-7f0a-4a53-9c1e-0c7a3e5f1a11",
      attemptIds: ["b1c1c7a2-7f0a-4a53-9c1e-0c7a3e5f1a11"],
      by: "email",
    },
  ),
  "app/api/auth/change-password/route.ts": own("/api/auth/change-password", "POST", 400, {}),
  "app/api/auth/reset-password/route.ts": own("/api/auth/reset-password", "POST", 403, {}),
  "app/api/auth/send-verification/route.ts": own("/api/auth/send-verification", "POST", 200, {}),
  "app/api/auth/verify-email/route.ts": own("/api/auth/verify-email", "POST", 410, {
    token: "not-mine",
  }),
  "app/api/company/holds/[holdId]/route.ts": gone("/api/company/holds/{attempt}"),
  "app/api/company/holds/route.ts": own("/api/company/holds", "POST", 400, {}),
  "app/api/company/retention/route.ts": own("/api/company/retention", "PUT", 400, {}),
  "app/api/company/weekly-hours/route.ts": own("/api/company/weekly-hours", "PUT", 400, {}),
  "app/api/company/logo/route.ts": own("/api/company/logo", "POST", 403),
  "app/api/company/steps/route.ts": own("/api/company/steps", "PATCH", 400, {}),
  "app/api/company/profile/route.ts": own("/api/company/profile", "PUT", 400, {}),
  "app/api/cron/sweep/route.ts": {
    ...own("/api/cron/sweep", "GET", 401),
    methods: ["GET", "POST"],
  },
  "app/api/interviews/[interviewId]/ats-job/route.ts": {
    path: "/api/interviews/{interview}/ats-job",
    methods: ["GET", "DELETE"],
    kind: "handler",
    stranger: { GET: 403, DELETE: 404 },
  },
  "app/api/knit/auth/session/route.ts": own("/api/knit/auth/session", "POST", 403, {}),
  "app/api/knit/integrations/[userId]/route.ts": {
    ...own("/api/knit/integrations/{attempt}", "GET", 404, { appId: "lever" }),
    methods: ["GET", "DELETE"],
  },
  "app/api/knit/save-integration/route.ts": own("/api/knit/save-integration", "POST", 403, {
    integrationId: "not-mine",
    appId: "lever",
    categoryId: "ATS",
  }),
  "app/api/customerio/identify/route.ts": own("/api/customerio/identify", "POST", 400, {}),
  "app/api/customerio/track/route.ts": own("/api/customerio/track", "POST", 400, {}),
  "app/api/departments/[key]/route.ts": own("/api/departments/{department}", "PATCH", 404, {
    companyName: "Not mine",
  }),
  "app/api/departments/route.ts": own("/api/departments", "POST", 400, {}),
  "app/api/fairness/route.ts": own("/api/fairness", "GET", 200),
  "app/api/interviews/[interviewId]/closing/route.ts": {
    ...own("/api/interviews/{interview}/closing", "PUT", 404),
    methods: ["PUT", "DELETE"],
  },
  "app/api/interviews/[interviewId]/keyword/route.ts": own(
    "/api/interviews/{interview}/keyword",
    "PUT",
    404,
    { word: "COOK" },
  ),
  "app/api/interviews/[interviewId]/copies/route.ts": own(
    "/api/interviews/{interview}/copies",
    "POST",
    404,
    { id: "6b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f12" },
  ),
  "app/api/interviews/[interviewId]/qr/route.ts": own("/api/interviews/{interview}/qr", "GET", 404),
  "app/api/interviews/[interviewId]/route.ts": {
    ...own("/api/interviews/{interview}", "GET", 404),
    methods: ["GET", "DELETE"],
  },
  ...Object.fromEntries(
    ["question-drafts", "translation-drafts"].map((name) => [
      `app/api/interviews/${name}/route.ts`,
      own(`/api/interviews/${name}`, "POST", 400, {}),
    ]),
  ),
  "app/api/interviews/route.ts": own("/api/interviews", "POST", 400, {}),
  "app/api/media/[mediaId]/route.ts": {
    ...own("/api/media/{media}", "GET", 404),
    methods: ["GET", "HEAD"],
  },
  "app/api/metrics/route.ts": own("/api/metrics", "GET", 401),
  "app/api/pdf/poster/[interviewId]/route.ts": own(
    "/api/pdf/poster/{interview}?paper=letter&language=en",
    "GET",
    404,
  ),
  "app/api/pdf/download/[fileName]/route.ts": {
    path: "/api/pdf/download/Ana_Flores_Crew_lead_analysis.pdf?responseId={attempt}&type=analysis",
    kind: "handler",
    stranger: 404,
  },
  "app/api/places/cities/route.ts": own("/api/places/cities?input=Aus", "GET", 200),
  "app/api/room/[key]/accommodations/route.ts": room("accommodations", ["POST"], {}),
  "app/api/room/[key]/answers/[questionId]/route.ts": room("answers/{question}", ["GET", "PUT"], {
    text: "Not mine.",
  }),
  "app/api/room/[key]/attempt/route.ts": room("attempt", ["GET"]),
  "app/api/room/[key]/screening/route.ts": room("screening", ["POST"], { answers: {} }),
  "app/api/room/[key]/availability/route.ts": room("availability", ["POST"], {}),
  "app/api/room/[key]/leave/route.ts": room("leave", ["POST"]),
  "app/api/room/[key]/own-link/route.ts": room("own-link", ["POST"]),
  "app/api/room/[key]/submit/route.ts": room("submit", ["POST"]),
  "app/api/room/[key]/words/route.ts": room("words", ["GET", "PUT", "POST"], {}),
  "app/api/room/[key]/withdraw/route.ts": room("withdraw", ["POST"]),
  "app/api/room/uploads/[[...id]]/route.ts": {
    ...own("/api/room/uploads/{media}", "HEAD", 401),
    methods: ["HEAD", "PATCH", "DELETE"],
  },
  "app/api/stripe/cancel-subscription/route.ts": own(
    "/api/stripe/cancel-subscription",
    "POST",
    404,
    {
      subToDel: "sub_not-mine",
    },
  ),
  "app/api/stripe/change-plan/route.ts": own("/api/stripe/change-plan", "POST", 409, {
    lookup_key: "scale_monthly",
    agreed: {
      from: { plan: "STARTER", cycle: "monthly" },
      to: { plan: "SCALE", cycle: "monthly" },
      dueToday: 0,
      credit: 0,
      prorationDate: null,
    },
  }),
  "app/api/stripe/change-preview/route.ts": own("/api/stripe/change-preview", "POST", 409, {
    lookup_key: "scale_monthly",
  }),
  "app/api/stripe/checkout/route.ts": own("/api/stripe/checkout", "POST", 400, {
    lookup_key: "enterprise",
  }),
  "app/api/stripe/keep-plan/route.ts": own("/api/stripe/keep-plan", "POST", 409),
  "app/api/stripe/pay-bills/route.ts": own("/api/stripe/pay-bills", "POST", 200),
  "app/api/stripe/portal/route.ts": own("/api/stripe/portal", "POST", 409),
  "app/api/stripe/saved-card/route.ts": own("/api/stripe/saved-card", "POST", 200),
  "app/api/stripe/verify-checkout/route.ts": own("/api/stripe/verify-checkout", "POST", 404, {
    session_id: "cs_not_mine",
  }),
  "app/api/upgrade/route.ts": own("/api/upgrade", "POST", 400, { targetPlan: "ENTERPRISE" }),
  "app/api/webhooks/[endpointId]/route.ts": {
    path: "/api/webhooks/{media}",
    methods: ["PATCH", "DELETE"],
    body: { enabled: true },
    kind: "handler",
    stranger: 404,
  },
  "app/api/webhooks/[endpointId]/secret/route.ts": own("/api/webhooks/{media}/secret", "POST", 404),
  "app/api/webhooks/deliveries/[deliveryId]/route.ts": own(
    "/api/webhooks/deliveries/{media}",
    "POST",
    404,
  ),
  "app/api/webhooks/route.ts": own("/api/webhooks", "POST", 400, {}),
  "app/(account)/(signed-in)/join/page.tsx": page("/join?token=not-mine"),
  "app/api/team/company/route.ts": own("/api/team/company", "PUT", 404, {
    companyId: "b1c1c7a2-7f0a-4a53-9c1e-0c7a3e5f1a11",
  }),
  "app/api/team/invitations/[invitationId]/route.ts": gone("/api/team/invitations/{attempt}"),
  "app/api/team/invitations/route.ts": own("/api/team/invitations", "POST", 400, {}),
  "app/api/team/join/route.ts": own("/api/team/join", "POST", 409, {
    token: "not-mine",
    names: null,
  }),
  "app/api/team/members/[userId]/route.ts": {
    path: "/api/team/members/{attempt}",
    methods: ["PATCH", "DELETE"],
    body: { role: "viewer", interviews: null },
    kind: "handler",
    stranger: 404,
  },
  // Their own company was offered to nobody.
  "app/api/team/ownership/route.ts": {
    path: "/api/team/ownership",
    methods: ["POST", "PUT", "DELETE"],
    body: {},
    kind: "handler",
    stranger: { POST: 400, PUT: 409, DELETE: 404 },
  },
};
