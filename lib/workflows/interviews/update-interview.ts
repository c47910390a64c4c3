import type { Db, ServiceDb } from "#lib/data/db";
import { readInterview, updateInterview as store } from "#lib/data/interviews/interviews";
import { queueProviderChange, readPlace } from "#lib/data/interviews/provider";
import { AppError } from "#lib/domain/core/errors";
import { deadlineProblem } from "#lib/domain/interviews/deadline";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import type { InterviewChange } from "#lib/domain/interviews/interview-request";
import { providerProblem, wantedInterview } from "#lib/domain/interviews/provider";
import { interviewProvider } from "#lib/vendors/interview-provider";

/**
 * Saves an edit of the reader's own interview. Answers given and scores made stay with the questions they belong to. The
 * interview provider is told first: what it refuses isn't saved.
 * @param clients `service` queues what the provider has to be told again.
 * @throws AppError `not_found`, `invalid_input` for a new deadline that has passed or what the provider can't do,
 *   `conflict` if another edit was saved since, `vendor_failed`
 */
export async function updateInterview(
  { db, service }: { db: Db; service: ServiceDb },
  id: string,
  change: InterviewChange,
): Promise<{ id: string; revision: number }> {
  const [before, place] = await Promise.all([readInterview(db, id), readPlace(db, id)]);
  if (before === null || place === null) throw new AppError("not_found", EDIT_TEXTS.missing);
  const deadline = change.settings.deadline ? new Date(change.settings.deadline) : null;
  const kept = before.deadline !== null && deadline?.getTime() === Date.parse(before.deadline);
  const late = kept ? null : deadlineProblem(deadline, new Date());
  if (late) throw new AppError("invalid_input", late, { fields: { deadline: late } });
  const problem = providerProblem(place.provider, change);
  if (problem) {
    const { field, message } = problem;
    throw new AppError("invalid_input", message, { fields: { [field]: message } });
  }
  const elsewhere = place.provider !== "native";
  if (elsewhere) {
    if (before.revision !== change.revision) throw new AppError("conflict", EDIT_TEXTS.changed);
    const wanted = wantedInterview(change, place.department);
    const kept = { ...wanted, deadline: before.closedAt ?? wanted.deadline };
    await interviewProvider(place.provider).updateInterview(place.key, kept);
  }
  const saved = await store(db, id, change).catch(async (failure: unknown) => {
    // The provider has what we don't: it is told again what stands.
    if (elsewhere) await queueProviderChange(service, id).catch(() => undefined);
    throw failure;
  });
  return { id, revision: saved.revision };
}
