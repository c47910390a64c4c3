import { parse } from "smol-toml";
import { z } from "zod";
import { REQUIRED_CHARACTERS } from "#local/supabase/passwords";

const template = z.object({ subject: z.string(), content_path: z.string() });

/** What supabase/config.toml says of Auth: the local stack reads the same lines. */
const config = z.object({
  auth: z.object({
    enable_signup: z.boolean(),
    jwt_expiry: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    password_requirements: z.literal("lower_upper_letters_digits_symbols"),
    email: z.object({
      enable_signup: z.boolean(),
      enable_confirmations: z.boolean(),
      secure_password_change: z.boolean(),
      double_confirm_changes: z.literal(true),
      template: z.object({ recovery: template, confirmation: template }),
    }),
  }),
});

/** A name and value of Auth's settings at the Management API, and the plan of Supabase that it needs, if it needs one. */
export type AuthSetting = { name: string; value: string | number | boolean; plan?: "Pro" };

/** Hours after which a session that nobody used is over. */
const IDLE_HOURS = 30 * 24;

/**
 * Uses that Auth counts in five minutes for each address. Almost all come from our own servers, which count people one
 * by one before they ask, so that these stand for a server's worth of people: docs/scaling.md has the arithmetic.
 */
const LIMITS = {
  rate_limit_otp: 300,
  rate_limit_token_refresh: 9000,
  rate_limit_verify: 300,
  /** In an hour, from the whole project. */
  rate_limit_email_sent: 600,
} as const;

/** Sets of characters, parted by colons; a colon within one is escaped. */
const required = REQUIRED_CHARACTERS.map((set) =>
  set.replaceAll("\\", "\\\\").replaceAll(":", "\\:"),
).join(":");

/** The settings that Auth should have, by the project's configuration and the address of the app. */
export function authSettings(
  toml: string,
  appUrl: string,
  readTemplate: (path: string) => string,
): AuthSetting[] {
  const { auth } = config.parse(parse(toml));
  const { email } = auth;
  const origin = appUrl.replace(/\/$/, "");
  const back = ["/oauth-callback", "/auth/callback", "/auth/confirm", "/auth/reset-password"];
  const plain = {
    site_url: origin,
    uri_allow_list: back.map((path) => `${origin}${path}`).join(","),
    disable_signup: !auth.enable_signup,
    external_email_enabled: email.enable_signup,
    mailer_autoconfirm: !email.enable_confirmations,
    jwt_exp: auth.jwt_expiry,
    refresh_token_rotation_enabled: auth.enable_refresh_token_rotation,
    security_refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
    password_min_length: auth.minimum_password_length,
    password_required_characters: required,
    security_update_password_require_reauthentication: email.secure_password_change,
    security_update_password_require_current_password: true,
    mailer_secure_email_change_enabled: email.double_confirm_changes,
    mailer_subjects_recovery: email.template.recovery.subject,
    mailer_templates_recovery_content: readTemplate(email.template.recovery.content_path),
    mailer_subjects_confirmation: email.template.confirmation.subject,
    mailer_templates_confirmation_content: readTemplate(email.template.confirmation.content_path),
    ...LIMITS,
  };
  return [
    ...Object.entries(plain).map(([name, value]) => ({ name, value })),
    { name: "password_hibp_enabled", value: true, plan: "Pro" },
    { name: "sessions_inactivity_timeout", value: IDLE_HOURS, plan: "Pro" },
  ];
}
