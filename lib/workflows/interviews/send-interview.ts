import type { ServiceDb } from "#lib/data/db";
import { readInterview } from "#lib/data/interviews/interviews";
import { readPlace } from "#lib/data/interviews/provider";
import { storedInterview } from "#lib/domain/interviews/provider";
import { interviewProvider } from "#lib/vendors/interview-provider";

/**
 * Sends the interview provider an interview as it stands now.
 * @throws AppError `vendor_failed`, `not_found` if the provider doesn't know it
 */
export async function sendInterview(service: ServiceDb, interviewId: string): Promise<void> {
  const [interview, place] = await Promise.all([
    readInterview(service, interviewId),
    readPlace(service, interviewId),
  ]);
  if (interview === null || place === null) return;
  const provider = interviewProvider(place.provider);
  await provider.updateInterview(place.key, storedInterview(interview, place.department));
}
