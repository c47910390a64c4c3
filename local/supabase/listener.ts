import type { App, Connection, IAppConfig } from "@supabase/lite";
import { mendCors } from "./cors.ts";
import type { Database } from "./database.ts";
import { restError } from "./database-errors.ts";
import { mendGoogleRedirect } from "./google.ts";
import { withPasswordRules } from "./passwords.ts";
import { requestInHand } from "./request.ts";
import { withReceivedBody } from "./uploads.ts";

export type LiteApp = App<IAppConfig, Connection>;

const STORAGE = "/storage/v1";

/** The most of a call that a hosted project's proxy takes; files go to the storage. */
const MAX_CALL_BYTES = 2 * 1024 * 1024;

function tooLarge(request: Request, path: string): boolean {
  const length = Number(request.headers.get("content-length") ?? 0);
  return !path.startsWith(STORAGE) && length > MAX_CALL_BYTES;
}

/** Where passwords are set, and where a mailed link is opened. */
const PASSWORDS = new Set(["POST /auth/v1/signup", "POST /auth/v1/verify", "PUT /auth/v1/user"]);

async function mendSignedUrls(path: string, response: Response): Promise<Response> {
  const signs = path.startsWith(`${STORAGE}/object/sign/`);
  if (!signs && !path.startsWith(`${STORAGE}/object/upload/sign/`)) return response;
  const body: { signedUrl?: string } = await response.json();
  const local = body.signedUrl?.replace(STORAGE, "");
  return Response.json({ ...body, ...(signs ? { signedURL: local } : { url: local }) }, response);
}

function mendRange(response: Response): Response {
  if (!response.headers.has("content-range")) return response;
  return new Response(response.body, { status: 206, headers: response.headers });
}

async function mendFailure(path: string, response: Response): Promise<Response> {
  if (path.startsWith(`${STORAGE}/object/sign/`)) {
    const message = "The signed address is not valid any more";
    return Response.json({ statusCode: "400", error: "InvalidJWT", message }, { status: 400 });
  }
  const body = await response.text();
  const known = restError(body);
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(known?.body ?? body, { status: known?.status ?? response.status, headers });
}

/** Lite's own handler with the gaps mended that show in its answers. */
export function supabaseHandler(
  app: LiteApp,
  database: Database,
  log: (line: string) => void,
  googleStandIn?: string,
) {
  const answer = async (request: Request, path: string, peerAddress?: string) => {
    const ask = (received: Request) =>
      app.fetch(received, peerAddress ? { peerAddress } : undefined);
    const writes = request.method === "POST" || request.method === "PUT";
    const json = request.headers.get("content-type")?.startsWith("application/json") ?? false;
    const response = await requestInHand.run({ range: request.headers.get("range") }, () => {
      if (PASSWORDS.has(`${request.method} ${path}`))
        return withPasswordRules(request, database, ask);
      return writes && !json && path.startsWith(STORAGE)
        ? withReceivedBody(request, ask)
        : ask(request);
    });
    if (response.status >= 500) {
      const mended = await mendFailure(path, response);
      if (mended.status >= 500)
        log(`supabase: ${request.method} ${path} failed (${mended.status})`);
      return mended;
    }
    if (googleStandIn && path === "/auth/v1/authorize")
      return mendGoogleRedirect(response, googleStandIn);
    if (!path.startsWith(STORAGE) || !response.ok) return response;
    return request.method === "POST" ? mendSignedUrls(path, response) : mendRange(response);
  };
  return async (request: Request, peerAddress?: string): Promise<Response> => {
    const path = new URL(request.url).pathname;
    if (tooLarge(request, path)) {
      const message = "The body is too large";
      return Response.json({ message }, { status: 413, headers: { connection: "close" } });
    }
    return mendCors(request, path, await answer(request, path, peerAddress));
  };
}
