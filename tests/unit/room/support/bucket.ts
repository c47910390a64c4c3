import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { BucketPlace } from "#lib/vendors/media-store/bucket-types";
import { OBJECT_STORE_KEY, objectStoreIn } from "#local/object-store/stand-in";

/** An object store on a free port, and the settings that open a bucket in it. */
export async function startObjectStore(folder: string, now?: () => number) {
  const store = objectStoreIn(folder, now);
  const server = createServer(getRequestListener((request) => store.fetch(request)));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const place: BucketPlace = {
    endpoint: `http://127.0.0.1:${port}/s3`,
    region: "local",
    bucket: "recordings-of-tests",
    keyId: OBJECT_STORE_KEY.id,
    secret: OBJECT_STORE_KEY.secret,
  };
  return {
    place,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
