import { isDevelopment, serverEnv } from "#lib/env/server";

const NOT_FOUND = "/_not-found";

/** The addresses whose pages may use camera and microphone: the room, and its preview. */
const RECORDS = /^\/(?:i|interviews\/preview)\//;

/**
 * The policies of the page at a pathname. A prerendered page runs scripts by their hashes, which the build
 * computed; every other page by a nonce. All other directives are the same everywhere, because a client
 * navigation keeps the first document's policy.
 */
export function documentPolicy(pathname: string): { contentSecurity: string; permissions: string } {
  const env = serverEnv();
  const hashes = env.CSP_HASHES[pathname === "/" ? "/" : pathname.replace(/\/$/, "")];
  const development = isDevelopment();
  const scripts = hashes ?? [
    `'nonce-${btoa(crypto.randomUUID())}'`,
    // An unknown address answers with the prerendered 404 page, which has no nonce.
    ...(env.CSP_HASHES[NOT_FOUND] ?? []),
    ...(development ? ["'unsafe-eval'"] : []),
  ];
  const supabase = new URL(env.SUPABASE_URL).origin;
  const contentSecurity = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${supabase}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${supabase}${development ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  const recording = RECORDS.test(pathname) ? "(self)" : "()";
  return {
    contentSecurity,
    permissions: `camera=${recording}, microphone=${recording}, geolocation=(), payment=()`,
  };
}
