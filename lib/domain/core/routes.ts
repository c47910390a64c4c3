/**
 * Every page that one part of the product leads to from another, and below it every address that names something. A
 * handler's fixed address stands where it is called.
 */
export const routes = {
  home: "/",
  signIn: "/signin",
  login: "/login",
  signUp: "/signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  join: "/join",
  deleteAccount: "/delete-account",
  completeProfile: "/complete-profile",
  postSignup: "/post-signup",
  dashboard: "/dashboard",
  aiAnalysis: "/dashboard/ai-analysis",
  gettingStarted: "/dashboard/onboarding",
  settings: "/dashboard/settings",
  interviews: "/interviews",
  createInterview: "/interviews/create",
  candidates: "/interviews/responses",
  compare: "/interviews/compare",
  searchAnswers: "/interviews/search",
  shortlists: "/interviews/shortlists",
  fairness: "/interviews/fairness",
  accommodations: "/interviews/accommodations",
  integrations: "/integrations",
  webhooks: "/integrations/webhooks",
  planOnboarding: "/plan-onboarding",
  subscription: "/payment/subscription",
  manageSubscription: "/payment/manage-subscription",
  /** Where Stripe's own pages lead back to. */
  backFromPortal: "/payment/manage-subscription?card=changed",
  billingCheckout: "/billing/checkout",
  checkoutSuccess: "/checkout/success",
  aboutUs: "/about-us",
  contact: "/contact",
  industries: "/industries",
  forCandidates: "/for-candidates",
  howWeScore: "/how-we-score",
  security: "/security",
  accessibility: "/accessibility",
  comparison: "/compare",
  status: "/status",
  changelog: "/changelog",
  blog: "/blog",
  /** A sample interview in the real room: opened by a full navigation, as the page uses the camera. */
  tryIt: "/try",
  blogFeed: "/blog/rss.xml",
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  cookies: "/cookie-policy",
  /** These three lead on to addresses elsewhere, if the settings have them. */
  bookACall: "/book-a-call",
  demo: "/demo",
  social: "/linkedin",
  support: "/support",
} as const;

/** The picker, or with a plan its checkout. The base is one of the two addresses that lead there. */
export function planPath(
  base: typeof routes.planOnboarding | typeof routes.subscription,
  plan?: string,
  cycle?: string,
): string {
  const query = new URLSearchParams({ ...(plan && { plan }), ...(cycle && { cycle }) }).toString();
  return query ? `${base}?${query}` : base;
}

/** One interview's attempts. */
export function interviewPath(interviewId: string): string {
  return `/interviews/${interviewId}`;
}

export function editInterviewPath(interviewId: string): string {
  return `/interviews/edit/${interviewId}`;
}

/** One interview for a handler: its content, its edits and its deletion; below it, its closing and its copies. */
export function interviewApiPath(
  interviewId: string,
  what: "" | "/closing" | "/copies" | "/keyword" | "/qr" = "",
): string {
  return `/api/interviews/${interviewId}${what}`;
}

/** Where people are invited to one interview, by email or text; from the second page on at the list of those who were. */
export function invitesPath(interviewId: string, { page = 1, search = "" } = {}): string {
  const asked = { ...(search && { q: search }), ...(page > 1 && { page: String(page) }) };
  const query = new URLSearchParams(asked).toString();
  return `${interviewPath(interviewId)}/invites${query && `?${query}#invited`}`;
}

/** Where a list of people to invite is sent. */
export function invitesApiPath(interviewId: string): string {
  return `/api/interviews/${interviewId}/invites`;
}

/** Where people who applied before are asked to an interview. */
export function askEarlierPath(interviewId: string): string {
  return `${invitesApiPath(interviewId)}/earlier`;
}

/** One invitation for a handler: its text as a QR code, that it was opened, and its taking back. */
export function inviteApiPath(interviewId: string, inviteId: string): string {
  return `${invitesApiPath(interviewId)}/${inviteId}`;
}

/** A stored interview as candidates see it; nothing is stored or counted. */
export function previewPath(interviewId: string): string {
  return `/interviews/preview/${interviewId}`;
}

/** The wizard's draft as candidates would see it, by its place in this browser's storage. */
export function draftPreviewPath(slot: string, language: string): string {
  return `/interviews/preview/draft?slot=${slot}&language=${language}`;
}

/** One attempt's scores, reasons and answers. */
export function responsePath(attemptId: string): string {
  return `/interviews/responses/${attemptId}`;
}

/** The search for words in all answers. */
export function searchPath(search: string): string {
  return search === ""
    ? routes.searchAnswers
    : `${routes.searchAnswers}?q=${encodeURIComponent(search)}`;
}

/** One attempt for a handler: its status and its deletion. */
export function attemptPath(attemptId: string): string {
  return `/api/attempts/${attemptId}`;
}

/** Two to four attempts side by side, on one question of their interview. */
export function comparePath(attemptIds: readonly string[], questionId?: string): string {
  const question = questionId ? `&question=${questionId}` : "";
  return `${routes.compare}?ids=${attemptIds.join(",")}${question}`;
}

/** One metric of an attempt for a handler: a person's number in the scorer's place. */
export function metricPath(attemptId: string, metric: string): string {
  return `/api/attempts/${attemptId}/metrics/${metric}`;
}

/** Where an attempt is evaluated again. */
export function evaluationPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/evaluation`;
}

/** Where a candidate is let try again. */
export function retryPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/retry`;
}

/** Where a signed-in employer's player reads a recording. */
export function mediaPath(mediaId: string): string {
  return `/api/media/${mediaId}`;
}

/** Where a signed-in employer saves a recording. */
export function mediaDownloadPath(mediaId: string): string {
  return `${mediaPath(mediaId)}?download`;
}

/** The reset screen, told that the link failed or that there was none. */
export function resetPasswordPath(session: "error" | "missing"): string {
  return `${routes.resetPassword}?session=${session}`;
}

/** The sign-in, which leads on to an address of ours. */
export function loginPath(next: string): string {
  return `${routes.login}?next=${encodeURIComponent(next)}`;
}

/** Where an account without accepted terms is asked for them, to go on to an address of ours. */
export function completeProfilePath(next: string): string {
  return `${routes.completeProfile}?next=${encodeURIComponent(next)}`;
}

export function industryPath(slug: string): string {
  return `${routes.industries}/${slug}`;
}

/** A page of the list of articles, counted from 0. */
export function blogPath(page: number): string {
  return page === 0 ? routes.blog : `${routes.blog}?page=${page + 1}`;
}

export function articlePath(slug: string): string {
  return `${routes.blog}/${slug}`;
}

/** The sign-up of somebody who has picked a plan. */
export function signUpPath(plan: string): string {
  return `${routes.signUp}?plan=${plan}`;
}

/** The page that a mailed link opens to prove an address. */
export function verifyEmailPath(token: string): string {
  return `${routes.verifyEmail}?token=${encodeURIComponent(token)}`;
}

/** The page that a mailed link opens to confirm the end of an account. */
export function deleteAccountPath(token: string): string {
  return `${routes.deleteAccount}?token=${encodeURIComponent(token)}`;
}

/** The candidate's address, below the product's own. The query opens one of the steps before the first question. */
export function candidatePath(interviewKey: string, query: Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString();
  return `/i/${interviewKey}${asked && `?${asked}`}`;
}

/** A candidate's personal way back to their attempt. */
export function resumePath(token: string): string {
  return `/i/resume/${token}`;
}

/** Where a candidate withdraws with their way back: by a press, as a link alone is opened by mail scanners too. */
export function withdrawPath(token: string): string {
  return `/i/withdraw/${token}`;
}

/** Where somebody whose link is over asks for a new one. */
export function lostLinkPath(token: string): string {
  return `/i/lost/${token}`;
}

/** The key in a candidate's address, or null for any other address. */
export function interviewKey(pathname: string): string | null {
  return /^\/i\/([^/]{1,64})\/?$/.exec(pathname)?.[1] ?? null;
}

/** The roots of every address that needs a session. */
export const PROTECTED_ROOTS = [
  "/dashboard",
  "/interviews",
  "/integrations",
  "/payment",
  "/billing",
  "/checkout",
  "/post-signup",
  "/plan-onboarding",
  "/complete-profile",
] as const;

/** Whether an address needs a session. */
export function isProtected(pathname: string): boolean {
  return PROTECTED_ROOTS.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

/** The longest address that is kept through a sign-in. */
export const MAX_NEXT = 500;

/**
 * Where to go on, from a value that anyone may have written: one of our protected addresses with its query,
 * or a page that a mail of ours leads to, else null. Nothing that a browser could read as another host passes.
 */
export function safeNext(value: string | null | undefined): string | null {
  if (
    !value ||
    value.length > MAX_NEXT ||
    !/^\/[A-Za-z0-9]/.test(value) ||
    /[\\\s]|\/\/|\.\./.test(value)
  )
    return null;
  return isProtected(pathnameOf(value)) || isMailed(value) ? value : null;
}

/** Whether an address is a page that a mail of ours leads to, which waits for nothing but a sign-in. */
function isMailed(value: string): boolean {
  const mailed: readonly string[] = [routes.verifyEmail, routes.join, routes.deleteAccount];
  return mailed.includes(pathnameOf(value));
}

/** Whether an address is one where a plan is chosen or its payment ends. */
export function isBuying(value: string): boolean {
  const { planOnboarding, subscription, billingCheckout, checkoutSuccess } = routes;
  return [planOnboarding, subscription, billingCheckout, checkoutSuccess].some(
    (page) => page === pathnameOf(value),
  );
}

/** In a request: the address that was asked for, with its query, as the middleware heard it. */
export const ADDRESS_HEADER = "x-rolecall-address";

/** Where a stranger signs in who asked for an address of ours, which is gone on to then; without its query if that can't be kept. */
export function signInPath(address: string): string {
  const wanted = safeNext(address) ?? safeNext(pathnameOf(address));
  return wanted === null ? routes.login : loginPath(wanted);
}

/** An address without its query and place. */
export function pathnameOf(value: string): string {
  return value.split(/[?#]/)[0] ?? "";
}
