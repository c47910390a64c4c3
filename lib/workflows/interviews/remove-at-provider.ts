import type { KeptAtProvider, ProviderName } from "#lib/domain/interviews/provider";
import { interviewProvider } from "#lib/vendors/interview-provider";

/** Removes an interview or a person at an interview provider; what is gone there is no error. @throws AppError `vendor_failed` */
export async function removeAtProvider(
  name: ProviderName,
  { what, key }: { what: KeptAtProvider; key: string },
): Promise<void> {
  const provider = interviewProvider(name);
  if (what === "interview") await provider.removeInterview(key);
  else await provider.removeParticipant(key);
}
