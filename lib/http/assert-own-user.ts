import { AppError } from "#lib/domain/core/errors";

/** A user id in a body is taken for compatibility only. @throws AppError `forbidden` if it is another's */
export function assertOwnUserId(actor: { userId: string }, userId: string | undefined): void {
  if (userId !== undefined && userId !== actor.userId)
    throw new AppError("forbidden", "This isn't your account.");
}
