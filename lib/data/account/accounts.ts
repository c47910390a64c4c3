import { HELD_ACCOUNT } from "#lib/domain/account/account-deletion";
import { AppError } from "#lib/domain/core/errors";
import { refusalOf, type ServiceDb, unwrap } from "../db.ts";

/**
 * Removes an account with every row below it, and queues what lies outside the database.
 * @throws AppError `conflict` while a legal hold stands
 */
export async function deleteAccountRows(service: ServiceDb, userId: string): Promise<void> {
  const { error } = await service.rpc("delete_account", { p_user: userId });
  if (refusalOf(error) === "on_hold") throw new AppError("conflict", HELD_ACCOUNT);
  if (error) {
    throw new AppError(
      "internal",
      "Your account couldn't be deleted. Nothing was changed. Please try again.",
      { cause: error },
    );
  }
}

/** Takes an account's password away: nobody signs in with it anymore. */
export async function forgetPassword(service: ServiceDb, userId: string): Promise<void> {
  unwrap(await service.rpc("forget_password", { p_user: userId }));
}
