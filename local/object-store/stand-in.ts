import { join } from "node:path";
import { html } from "../html.ts";
import type { StandIn } from "../stand-in.ts";
import { Objects } from "./objects.ts";
import { faultOf, type Key } from "./signature.ts";

/** What opens the bucket on this machine. */
export const OBJECT_STORE_KEY: Key = { id: "local", secret: "only-on-this-machine" };

const PATH = "/s3";
const PAGE = 1000;

const STATUS: Record<string, number> = {
  AccessDenied: 403,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  InvalidPart: 400,
  EntityTooSmall: 400,
  InvalidRange: 416,
  NotImplemented: 501,
};

const xml = (text: string, status = 200) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, {
    status,
    headers: { "content-type": "application/xml" },
  });
const fault = (code: string) =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, STATUS[code] ?? 400);

type Asked = { request: Request; url: URL; bucket: string; key: string; body: Uint8Array };

/** S3's protocol, as far as recordings need it: objects, parts, ranges, lists and signed addresses. */
export const objectStore: StandIn = async ({ dataDir }) =>
  objectStoreIn(join(dataDir, "object-store"));

/** The same in a folder, with a clock of its own. */
export function objectStoreIn(folder: string, now: () => number = Date.now) {
  const objects = new Objects(folder);
  return {
    paths: [PATH],
    close: async () => {},
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const [bucket = "", ...rest] = url.pathname.slice(PATH.length + 1).split("/");
      const key = decodeURIComponent(rest.join("/"));
      const body = new Uint8Array(await request.arrayBuffer());
      const refused = faultOf(request, body, OBJECT_STORE_KEY, now());
      if (refused) return fault(refused);
      return answer(objects, { request, url, bucket, key, body });
    },
  };
}

async function answer(objects: Objects, asked: Asked): Promise<Response> {
  const { request, url, bucket, key, body } = asked;
  const upload = url.searchParams.get("uploadId");
  const type = request.headers.get("content-type") ?? "binary/octet-stream";
  if (key === "") {
    const lists = request.method === "GET" && url.searchParams.get("list-type") === "2";
    return lists ? list(objects, asked) : fault("NotImplemented");
  }
  switch (request.method) {
    case "PUT": {
      const etag =
        upload === null
          ? await objects.put(bucket, key, body, type)
          : await objects.putPart(upload, Number(url.searchParams.get("partNumber")), body);
      return etag === null ? fault("NoSuchUpload") : new Response(null, { headers: { etag } });
    }
    case "POST":
      if (url.searchParams.has("uploads")) {
        const id = await objects.beginParts(type);
        return xml(
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      return upload === null ? fault("NotImplemented") : complete(objects, asked, upload);
    case "DELETE":
      if (upload === null) await objects.delete(bucket, key);
      else await objects.abort(upload);
      return new Response(null, { status: 204 });
    case "GET":
    case "HEAD":
      return read(objects, asked);
    default:
      return fault("NotImplemented");
  }
}

async function complete(objects: Objects, { bucket, key, body }: Asked, upload: string) {
  const parts = [...new TextDecoder().decode(body).matchAll(/<Part>(.*?)<\/Part>/gs)].map(
    ([, part = ""]) => ({
      number: Number(/<PartNumber>(\d+)/.exec(part)?.[1]),
      etag: (/<ETag>(.*?)<\/ETag>/s.exec(part)?.[1] ?? "").replaceAll("&quot;", '"'),
    }),
  );
  const done = await objects.complete(bucket, key, upload, parts);
  if ("fault" in done && done.fault) return fault(done.fault);
  return xml(
    `<CompleteMultipartUploadResult><Key>${html(key)}</Key><ETag>${html(done.etag)}</ETag></CompleteMultipartUploadResult>`,
  );
}

async function list(objects: Objects, { url, bucket }: Asked): Promise<Response> {
  const prefix = url.searchParams.get("prefix") ?? "";
  const after = url.searchParams.get("continuation-token") ?? "";
  const { page, more } = await objects.list(bucket, prefix, after, PAGE);
  const contents = page.map(
    ({ key, size }) => `<Contents><Key>${html(key)}</Key><Size>${size}</Size></Contents>`,
  );
  const next = more
    ? `<NextContinuationToken>${html(page.at(-1)?.key ?? "")}</NextContinuationToken>`
    : "";
  return xml(
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
  );
}

async function read(objects: Objects, { request, url, bucket, key }: Asked): Promise<Response> {
  const object = await objects.get(bucket, key);
  if (object === null) return fault("NoSuchKey");
  const size = object.bytes.length;
  const [, first = "", last = ""] =
    /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && start >= size) return fault("InvalidRange");
  const part = first === "" ? object.bytes : object.bytes.subarray(start, end + 1);
  const headers = new Headers({
    "accept-ranges": "bytes",
    "content-length": String(part.length),
    "content-type": object.contentType,
    etag: object.etag,
  });
  const disposition = url.searchParams.get("response-content-disposition");
  if (disposition) headers.set("content-disposition", disposition);
  if (first !== "") headers.set("content-range", `bytes ${start}-${end}/${size}`);
  const status = first === "" ? 200 : 206;
  return new Response(request.method === "HEAD" ? null : Buffer.from(part), { status, headers });
}
