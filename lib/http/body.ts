import { z } from "zod";
import { AppError } from "#lib/domain/errors";
import { storable } from "#lib/domain/storable";

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
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join(".")] ??= message;
  throw new AppError(
    "invalid_input",
    parsed.error.issues[0]?.message ?? "Please check what you entered.",
    {
      fields,
    },
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
  return parse(
    schema,
    Object.fromEntries([...fields].map(([name, value]) => [name, storable(value)])),
  );
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(
    request,
    maxBytes,
    "That's more text than we can handle. Please shorten it.",
  );
  return Buffer.from(bytes).toString("utf8");
}

/** A body as it came, at most `maxBytes` long. @throws AppError `too_large` with the given message. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge: string,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AppError("too_large", tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
