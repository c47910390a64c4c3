import type { ContactMessage } from "#lib/domain/site/contact";
import { type ServiceDb, unwrap } from "../db.ts";

/** Keeps a message and queues its mail to support, both or neither. */
export async function keepContactMessage(
  service: ServiceDb,
  message: ContactMessage,
): Promise<void> {
  unwrap(
    await service.rpc("keep_contact_message", {
      p_name: message.name,
      p_email: message.email,
      p_phone: message.phone,
      p_subject: message.subject,
      p_message: message.message,
    }),
  );
}

/** A kept message; null once it is gone. */
export async function readContactMessage(
  service: ServiceDb,
  id: string,
): Promise<ContactMessage | null> {
  const data = unwrap(
    await service
      .from("contact_messages")
      .select("name, email, phone, subject, message")
      .eq("id", id)
      .maybeSingle(),
  );
  return data && { ...data, phone: data.phone ?? "", subject: data.subject ?? "" };
}

/** Deletes what was kept for as long as messages are. */
export async function sweepContactMessages(service: ServiceDb): Promise<void> {
  unwrap(await service.rpc("sweep_contact_messages"));
}
