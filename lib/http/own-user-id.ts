import { AppError } from "#lib/domain/site/errors";

/** A user id in a body is taken for compatibility only. @throws AppError `forbidden` where it is another's */
export function mustBeOwn(actor: { userId: string }, userId: string | undefined): void {
  if (userId !== undefined && userId !== actor.userId)
    throw new AppError("forbidden", "This isn't your account.");
}
