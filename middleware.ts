import { type NextRequest, NextResponse } from "next/server";
import { ownCookies } from "#lib/domain/core/cookie-names";
import { externalAddress } from "#lib/domain/core/external-links";
import { connectsAts } from "#lib/domain/core/integration-routes";
import { ADDRESS_HEADER, interviewKey, isProtected, signInPath } from "#lib/domain/core/routes";
import {
  connectSources,
  contentSecurityPolicy,
  paymentSources,
  permissionsPolicy,
  pictureOrigins,
} from "#lib/domain/core/security-headers";
import { roomCookieName } from "#lib/domain/room/room";
import {
  isCachedPage,
  isMissingListPage,
  keptAddress,
  MISSING_HEADER,
} from "#lib/domain/site/cached-pages";
import { isIndexable } from "#lib/domain/site/public-pages";
import { publicEnv } from "#lib/env/public";
import { isDevelopment, serverEnv } from "#lib/env/server";
import { userClient } from "#lib/vendors/supabase";
import { isClosed } from "#lib/vendors/supabase-link-state";
import { verifiedEmployer } from "#lib/vendors/supabase-session";

/**
 * Refreshes the session, turns strangers away from protected addresses early, and gives each page its policy.
 * Never the only check: every page, handler and table asks again.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const env = serverEnv();
  const exists = isReadable(pathname) && !isMissingListPage(pathname, searchParams);
  const headers = new Headers(request.headers);
  headers.delete(MISSING_HEADER);
  if (!exists) headers.set(MISSING_HEADER, "1");
  // A handler's answer has its own policy.
  if (pathname.startsWith("/api/")) return NextResponse.next({ request: { headers } });
  const { atsScriptUrl, links } = publicEnv();
  const elsewhere = externalAddress(pathname, links);
  if (elsewhere) return NextResponse.redirect(elsewhere);
  const usual = keptAddress(pathname);
  if (usual)
    return NextResponse.redirect(new URL(usual + request.nextUrl.search, env.APP_URL), 308);
  if (await isGone(request)) return asGone(request);
  const payments = env.STRIPE_SECRET_KEY ? paymentSources(env.STRIPE_JS_URL) : null;
  const kept = exists && isCachedPage(pathname) && !isDevelopment();
  const policy = contentSecurityPolicy(pathname, {
    nonce: btoa(crypto.randomUUID()),
    // The page cache adds those of a kept page, if it is ours (docs/decisions/0196).
    hashes: kept ? { [pathname]: env.VERCEL ? ["'unsafe-inline'"] : [] } : env.CSP_HASHES,
    pictures: [
      new URL(env.SUPABASE_URL).origin,
      ...pictureOrigins(env.SANITY_PROJECT_ID, env.SANITY_API_URL),
    ],
    media: env.MEDIA_S3_ENDPOINT ? [new URL(env.MEDIA_S3_ENDPOINT).origin] : [],
    payments,
    connecting: atsScriptUrl && connectsAts(pathname) ? connectSources(atsScriptUrl) : [],
    development: isDevelopment(),
  });
  const address = pathname + request.nextUrl.search;
  headers.set(ADDRESS_HEADER, address);
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
  const passedOn = { request: { headers: withCookies(headers, request) } };
  const response =
    needsSession && employer === null
      ? NextResponse.redirect(new URL(signInPath(address), env.APP_URL))
      : NextResponse.next(passedOn);

  for (const { name, value, options } of written) response.cookies.set(name, value, options);
  for (const [name, value] of Object.entries(noStore)) response.headers.set(name, value);
  if (!kept || env.VERCEL) response.headers.set("content-security-policy", policy);
  if (!isIndexable(pathname)) response.headers.set("x-robots-tag", "noindex, nofollow");
  const prerendered = pathname in env.CSP_HASHES;
  if ((prerendered || kept) && !needsSession && exists && written.length === 0)
    response.headers.set("cache-control", SHARED_CACHING);
  response.headers.set("permissions-policy", permissionsPolicy(pathname, payments));
  return response;
}

/** Next answers 500 to a broken percent sign if a part of the address is a parameter. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is the same for everybody, by proxies: a prerendered page stands for the scripts of one build, so that an older one
 * is gone a minute after a release. With the seconds for which the server keeps a page of the blog and what the content
 * service said, a new article is there within a minute, too.
 */
const SHARED_CACHING = "public, max-age=0, s-maxage=20, stale-while-revalidate=20";

/** Carries a secret of ours, so that nobody else can ask for a closed link without its status. */
const ASKED_BY_US = "x-rolecall-gone";

/** Whether this is the link of an interview whose deadline has passed for this browser. */
async function isGone(request: NextRequest): Promise<boolean> {
  const key = interviewKey(request.nextUrl.pathname);
  if (key === null || request.headers.get(ASKED_BY_US) === serverEnv().CRON_SECRET) return false;
  const own = ownCookies(request.cookies.getAll(), serverEnv().APP_URL, new Date());
  return isClosed(key, own.find(({ name }) => name === roomCookieName(key))?.value);
}

/** The page as it is, answered with 410: a page can't set its own status, and a rewrite loses it. */
async function asGone(request: NextRequest): Promise<NextResponse> {
  const headers = new Headers({ [ASKED_BY_US]: serverEnv().CRON_SECRET });
  for (const name of ["cookie", "accept", "accept-language", "user-agent", "rsc"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const { pathname, search } = request.nextUrl;
  const address = new URL(pathname + search, serverEnv().APP_URL);
  const page = await fetch(address, { headers, redirect: "manual" });
  const answer = new NextResponse(page.body, { status: 410, headers: page.headers });
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
    answer.headers.delete(name);
  }
  return answer;
}

function withCookies(headers: Headers, request: NextRequest): Headers {
  const cookie = request.cookies.toString();
  if (cookie !== "") headers.set("cookie", cookie);
  return headers;
}

export const config = {
  // The hashes of the pages' scripts are more than a variable of Vercel's Edge runtime may hold.
  runtime: "nodejs",
  matcher: [
    // Handlers answer for themselves, files need no policy; but an address with a percent sign is read first.
    {
      source:
        "/((?!api/|_next/static|_next/image|.*\\.(?:avif|png|jpg|svg|ico|webp|woff2|txt|xml)$).*)",
    },
    { source: "/((?!_next/).*%.*)" },
    // No page is kept without its policy, whatever the end of its address.
    { source: "/(blog|industries)/:path*" },
  ],
};
