import type { Db } from "#lib/data/db";
import { readTextInvites } from "#lib/data/interviews/invites";
import { inviteText } from "#lib/documents/mails/invite";
import { invitedLink, type TextInvite } from "#lib/domain/interviews/invite";
import { textMessage } from "#lib/domain/results/contact";
import { shownPhone } from "#lib/domain/text/phone";

/** Whom the reader invites to an interview by a text from their own phone: each with the words and their own link. */
export async function textInvites(db: Db, interviewId: string): Promise<TextInvite[]> {
  const invites = await readTextInvites(db, interviewId);
  return invites.map(({ id, name, phone, openedAt, token, key, link, ...facts }) => {
    const href = invitedLink(link, key, token);
    const words = inviteText({ ...facts, name: name ?? "", href });
    return { id, name, phone: shownPhone(phone), sms: textMessage(phone, words), openedAt };
  });
}
