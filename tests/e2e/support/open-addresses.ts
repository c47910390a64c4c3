/** For everybody, or guarded by a secret of its own whose test stands elsewhere. */
export const OPEN_ADDRESSES: readonly string[] = [
  "app/(account)/auth/callback/page.tsx",
  "app/(account)/auth/confirm/page.tsx",
  "app/(account)/auth/reset-password/page.ts",
  "app/(account)/forgot-password/page.tsx",
  "app/(account)/login/page.ts",
  "app/(account)/oauth-callback/page.tsx",
  // Shows its form only after a mailed link; tests/e2e has that journey.
  "app/(account)/reset-password/handoff/page.tsx",
  "app/(account)/reset-password/page.tsx",
  "app/(account)/signin/page.tsx",
  "app/(account)/signup/page.tsx",
  "app/(site)/about-us/page.tsx",
  "app/(site)/blog/[slug]/page.tsx",
  "app/(site)/blog/page/[page]/page.tsx",
  "app/(site)/blog/rss.xml/route.ts",
  "app/(site)/book-a-call/page.tsx",
  "app/(site)/contact/page.tsx",
  "app/(site)/cookie-policy/page.tsx",
  "app/(site)/demo/page.tsx",
  "app/(site)/industries/[slug]/page.tsx",
  "app/(site)/industries/page.tsx",
  "app/(site)/page.tsx",
  "app/(site)/privacy-policy/page.tsx",
  // Never opened by its own address; tests/e2e/site/site.test.ts has it.
  "app/(site)/samples/about-us/page.tsx",
  "app/(site)/samples/page.tsx",
  "app/(site)/support/page.tsx",
  "app/(site)/terms-of-service/page.tsx",
  "app/try/[trade]/page.tsx",
  "app/try/page.tsx",
  "app/api/try/route.ts",
  "app/api/auth/confirm/route.ts",
  "app/api/auth/exchange/route.ts",
  "app/api/auth/forgot-password/route.ts",
  "app/api/auth/provider/route.ts",
  "app/api/auth/sign-in/route.ts",
  "app/api/auth/sign-out/route.ts",
  "app/api/auth/sign-up/route.ts",
  "app/api/contact/route.ts",
  // For balancers, which have no secret; tests/e2e/operations.test.ts has them.
  "app/api/health/route.ts",
  "app/api/ready/route.ts",
  // Opened by a candidate's own mailed secret; tests/e2e has that journey.
  "app/api/me/[token]/answers/route.ts",
  "app/api/me/[token]/data/route.ts",
  "app/api/me/[token]/media/[mediaId]/route.ts",
  "app/api/me/[token]/route.ts",
  "app/api/me/[token]/self-identification/route.ts",
  "app/api/room/[key]/attempts/route.ts",
  "app/api/room/[key]/consent/route.ts",
  "app/api/room/[key]/continue/route.ts",
  "app/api/room/[key]/language/route.ts",
  "app/api/room/[key]/return/route.ts",
  // Opened by a secret of its own, which was mailed; tests/e2e has that journey.
  "app/api/room/links/route.ts",
  // Opened by Stripe's signature; tests/unit/plans has that.
  "app/api/stripe/webhook/route.ts",
  // Opened by Knit's signature; tests/unit/integrations has that.
  "app/api/knit/webhook/route.ts",
  // For crawlers; tests/e2e/site/public-pages.test.ts reads it.
  "app/llms.txt/route.ts",
  // Shows their own notice to the browser that holds an attempt; tests/e2e/room/withdraw.test.ts reads it.
  "app/i/[key]/notice/page.tsx",
  "app/i/[key]/page.tsx",
  "app/i/lost/[token]/page.tsx",
  "app/i/resume/[token]/route.ts",
  // Shows its holder a button; tests/e2e/room/withdraw.test.ts has that journey.
  "app/i/withdraw/[token]/page.tsx",
  "app/me/[token]/page.tsx",
  // One opens by the mail service's signature, the others by a token in a mail; tests/unit/site has them.
  "app/api/mail/unsubscribe/[token]/route.ts",
  "app/api/mail/webhook/route.ts",
  // Opened by a reviewer's link; tests/e2e/results/review.test.ts has that journey.
  "app/api/review/[token]/comments/route.ts",
  "app/api/review/[token]/media/[mediaId]/route.ts",
  "app/review/[token]/page.tsx",
  "app/unsubscribe/[token]/page.tsx",
  // Opened by our own token in the address that Willo has; tests/unit/interviews/willo has that.
  "app/api/willo/webhook/route.ts",
];
