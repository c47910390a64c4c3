/** Something to be saved as a file, for its asker only and never kept. */
export function fileResponse(
  body: string | ReadableStream<Uint8Array>,
  { type, name }: { type: string; name: string },
): Response {
  return new Response(body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
