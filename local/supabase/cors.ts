const AUTH = "/auth/v1/";

/** What a hosted Auth server lets another origin's script read of an answer. */
const READABLE = "X-Total-Count, Link, X-Supabase-Api-Version";

/**
 * Lite's Auth answers a preflight without the headers that it allows, and gives other answers no origin at all: a
 * browser then refuses to log out and to refresh its session. Hosted Auth answers as here.
 */
export function mendCors(request: Request, path: string, response: Response): Response {
  if (!path.startsWith(AUTH) || !request.headers.has("origin")) return response;
  const headers = new Headers(response.headers);
  headers.set("access-control-allow-origin", "*");
  const asked = request.headers.get("access-control-request-headers");
  if (request.method === "OPTIONS") {
    if (asked) headers.set("access-control-allow-headers", asked);
    headers.append("vary", "Origin, Access-Control-Request-Method, Access-Control-Request-Headers");
  } else headers.set("access-control-expose-headers", READABLE);
  return new Response(response.body, { status: response.status, headers });
}
