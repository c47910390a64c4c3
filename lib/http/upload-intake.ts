import type { ServiceDb } from "#lib/data/db";
import { noteReceived, requireQuota } from "#lib/data/plans/usage";

/** Bytes that a request says it brings; none if it has no body. */
export function declaredBytes(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

/**
 * Accepts a request's bytes for a recording if the quota allows. All bytes are counted before any is read, so that
 * parallel uploads can't exceed the quota together; bytes that never arrive are given back.
 * @throws AppError `conflict` with reason 'company_full'
 */
export async function reserveQuota(
  service: ServiceDb,
  upload: { id: string; questionId: string },
  request: Request,
  take: (request: Request) => Promise<Response>,
): Promise<Response> {
  const announced = declaredBytes(request);
  if (announced === 0 || request.body === null) return take(request);
  await noteReceived(service, upload.id, announced);
  let missing = announced;
  try {
    await requireQuota(service, { questionId: upload.questionId });
    const body = counted(request.body, (bytes) => {
      missing -= bytes;
    });
    // Named one by one: Next hands in a stand-in of a request, which can't be copied whole.
    const { url, method, headers } = request;
    const sent: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
    return await take(new Request(url, sent));
  } finally {
    // What can't be taken back stays counted for a day at most.
    if (missing !== 0) await noteReceived(service, upload.id, -missing).catch(() => undefined);
  }
}

/** The same bytes, pulled by who reads them and not ahead. */
function counted(body: ReadableStream<Uint8Array>, tell: (bytes: number) => void) {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        tell(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}
