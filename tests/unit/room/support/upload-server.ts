import { createServer, type IncomingMessage } from "node:http";
import { Server } from "@tus/server";
import type { UploadStore } from "#lib/vendors/media-store";

export type UploadServer = { origin: string; close: () => Promise<void> };

/** A web server that takes uploads as the room's does. `before` is told of each request that it is about to answer. */
export async function startUploadServer(
  uploads: UploadStore,
  before: (request: IncomingMessage) => Promise<void> | void = () => {},
): Promise<UploadServer> {
  const tus = new Server({
    path: "/api/room/uploads",
    relativeLocation: true,
    datastore: uploads.tus,
    namingFunction: (_request, metadata) => metadata?.take ?? "",
  });
  const server = createServer(async (request, response) => {
    await before(request);
    await tus.handle(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
