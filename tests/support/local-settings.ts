/** The least that the product starts with. */
export const LOCAL_SETTINGS = {
  APP_URL: "http://localhost:3000",
  SUPABASE_URL: "http://127.0.0.1:3001",
  SUPABASE_PUBLISHABLE_KEY: "k",
  SUPABASE_SECRET_KEY: "k",
  MEDIA_DIR: "/tmp",
  MAIL_API_URL: "http://127.0.0.1:3002",
  MAIL_API_KEY: "k",
  MAIL_FROM: "a@b.test",
  CRON_SECRET: "c".repeat(16),
};
