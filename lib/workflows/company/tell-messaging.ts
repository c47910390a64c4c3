import { identifyPerson, trackEvent } from "#lib/vendors/customerio";

type Traits = Record<string, unknown>;
type Message = { userId: string; event?: string | undefined; traits: Traits };

/** Hands an event, or without one what is known of a person, to customer messaging. @throws AppError `vendor_failed` */
export async function tellMessaging({ userId, event, traits }: Message): Promise<void> {
  await (event === undefined ? identifyPerson(userId, traits) : trackEvent(userId, event, traits));
}
