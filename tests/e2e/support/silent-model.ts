import { createServer } from "node:http";

/** A language model that takes a question and never answers it. */
export async function silentModel() {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const server = createServer((request) => {
    request.resume().once("end", resolve);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
