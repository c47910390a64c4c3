/** Keys of the databases that live as long as one test file. */
export const KEYS = {
  jwtSecret: "only-for-tests-only-for-tests-only-for-tests",
  publishable: "sb_publishable_only-for-tests",
  secret: "sb_secret_only-for-tests",
};
