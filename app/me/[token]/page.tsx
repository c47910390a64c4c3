import type { Metadata } from "next";
import { LostLink } from "#components/private/lost-link";
import { PrivateView } from "#components/private/private-view";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { readPrivatePage } from "#lib/data/private/private-page";
import { readAgreement } from "#lib/data/room/agreements";
import { serviceDb } from "#lib/http/clients";
import { hashToken } from "#lib/http/room-token";
import { privateMessages } from "#lib/messages/mails";
import { agreedNotice } from "#lib/messages/notices";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** What a candidate can read, correct, take along and delete after submitting. */
export default async function PrivatePage({ params }: PageProps<"/me/[token]">) {
  const { token } = await params;
  // Above row-level security: a candidate has no account; the link's hash scopes what is read.
  const db = serviceDb();
  const link = await findCandidateLink(db, "private", await hashToken(token));
  const { language, messages } = privateMessages(link?.language ?? "en");
  const page = link && !link.expired ? await readPrivatePage(db, link.attemptId) : null;
  if (link === null || page === null) {
    return <LostLink token={token} purpose="private" language={language} messages={messages} />;
  }
  const agreement = await readAgreement(db, link.attemptId);
  const notice = agreement && agreedNotice(agreement.noticeVersion);
  const agreed = agreement && notice && { agreement, notice };
  return <PrivateView {...{ token, page, agreed, language, messages }} />;
}
