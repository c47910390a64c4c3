import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { storable } from "#lib/domain/text/storable";

/** The message if a schema has none of its own; the library's messages are for engineers. */
export const UNCHECKED = "Please check what you entered.";

const MAX_JSON_BYTES = 256 * 1024;

/**
 * A JSON body, parsed by schema.
 * @throws AppError `unsupported_media`, `too_large` or `invalid_input` with a message per field.
 */
export async function readJson<S extends z.core.$ZodType>(
  request: Request,
  schema: S,
  maxBytes = MAX_JSON_BYTES,
): Promise<z.output<S>> {
  if (!request.headers.get("content-type")?.startsWith("application/json")) {
    throw new AppError("unsupported_media", "Send the request as JSON.");
  }
  return parse(schema, parseText(await readText(request, maxBytes)));
}

/**
 * A value parsed by schema.
 * @throws AppError `invalid_input`: the first message, and one message per field.
 */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value, { error: () => UNCHECKED });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join(".")] ??= message;
  throw new AppError("invalid_input", parsed.error.issues[0]?.message ?? UNCHECKED, {
    fields,
  });
}

/** The values of an address or a form without characters that the database can't store. */
export function storableValues(
  values: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | string[] | undefined> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(storable) : value && storable(value),
    ]),
  );
}

/**
 * A plain form's fields, parsed by schema.
 * @throws AppError `unsupported_media`, `too_large` or `invalid_input` with a message per field.
 */
export async function readForm<S extends z.core.$ZodType>(
  request: Request,
  schema: S,
  maxBytes = MAX_JSON_BYTES,
): Promise<z.output<S>> {
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) {
    throw new AppError("unsupported_media", "Send the request as a form.");
  }
  const fields = new URLSearchParams(await readText(request, maxBytes));
  return parse(schema, storableValues(Object.fromEntries(fields)));
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(
    request,
    maxBytes,
    "That's more text than we can handle. Please shorten it.",
  );
  return Buffer.from(bytes).toString("utf8");
}

const NUL = /\0|\\u0000/;

/**
 * A signed body exactly as it arrived. It can't be cleaned up, so one with a character that the database can't store is
 * refused.
 * @throws AppError `too_large` with the given message, or `invalid_input`
 */
export async function readSigned(
  request: Request,
  maxBytes: number,
  tooLarge: string,
): Promise<string> {
  const text = Buffer.from(await readBytes(request, maxBytes, tooLarge)).toString("utf8");
  if (NUL.test(text)) throw new AppError("invalid_input", "A text holds the character NUL.");
  return text;
}

/** How many bytes of a body that is too large are still read and thrown away, so that the connection stays usable. */
const READ_AWAY_BYTES = 4 * 1024 * 1024;

const leftHalfRead = new WeakSet<Request>();

/**
 * Whether part of a body was left unread. The connection must then be closed, because the next request would start in
 * the middle of it.
 */
export function isHalfRead(request: Request): boolean {
  return leftHalfRead.has(request);
}

/**
 * A body as it came, at most `maxBytes` long. If its declared length is too large, nothing is read. If it declares no
 * length, it is read to its end or left half read. It is never canceled, which would cut the connection before the
 * answer.
 * @throws AppError `too_large` with the given message; `invalid_input` if the sender left before its end
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge: string,
): Promise<Uint8Array> {
  const refused = new AppError("too_large", tooLarge);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw refused;
  const reader = request.body?.getReader();
  const read = () => reader?.read().catch(senderLeft);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await read(); next?.value; next = await read()) {
    size += next.value.byteLength;
    if (size > maxBytes + READ_AWAY_BYTES) {
      leftHalfRead.add(request);
      throw refused;
    }
    if (size <= maxBytes) chunks.push(next.value);
  }
  if (size > maxBytes) throw refused;
  return Buffer.concat(chunks);
}

function senderLeft(): never {
  throw new AppError("invalid_input", "The request ended before all of it arrived.");
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === "string" ? storable(value) : value,
    );
  } catch {
    throw new AppError("invalid_input", "The request isn't valid JSON.");
  }
}
