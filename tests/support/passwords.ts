/** What the local Supabase is told in tests: hashing one password as usual keeps a core busy for a fifth of a second. */
export const QUICK_PASSWORDS = { LITE_AUTH_BCRYPT_COST: "4" };
