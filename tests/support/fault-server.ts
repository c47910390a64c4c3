import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** What an outside service can do to us. */
export const FAULTS = ["down", "slow", "401", "429", "500", "html", "truncated", "twice"] as const;

export type Fault = (typeof FAULTS)[number];

/** A call that arrived. Two of them are one and the same if they have the same `identity`. */
export type ArrivedCall = { method: string; path: string; identity: string };

const SAFE = ["GET", "HEAD", "PUT", "DELETE", "PATCH"];

/** A key that makes a call one with its repetition; else what it does, if doing it again changes nothing. */
function identityOf(
  { method = "GET", url = "/", headers }: IncomingMessage,
  count: number,
): string {
  const key = headers["idempotency-key"] ?? headers["webhook-id"];
  if (key !== undefined) return String(key);
  return SAFE.includes(method) ? `${method} ${url}` : `${method} ${url} for the ${count}th time`;
}

const ERROR = { type: "api_error", message: "No." };
const REFUSED = JSON.stringify({ error: ERROR, message: ERROR.message, msg: ERROR.message });

function answer(fault: Fault, response: ServerResponse): void {
  const json = { "content-type": "application/json" };
  switch (fault) {
    case "down":
    case "slow":
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
      return;
    case "truncated":
      response.writeHead(200, json).end('{"id":"x","data":[{"id":');
      return;
    // It was done, and the answer is lost: whoever asks again asks for the second time.
    case "twice":
      response.destroy();
      return;
    default:
      response.writeHead(Number(fault), { ...json, "retry-after": "0" }).end(REFUSED);
  }
}

/** A service with one fault. If it is down, nobody listens at its address. */
export async function startFaultServer(fault: Fault) {
  const calls: ArrivedCall[] = [];
  let next = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    await text(request).catch(() => "");
    const { method = "GET", url = "/" } = request;
    calls.push({ method, path: url, identity: identityOf(request, calls.length + 1) });
    answer(fault, response);
    next.resolve();
    next = Promise.withResolvers();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  if (fault === "down") await close();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    calls,
    /** If calls are left without an answer: when the next one has been heard. */
    ...(fault === "slow" && { heard: () => next.promise }),
    close: fault === "down" ? async () => undefined : close,
  };
}
