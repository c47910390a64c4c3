import type { StandInKeys } from "#local/stand-in";

/** Keys for stand-ins that a test starts. */
export const KEYS: StandInKeys = {
  mail: "re_only-for-tests",
  mailWebhook: "whsec_b25seS1mb3ItdGVzdHM=",
  willo: { key: "only-for-tests", webhook: "only-for-tests-only-for-tests-only" },
  customerio: { siteId: "site", apiKey: "only-for-tests" },
  sms: { sid: "AC1", token: "only-for-tests-16" },
  knit: "only-for-tests",
  stripe: { secret: "sk_test_only", publishable: "pk_test_only", webhook: "whsec_only" },
};
