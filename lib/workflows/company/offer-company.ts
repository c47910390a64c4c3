import { offerOwnership } from "#lib/data/company/team";
import type { Db, ServiceDb } from "#lib/data/db";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { checkPassword } from "#lib/vendors/accounts";

/**
 * Offers an owner's company to one of its members, after the owner's password was checked by signing in with it as nobody's
 * client.
 * @throws AppError `invalid_input` for a wrong password, `conflict`
 */
export async function offerCompany(
  clients: { nobody: Db; service: ServiceDb },
  owner: { userId: string; email: string },
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  await checkPassword(
    clients.nobody,
    { email: owner.email, password },
    PASSWORD_TEXTS.wrongCurrent,
  );
  await offerOwnership(clients.service, owner.userId, userId);
}
