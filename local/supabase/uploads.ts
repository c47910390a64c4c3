import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** supabase-js puts a Blob into a form under the empty name, where Lite looks for "file". */
async function fileOfForm(request: Request): Promise<Blob | undefined> {
  const form = await request.formData();
  const file = form.get("") ?? form.get("file");
  return file instanceof Blob ? file : undefined;
}

/**
 * Receives the whole body before Lite sees the request: Lite refuses (413, 415) without reading, which breaks
 * the connection for the next request. The bytes wait in a temporary file, not in memory.
 */
export async function withReceivedBody(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body) return answer(request);
  const headers = new Headers(request.headers);
  if (headers.get("content-type")?.startsWith("multipart/form-data")) {
    const file = await fileOfForm(request);
    if (!file)
      return Response.json(
        { statusCode: "400", error: "InvalidRequest", message: "No file" },
        { status: 400 },
      );
    headers.set("content-type", file.type || "application/octet-stream");
    headers.set("content-length", String(file.size));
    return answer(
      new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() }),
    );
  }
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    const spool = join(folder, "body");
    const target = createWriteStream(spool);
    await pipeline(Readable.from(request.body), target);
    headers.set("content-length", String(target.bytesWritten));
    const body = await openAsBlob(spool);
    return await answer(new Request(request.url, { method: request.method, headers, body }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
