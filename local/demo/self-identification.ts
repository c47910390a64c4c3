import { createHash, randomBytes } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { privateApiPath } from "#lib/domain/core/private-routes";
import { HOUR_MS } from "#lib/domain/text/dates";
import type { Submitted } from "./attempts.ts";
import { must } from "./must.ts";
import { Visitor } from "./visitor.ts";

/** A person opens their private page, by a link of its own beside the mailed one, and fills in the voluntary form. */
export async function sayOfThemselves(
  appUrl: string,
  service: SupabaseClient,
  { attemptId, person }: Submitted,
): Promise<void> {
  if (!person.says) return;
  const token = randomBytes(24).toString("base64url");
  const link = {
    interview_attempt_id: attemptId,
    purpose: "private",
    token_hash: createHash("sha256").update(token).digest("hex"),
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
  };
  must(await service.from("candidate_links").insert(link).select("id"));
  const address = `10.22.${person.phone.slice(-4, -2)}.${person.phone.slice(-2)}`;
  const visitor = new Visitor(appUrl, address);
  await visitor.send("POST", "/api/me/open", { token });
  await visitor.send("PUT", privateApiPath(attemptId, "/self-identification"), person.says);
}
