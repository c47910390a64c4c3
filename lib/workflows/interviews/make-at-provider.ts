import type { ServiceDb } from "#lib/data/db";
import {
  endProviderRequest,
  forgetProviderRequest,
  noteProviderRequest,
  type ProviderRequest,
  renewProviderRequest,
  unclaimedInterviews,
} from "#lib/data/interviews/provider";
import { AppError } from "#lib/domain/core/errors";
import {
  type MadeInterview,
  PROVIDER_TEXTS,
  ProviderEnded,
  type ProviderInterview,
  ProviderRefusal,
} from "#lib/domain/interviews/provider";
import type { InterviewProvider } from "#lib/vendors/interview-provider";

/**
 * Makes an interview at another provider, once. If an earlier answer was lost, what was made is looked for by its title
 * and brought up to date; it isn't made again while the provider may still be at it.
 * @throws AppError `vendor_failed`, `not_found`
 */
export async function makeAtProvider(
  service: ServiceDb,
  provider: InterviewProvider,
  request: ProviderRequest,
  wanted: ProviderInterview,
): Promise<MadeInterview | null> {
  const before = await noteProviderRequest(service, request, wanted.title);
  if (before !== null) {
    const found = await provider.findInterviews(wanted.department, before.titles);
    const [lost] = await unclaimedInterviews(service, found);
    if (lost !== undefined) {
      await provider.updateInterview(lost, wanted);
      return provider.readInterview(lost);
    }
    const free = before.secondsLeft === 0 && (await renewProviderRequest(service, request));
    if (!free) {
      throw new AppError("vendor_failed", PROVIDER_TEXTS.perhapsMade, {
        ...(before.secondsLeft > 0 && { retryAfter: before.secondsLeft }),
      });
    }
  }
  try {
    return await provider.createInterview(wanted);
  } catch (failure) {
    const note =
      failure instanceof ProviderRefusal
        ? forgetProviderRequest(service, request)
        : failure instanceof ProviderEnded && endProviderRequest(service, request);
    await Promise.resolve(note).catch(() => undefined);
    throw failure;
  }
}
