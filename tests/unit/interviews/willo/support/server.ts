import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { willo } from "#local/willo/stand-in";
import { KEYS } from "#tests/unit/local/support/keys";
import { temporaryFolder } from "#tests/unit/local/support/temporary";

export type Seen = { method: string; path: string; authorization: string; body: unknown };

/** A server on this machine that answers as it is told. */
export async function startServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  const server = createServer((request, response) => {
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The stand-in behind a server that notes what it was asked. */
export async function startWillo() {
  const seen: Seen[] = [];
  let listener: ReturnType<typeof getRequestListener> | undefined;
  let cut: string | undefined;
  const server = await startServer((request, response) => {
    if (request.method === cut) {
      cut = undefined;
      response.writeHead = () => response.destroy();
    }
    return listener?.(request, response);
  });
  const running = await willo({
    origin: server.origin,
    appUrl: "http://localhost:3000",
    dataDir: temporaryFolder(),
    keys: KEYS,
  });
  listener = getRequestListener(async (request) => {
    const body = await request.clone().text();
    seen.push({
      method: request.method,
      path: request.url.slice(server.origin.length),
      authorization: request.headers.get("authorization") ?? "",
      body: body.startsWith("{") ? JSON.parse(body) : body,
    });
    return running.fetch(request);
  });
  return {
    origin: server.origin,
    seen,
    account: { url: `${server.origin}/api/integrations/v2`, key: KEYS.willo.key },
    /** What the candidate's page sends. */
    play: async (link: string, fields: Record<string, string>) =>
      (await fetch(link, { method: "POST", body: new URLSearchParams(fields) })).status,
    /** Does what the next call by this method asks, and cuts the connection in the place of an answer. */
    cutNext(method: string) {
      cut = method;
    },
    refuse: (status: number) =>
      fetch(`${server.origin}/willo/refusing`, {
        method: "POST",
        body: new URLSearchParams({ status: String(status) }),
        redirect: "manual",
      }),
    async close() {
      await server.close();
      await running.close();
    },
  };
}

/** A server that keeps what webhooks bring. */
export async function startEndpoint() {
  const hints: { url: string; body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = await startServer(async (request, response) => {
    const { url = "", headers } = request;
    hints.push({ url, body: await text(request), headers });
    response.end("{}");
  });
  return { ...server, hints };
}
