import type { Metadata } from "next";
import { LostLink } from "#components/private/lost-link";
import { PrivateView } from "#components/private/private-view";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { readPrivatePage } from "#lib/data/private/private-page";
import { serviceDb } from "#lib/http/clients";
import { hashToken } from "#lib/http/room-token";
import { privateMessages } from "#lib/messages/mails";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** What a candidate can read, correct, take along and delete after submitting. */
export default async function PrivatePage({ params }: PageProps<"/me/[token]">) {
  const { token } = await params;
  // Above row-level security: a candidate has no account; the link's hash scopes what is read.
  const db = serviceDb();
  const link = await findCandidateLink(db, "private", await hashToken(token));
  const { language, messages } = privateMessages(link?.language ?? "en");
  const page = link && !link.expired ? await readPrivatePage(db, link.attemptId) : null;
  if (page === null) {
    return <LostLink token={token} purpose="private" language={language} messages={messages} />;
  }
  return <PrivateView token={token} page={page} language={language} messages={messages} />;
}
