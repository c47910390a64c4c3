import { AppError } from "#lib/domain/core/errors";
import { requiredPlan } from "#lib/domain/plans/features";
import { type Endpoint, KNOWN_ADDRESS, TOO_MANY_ENDPOINTS } from "#lib/domain/webhooks/webhook";
import { type Db, type Row, refusalOf, type ServiceDb, unwrap } from "../db.ts";

function stateOf({ disabled_at, failing_since }: Row<"webhook_endpoints">): Endpoint["state"] {
  if (disabled_at !== null) return "off";
  return failing_since === null ? "active" : "failing";
}

/** The endpoints of the company that this client belongs to, the oldest first. */
export async function listEndpoints(db: Db): Promise<Endpoint[]> {
  const rows = unwrap(await db.from("webhook_endpoints").select("*").order("created_at"));
  return rows.map((row) => ({ id: row.id, url: row.url, state: stateOf(row) }));
}

/**
 * Adds an endpoint with its secret, whose address may be called. @returns its id
 * @throws AppError `forbidden` if the plan has no webhooks, `conflict` if the list is full or has the address
 */
export async function addEndpoint(
  service: ServiceDb,
  ownerId: string,
  { url, secret }: { url: string; secret: string },
): Promise<string> {
  const answer = await service.rpc("add_webhook_endpoint", {
    p_owner: ownerId,
    p_url: url,
    p_secret: secret,
  });
  switch (refusalOf(answer.error)) {
    case "needs_plan":
      throw new AppError("forbidden", requiredPlan("webhooks"));
    case "too_many_endpoints":
      throw new AppError("conflict", TOO_MANY_ENDPOINTS);
    case "known_address":
      throw new AppError("conflict", KNOWN_ADDRESS, { fields: { url: KNOWN_ADDRESS } });
    default:
      return unwrap(answer);
  }
}

/** Removes an endpoint with its log. False if this client has no such endpoint. */
export async function removeEndpoint(db: Db, endpointId: string): Promise<boolean> {
  return unwrap(await db.rpc("remove_webhook_endpoint", { p_endpoint: endpointId }));
}

/** Keeps a new secret; the one before signs beside it for a day. False if this client has no such endpoint. */
export async function rotateSecret(db: Db, endpointId: string, secret: string): Promise<boolean> {
  return unwrap(
    await db.rpc("rotate_webhook_secret", { p_endpoint: endpointId, p_secret: secret }),
  );
}

/** Turns an endpoint on again. False if this client has no such endpoint. */
export async function enableEndpoint(db: Db, endpointId: string): Promise<boolean> {
  return unwrap(await db.rpc("enable_webhook_endpoint", { p_endpoint: endpointId }));
}

/** An endpoint that was turned off, and its owner's address; null if it is gone or on again. */
export async function readOffEndpoint(
  service: ServiceDb,
  endpointId: string,
): Promise<{ url: string; email: string } | null> {
  const endpoint = unwrap(
    await service
      .from("webhook_endpoints")
      .select("url, company_profiles!inner(created_by_user_id)")
      .eq("id", endpointId)
      .not("disabled_at", "is", null)
      .maybeSingle(),
  );
  if (endpoint === null) return null;
  const owner = unwrap(
    await service
      .from("profiles")
      .select("email")
      .eq("id", endpoint.company_profiles.created_by_user_id)
      .maybeSingle(),
  );
  return owner?.email ? { url: endpoint.url, email: owner.email } : null;
}
