import type { Db, ServiceDb } from "#lib/data/db";
import { createInterview, readInterview } from "#lib/data/interviews/interviews";
import { adoptInterview, undoProviderInterview } from "#lib/data/interviews/provider";
import { AppError } from "#lib/domain/core/errors";
import type { InterviewRequest } from "#lib/domain/interviews/interview-request";
import {
  type ProviderName,
  providerProblem,
  wantedInterview,
} from "#lib/domain/interviews/provider";
import type { Interview } from "#lib/domain/interviews/stored-interview";
import { interviewProvider } from "#lib/vendors/interview-provider";
import { makeAtProvider } from "./make-at-provider.ts";

/** Who makes an interview, for whose company. `service` writes it: no user may say where its link leads. */
export type Sender = { userId: string; ownerId: string; db: Db; service: ServiceDb };

/**
 * Makes an interview where the company's candidates answer, and stores it; a repeated id answers the first one. What the
 * provider made and we couldn't store is removed there again.
 * @param linkBase the candidate's address up to the key, for our own room
 * @throws AppError `invalid_input` for what the provider can't do, `vendor_failed`
 */
export async function createAtProvider(
  { ownerId, db, service }: Sender,
  company: { departmentKey: string; provider: ProviderName },
  request: InterviewRequest,
  linkBase: string,
): Promise<Interview> {
  const problem = providerProblem(company.provider, request);
  if (problem) {
    const { field, message } = problem;
    throw new AppError("invalid_input", message, { fields: { [field]: message } });
  }
  const provider = interviewProvider(company.provider);
  if (provider.name === "native") return createInterview(service, ownerId, request, linkBase);
  const known = await readInterview(db, request.id);
  if (known !== null) return known;
  const made = await makeAtProvider(
    service,
    provider,
    { ownerId, interviewId: request.id },
    wantedInterview(request, company.departmentKey),
  );
  if (made === null) return createInterview(service, ownerId, request, linkBase);
  const undo = () => undoProviderInterview(service, made.key).catch(() => undefined);
  const stored = await adoptInterview(service, ownerId, request, {
    ...made,
    provider: provider.name,
  }).catch(async (failure: unknown) => {
    await undo();
    throw failure;
  });
  // Somebody pressed twice, and the other one was first.
  if (stored.key !== made.key) await undo();
  return stored;
}
