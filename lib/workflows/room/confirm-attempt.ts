import type { ServiceDb } from "#lib/data/db";
import { confirmSession } from "#lib/data/room/attempts";
import { AppError } from "#lib/domain/core/errors";
import { plainDigits } from "#lib/domain/text/digits";

/**
 * Wakes a session that was left alone, for whoever knows the address given at the start.
 * @throws AppError `unauthenticated` with reason 'address_other'; the same whether or not there is a session
 */
export async function confirmAttempt(
  service: ServiceDb,
  said: { interviewKey: string; tokenHash: string | null; email: string },
): Promise<void> {
  const { interviewKey, tokenHash } = said;
  const email = plainDigits(said.email);
  if (tokenHash !== null && (await confirmSession(service, { interviewKey, tokenHash, email }))) {
    return;
  }
  throw new AppError("unauthenticated", "That isn't the address given at the start.", {
    fields: { reason: "address_other" },
  });
}
