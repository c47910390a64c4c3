import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type Key = { id: string; secret: string };

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
const hash = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");

/** RFC 3986, as Amazon's signatures want it. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

type Signed = {
  credential: string;
  headers: string;
  signature: string;
  date: string;
  payload: string;
};

function ofHeader(request: Request): Signed | null {
  const line = request.headers.get("authorization") ?? "";
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(line);
  const [, credential, headers, signature] = match ?? [];
  if (!credential || !headers || !signature) return null;
  return {
    credential,
    headers,
    signature,
    date: request.headers.get("x-amz-date") ?? "",
    payload: request.headers.get("x-amz-content-sha256") ?? "",
  };
}

function ofAddress({ searchParams }: URL): Signed | null {
  const read = (name: string) => searchParams.get(`X-Amz-${name}`);
  const [credential, headers, signature] = ["Credential", "SignedHeaders", "Signature"].map(read);
  if (!credential || !headers || !signature) return null;
  return { credential, headers, signature, date: read("Date") ?? "", payload: "UNSIGNED-PAYLOAD" };
}

function signatureOf(request: Request, url: URL, signed: Signed, secret: string): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = signed.headers
    .split(";")
    .map((name) => `${name}:${(request.headers.get(name) ?? "").trim()}\n`)
    .join("");
  const asked = [request.method, url.pathname, query, headers, signed.headers, signed.payload];
  const [, ...scope] = signed.credential.split("/");
  const text = ["AWS4-HMAC-SHA256", signed.date, scope.join("/"), hash(asked.join("\n"))].join(
    "\n",
  );
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`);
  return hmac(key, text).toString("hex");
}

/** Milliseconds of `20261121T093000Z`. */
function timeOf(date: string): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  return Date.parse(iso);
}

/**
 * S3's error code for a request that is not signed by `key` (version 4, in a header or in the address), that is too
 * old, or whose body is not the one that was signed; null if all is well.
 */
export function faultOf(
  request: Request,
  body: Uint8Array,
  key: Key,
  now: number,
):
  | "AccessDenied"
  | "RequestTimeTooSkewed"
  | "SignatureDoesNotMatch"
  | "XAmzContentSHA256Mismatch"
  | null {
  const url = new URL(request.url);
  const inAddress = ofAddress(url);
  const signed = inAddress ?? ofHeader(request);
  if (signed === null || !signed.credential.startsWith(`${key.id}/`)) return "AccessDenied";
  const made = Buffer.from(signatureOf(request, url, signed, key.secret));
  const given = Buffer.from(signed.signature);
  if (made.length !== given.length || !timingSafeEqual(made, given)) return "SignatureDoesNotMatch";
  const age = now - timeOf(signed.date);
  if (inAddress) {
    const seconds = Number(url.searchParams.get("X-Amz-Expires"));
    return age >= 0 && age <= seconds * 1000 ? null : "AccessDenied";
  }
  if (!(Math.abs(age) < 15 * 60_000)) return "RequestTimeTooSkewed";
  const plain = signed.payload === "UNSIGNED-PAYLOAD" || signed.payload === hash(body);
  return plain ? null : "XAmzContentSHA256Mismatch";
}
