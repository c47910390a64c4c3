import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type SecondServer, startSecondServer } from "./second-server.ts";
import { stack } from "./stack.ts";

type Answer = { status: number; body?: object };

/** A web server whose outside services go through the test's hands. */
export type FaultyServer = SecondServer & {
  /** From now on requests of this kind, like `POST /auth/v1/signup`, get this answer and do not arrive. */
  trouble(request: RegExp, answer: Answer): void;
  /** Everything arrives again. */
  calm(): void;
  /** What the database was asked since this was last called: method, path and query. */
  asked(): string[];
  /** What customer messaging was sent: method, path and body. */
  messages(): readonly { request: string; body: string }[];
};

const MESSAGING = "/messaging";
const PROVIDER = "/api/integrations/";
/** What belongs to one connection, or to a body that was unpacked. */
const OWN = new Set(["content-encoding", "content-length", "transfer-encoding", "connection"]);

/** Starts the product once more; Supabase, the interview provider and customer messaging are reached through us. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const { port } = await stack();
  const troubles: { request: RegExp; answer: Answer }[] = [];
  const messages: { request: string; body: string }[] = [];
  const asked: string[] = [];

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = "GET", url = "/" } = incoming;
    const body = await text(incoming);
    const request = `${method} ${url}`;
    if (url.startsWith("/rest/")) asked.push(request);
    const found = troubles.find((trouble) => trouble.request.test(request));
    if (found) return send(outgoing, found.answer);
    if (url.startsWith(MESSAGING)) {
      messages.push({ request, body });
      return send(outgoing, { status: 200 });
    }
    const home = `http://127.0.0.1:${url.startsWith(PROVIDER) ? port + 2 : port + 1}`;
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (typeof value === "string" && name !== "host" && !OWN.has(name)) headers.set(name, value);
    }
    const answer = await fetch(home + url, {
      method,
      headers,
      redirect: "manual",
      ...(body && { body }),
    });
    for (const [name, value] of answer.headers) {
      if (!OWN.has(name)) outgoing.appendHeader(name, value);
    }
    outgoing.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  }

  const between = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => between.listen(0, "127.0.0.1", done));
  const address = between.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const server = await startSecondServer({
    settings: {
      SUPABASE_URL: origin,
      INTERVIEW_PROVIDER: "willo",
      WILLO_API_URL: `${origin}${PROVIDER}v2`,
      CUSTOMERIO_URL: `${origin}${MESSAGING}`,
      CUSTOMERIO_SITE_ID: "site",
      CUSTOMERIO_API_KEY: "key",
    },
  });
  return {
    appUrl: server.appUrl,
    trouble: (request, answer) => troubles.push({ request, answer }),
    calm: () => {
      troubles.length = 0;
    },
    asked: () => asked.splice(0),
    messages: () => messages,
    async stop() {
      await server.stop();
      between.closeAllConnections();
      await new Promise((done) => between.close(done));
    },
  };
}

function send(outgoing: ServerResponse, { status, body = {} }: Answer) {
  outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
