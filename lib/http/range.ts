export type ByteRange = { start: number; end: number };

/**
 * The one range of bytes that a `Range` header asks for, both ends included. `whole` if there is none, or one
 * that may be ignored (another unit, several ranges, malformed); `unsatisfiable` if no byte of it exists (416).
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const suffix = Number(last);
    return suffix === 0 || size === 0
      ? "unsatisfiable"
      : { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}

type Playback = {
  range: string | null;
  size: number;
  contentType: string;
  /** Opens the bytes that are needed; not called if no body is sent. */
  open: (range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
  head: boolean;
  /** Where the store itself answers for a while; null if it does not. */
  address: (fileName?: string) => Promise<string | null>;
  /** To be saved, not shown. */
  download: boolean;
};

const PLAYABLE = new Set(["video/webm", "video/mp4", "audio/webm", "audio/mp4", "audio/ogg"]);

/**
 * Answers a player, for its viewer only and never kept: 200, 206 or 416, or the way to the store's own address. Next
 * sends no `content-length`.
 */
export async function mediaResponse(playback: Playback): Promise<Response> {
  const { size, open, head, address, download } = playback;
  const type = playback.contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const fileName = download ? `recording.${type.endsWith("mp4") ? "mp4" : "webm"}` : undefined;
  const elsewhere = head ? null : await address(fileName);
  if (elsewhere !== null) {
    const headers = { location: elsewhere, "cache-control": "private, no-store" };
    return new Response(null, { status: 307, headers });
  }
  const range = parseRange(playback.range, size);
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": "private, no-store",
    "content-disposition": fileName ? `attachment; filename="${fileName}"` : "inline",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-type", PLAYABLE.has(type) ? type : "application/octet-stream");
  if (range === "whole") return new Response(head ? null : await open(), { headers });
  headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  return new Response(head ? null : await open(range), { status: 206, headers });
}
