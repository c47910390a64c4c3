import type { ServiceDb } from "#lib/data/db";
import { invitePeople } from "#lib/data/interviews/invites";
import { AppError } from "#lib/domain/core/errors";
import { agreementFaults } from "#lib/domain/interviews/text-agreement";

/**
 * Invites a list of people, by text from us only with a statement that holds.
 * @throws AppError `invalid_input`, and what `invitePeople` throws
 */
export async function invitePeopleTo(
  service: ServiceDb,
  list: Parameters<typeof invitePeople>[1],
  now: Date,
): ReturnType<typeof invitePeople> {
  const fields = list.agreed ? agreementFaults(list.agreed, now) : {};
  if (Object.keys(fields).length > 0)
    throw new AppError("invalid_input", "Please say where and when they agreed to be texted.", {
      fields,
    });
  return invitePeople(service, list);
}
