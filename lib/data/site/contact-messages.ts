import type { ContactMessage } from "#lib/domain/site/contact";
import { type Db, unwrap } from "../db.ts";

/** Keeps a message and queues its mail to support, both or neither. Service client: nobody else writes here. */
export async function keepContactMessage(service: Db, message: ContactMessage): Promise<void> {
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

/** A kept message; null once it is gone. Service client. */
export async function readContactMessage(service: Db, id: string): Promise<ContactMessage | null> {
  const data = unwrap(
    await service
      .from("contact_messages")
      .select("name, email, phone, subject, message")
      .eq("id", id)
      .maybeSingle(),
  );
  return data && { ...data, phone: data.phone ?? "", subject: data.subject ?? "" };
}

/** Deletes what was kept for as long as messages are. Service client. */
export async function sweepContactMessages(service: Db): Promise<void> {
  unwrap(await service.rpc("sweep_contact_messages"));
}
