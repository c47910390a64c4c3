import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";
import { participantsOf } from "#lib/vendors/interview-provider";
import { readSigned } from "./body.ts";

const MAX_BYTES = 1024 * 1024;

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * For the handler that only Willo may call: it signs nothing, so the address that we gave it carries our own token.
 * Compared in constant time. Answers the participants that it may be about.
 * @throws AppError `unauthenticated`, or `unavailable` if Willo isn't set up
 */
export async function willoHint(request: Request): Promise<string[]> {
  const { WILLO_WEBHOOK_TOKEN } = serverEnv();
  if (WILLO_WEBHOOK_TOKEN === undefined) {
    throw new AppError("unavailable", "Willo isn't set up.");
  }
  const { searchParams } = new URL(request.url);
  const given = searchParams.get("token") ?? "";
  if (!timingSafeEqual(digest(given), digest(WILLO_WEBHOOK_TOKEN))) {
    throw new AppError("unauthenticated", "Only Willo may do this.");
  }
  const raw = await readSigned(request, MAX_BYTES, "That's more than a hint holds.");
  if (searchParams.get("event") !== "new_response") return [];
  return participantsOf(raw);
}
