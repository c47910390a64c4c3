import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Received = { headers: IncomingMessage["headers"]; body: string };

/** A company's server on this machine, which answers as a test says. */
export async function startConsumer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      answer(response, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    received,
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
