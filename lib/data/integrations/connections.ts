import { AppError } from "#lib/domain/core/errors";
import type { AtsConnection, SaveIntegration } from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { type Db, type Selected, type ServiceDb, unwrap } from "../db.ts";

const COLUMNS =
  "knit_integration_id, knit_connected_at, knit_app_id, knit_category_id, knit_refused_at";

/** The fields in our words; null if no ATS is connected. */
export function toConnection(
  row: Selected<"company_profiles", typeof COLUMNS>,
): AtsConnection | null {
  const { knit_integration_id: integrationId, knit_connected_at: connectedAt } = row;
  const { knit_app_id: appId, knit_category_id: categoryId } = row;
  if (integrationId === null || connectedAt === null || appId === null || categoryId === null)
    return null;
  return {
    integrationId,
    appId,
    categoryId,
    connectedAt: new Date(connectedAt).toISOString(),
    refused: row.knit_refused_at !== null,
  };
}

/** Which ATS an account has connected; null if it has none, or this client may not see it. */
export async function readConnection(db: Db, ownerId: string): Promise<AtsConnection | null> {
  const found = unwrap(
    await db
      .from("company_profiles")
      .select(COLUMNS)
      .eq("created_by_user_id", ownerId)
      .maybeSingle(),
  );
  return found && toConnection(found);
}

/** Whose a connection is; null if nobody has it anymore. */
export async function findConnectionOwner(
  service: ServiceDb,
  integrationId: string,
): Promise<string | null> {
  const found = unwrap(
    await service
      .from("company_profiles")
      .select("created_by_user_id")
      .eq("knit_integration_id", integrationId)
      .maybeSingle(),
  );
  return found?.created_by_user_id ?? null;
}

/**
 * Keeps a connection that was read back from Knit; another one that stood there is ended.
 * @throws AppError `conflict` if it is another company's
 */
export async function keepConnection(
  service: ServiceDb,
  ownerId: string,
  { integrationId, appId, categoryId }: Omit<SaveIntegration, "originOrgId">,
): Promise<void> {
  const answer = await service.rpc("connect_ats", {
    p_owner: ownerId,
    p_integration: integrationId,
    p_app: appId,
    p_category: categoryId,
  });
  if (answer.error?.code === "23505") throw new AppError("conflict", ATS_TEXTS.elsewhere);
  unwrap(answer);
}

/**
 * Clears a company's connection. `tell`: Knit doesn't know yet, and is told by a job. `only`: unless it has another one
 * than this by now.
 */
export async function clearConnection(
  service: ServiceDb,
  ownerId: string,
  { tell, only }: { tell: boolean; only?: string },
): Promise<void> {
  const which = only === undefined ? {} : { p_integration: only };
  unwrap(await service.rpc("disconnect_ats", { p_owner: ownerId, p_tell: tell, ...which }));
}

/** Keeps whether the ATS behind a connection lets us in. */
export async function noteRefusal(
  service: ServiceDb,
  integrationId: string,
  refused: boolean,
): Promise<void> {
  unwrap(
    await service.rpc("note_ats_refusal", { p_integration: integrationId, p_refused: refused }),
  );
}

/** Keeps that an event came, and queues a look at its connection the first time. */
export async function receiveKnitEvent(
  service: ServiceDb,
  { eventId, integrationId }: { eventId: string; integrationId: string },
): Promise<boolean> {
  return unwrap(
    await service.rpc("receive_knit_event", { p_event: eventId, p_integration: integrationId }),
  );
}
