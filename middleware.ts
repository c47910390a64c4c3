import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy, permissionsPolicy } from "#lib/domain/page-policy";
import { roomCookieName } from "#lib/domain/room";
import { interviewKey, isProtected, routes } from "#lib/domain/routes";
import { isDevelopment, serverEnv } from "#lib/env/server";
import { userClient } from "#lib/vendors/supabase";
import { isClosed } from "#lib/vendors/supabase-door";
import { verifiedEmployer } from "#lib/vendors/supabase-session";

/**
 * Refreshes the session, turns strangers away from protected addresses early, and gives each page its policy.
 * Never the only check: every page, handler and table asks again.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const env = serverEnv();
  const policy = contentSecurityPolicy(pathname, {
    nonce: btoa(crypto.randomUUID()),
    hashes: env.CSP_HASHES,
    sources: [new URL(env.SUPABASE_URL).origin],
    development: isDevelopment(),
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the request's policy.
  headers.set("content-security-policy", policy);

  const written: { name: string; value: string; options: object }[] = [];
  const noStore: Record<string, string> = {};
  const client = userClient({
    getAll: () => request.cookies.getAll(),
    setAll: (fresh, extra) => {
      for (const cookie of fresh) request.cookies.set(cookie.name, cookie.value);
      written.push(...fresh);
      Object.assign(noStore, extra);
    },
  });

  const needsSession = isProtected(pathname);
  const employer = needsSession ? await verifiedEmployer(client) : null;
  const onward = { request: { headers: withCookies(headers, request) } };
  const key = interviewKey(pathname);
  const gone =
    key !== null && (await isClosed(key, request.cookies.get(roomCookieName(key))?.value));
  const response =
    needsSession && employer === null
      ? NextResponse.redirect(new URL(routes.login, env.APP_URL))
      : gone
        ? // A page can't set its own status: the same page, answered as gone.
          NextResponse.rewrite(request.nextUrl, { ...onward, status: 410 })
        : NextResponse.next(onward);

  for (const { name, value, options } of written) response.cookies.set(name, value, options);
  for (const [name, value] of Object.entries(noStore)) response.headers.set(name, value);
  response.headers.set("content-security-policy", policy);
  response.headers.set("permissions-policy", permissionsPolicy(pathname));
  return response;
}

function withCookies(headers: Headers, request: NextRequest): Headers {
  const cookie = request.cookies.toString();
  if (cookie !== "") headers.set("cookie", cookie);
  return headers;
}

export const config = {
  matcher: [
    // Handlers answer for themselves, files need no policy.
    {
      source: "/((?!api/|_next/static|_next/image|.*\\.(?:png|jpg|svg|ico|webp|woff2|txt|xml)$).*)",
    },
  ],
};
