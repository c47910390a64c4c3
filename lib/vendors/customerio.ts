import { CustomerIORequestError, TrackClient } from "customerio-node";
import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";

type Traits = Record<string, unknown>;

const TIMEOUT_MS = 3_000;

/** Says that a person did something; nothing if no workspace is configured. @throws AppError `vendor_failed` */
export async function trackEvent(userId: string, event: string, traits: Traits): Promise<void> {
  await once(() => workspace()?.track(userId, { name: event, data: traits }));
}

/** Sends what is known of a person; sends nothing if no workspace is configured. @throws AppError `vendor_failed` */
export async function identifyPerson(userId: string, traits: Traits): Promise<void> {
  await once(() => workspace()?.identify(userId, traits));
}

/** One try: the vendor takes an event twice that is sent twice, and a lost one harms nobody. */
function workspace(): TrackClient | null {
  const { CUSTOMERIO_URL, CUSTOMERIO_SITE_ID, CUSTOMERIO_API_KEY } = serverEnv();
  if (CUSTOMERIO_SITE_ID === undefined || CUSTOMERIO_API_KEY === undefined) return null;
  return new TrackClient(CUSTOMERIO_SITE_ID, CUSTOMERIO_API_KEY, {
    ...(CUSTOMERIO_URL && { url: CUSTOMERIO_URL }),
    timeout: TIMEOUT_MS,
    retry: { maxRetries: 0 },
  });
}

async function once(call: () => Promise<unknown> | undefined): Promise<void> {
  try {
    await call();
  } catch (cause) {
    const answered =
      cause instanceof CustomerIORequestError ? `answered ${cause.statusCode}` : "failed";
    // The vendor's own message may quote what was sent.
    throw new AppError("vendor_failed", "Customer messaging is not available.", {
      log: `customer messaging ${answered}`,
    });
  }
}
