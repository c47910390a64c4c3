import type { Company } from "#lib/data/company/companies";
import { createSession } from "#lib/vendors/knit";

/**
 * A token for the connect window. Who connects is the session's own: nothing of the request's body goes to Knit.
 * @throws AppError `unavailable` if Knit isn't set up, AtsError
 */
export async function openAtsSession(
  actor: { userId: string; email: string },
  company: Pick<Company, "name">,
): Promise<{ success: true; token: string }> {
  const token = await createSession({
    orgId: actor.userId,
    orgName: company.name,
    email: actor.email,
    name: actor.email,
  });
  return { success: true, token };
}
