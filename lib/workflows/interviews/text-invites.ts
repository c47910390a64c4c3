import type { Db } from "#lib/data/db";
import { readTextInvites } from "#lib/data/interviews/invites";
import { inviteText } from "#lib/documents/mails/invite";
import { invitedLink, type TextInvite } from "#lib/domain/interviews/invite";
import { textMessage } from "#lib/domain/results/contact";
import { shownPhone } from "#lib/domain/text/phone";

/** Whom the reader invites to an interview by a text from their own phone: each with the words and their own link; one of them by id. */
export async function textInvites(
  db: Db,
  of: { interviewId: string; inviteId?: string },
  appUrl: string,
): Promise<TextInvite[]> {
  const invites = await readTextInvites(db, of);
  return invites.map(({ id, name, phone, openedAt, stopped, ...facts }) => {
    const href = invitedLink(facts, appUrl);
    const words = inviteText({ ...facts, name: name ?? "", href });
    const sms = textMessage(phone, words);
    return { id, name, phone: shownPhone(phone), sms, openedAt, stopped };
  });
}
