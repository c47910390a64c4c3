import type { Mailbox, MailTopic, MailTrouble } from "#lib/domain/core/mail";
import { type ServiceDb, unwrap } from "../db.ts";

/** Of which topic a mail is; a user's choice is found by their id, a candidate's by their address. */
type Topic = { topic: "answers"; userId: string } | { topic: "invitations" };

/** What an address says to a mail; without a topic to one that its reader can't choose. */
export async function readMailbox(
  service: ServiceDb,
  address: string,
  about?: Topic,
): Promise<Mailbox> {
  const [found] = unwrap(
    await service.rpc("mailbox", {
      p_email: address,
      ...(about && { p_topic: about.topic }),
      ...(about?.topic === "answers" && { p_owner: about.userId }),
    }),
  );
  return { address, accepts: found?.accepts ?? false, stopToken: found?.token || null };
}

/** Keeps, for ever, that an address gets no more mail; again changes nothing. */
export async function stopMail(
  service: ServiceDb,
  { address, reason }: MailTrouble,
): Promise<void> {
  unwrap(await service.rpc("stop_mail", { p_email: address, p_reason: reason }));
}

/** Stops what a mailed link stops. @returns its topic, or null for a token that isn't ours. */
export async function optOut(service: ServiceDb, token: string): Promise<MailTopic | null> {
  return unwrap(await service.rpc("opt_out", { p_token: token }));
}
