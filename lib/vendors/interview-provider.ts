import { AppError } from "#lib/domain/core/errors";
import { parseJson } from "#lib/domain/core/json";
import { MAX_FETCHED_BYTES, type ProviderName } from "#lib/domain/interviews/provider";
import { serverEnv } from "#lib/env/server";
import { native } from "./interview-provider/native.ts";
import { type FetchedRecording, fetchRecording } from "./interview-provider/recordings.ts";
import type { InterviewProvider } from "./interview-provider/types.ts";
import { willo } from "./interview-provider/willo.ts";
import type { WilloAccount } from "./interview-provider/willo-client.ts";
import { participantKeys } from "./interview-provider/willo-schemas.ts";

export type { InterviewProvider } from "./interview-provider/types.ts";

/**
 * Where candidates answer: the provider that a company or an interview names, or the one that new companies get.
 * @throws AppError unavailable if the named one is not set up
 */
export function interviewProvider(
  name: ProviderName = serverEnv().INTERVIEW_PROVIDER,
): InterviewProvider {
  return name === "willo" ? willo(willoAccount()) : native;
}

/** The account at Willo. @throws AppError unavailable if none is set up */
export function willoAccount(): WilloAccount {
  const { WILLO_API_URL: url, WILLO_API_KEY: key } = serverEnv();
  if (key === undefined) {
    throw new AppError("unavailable", "The interview provider isn't set up.", {
      log: "WILLO_API_KEY is missing",
    });
  }
  return { url, key };
}

const RECORDING_TIMEOUT_MS = 5 * 60_000;

/** Opens somebody's recording where the provider keeps it. @throws AppError as `fetchRecording` says */
export function openRecording(address: string): Promise<FetchedRecording> {
  return fetchRecording(address, {
    hosts: serverEnv().WILLO_MEDIA_HOSTS,
    maxBytes: MAX_FETCHED_BYTES,
    timeoutMs: RECORDING_TIMEOUT_MS,
  });
}

/** The participants that a delivery of Willo's webhook may be about; none if it can't be read. */
export function participantsOf(raw: string): string[] {
  return participantKeys(parseJson(raw));
}
