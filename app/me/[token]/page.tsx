import type { Metadata } from "next";
import { LostLink } from "#components/private/lost-link";
import { OpenLink } from "#components/shared/open-link";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { readPrivatePage } from "#lib/data/private/private-page";
import { fill } from "#lib/domain/text/words";
import { serviceDb } from "#lib/http/clients";
import { hashToken } from "#lib/http/room-token";
import { mailMessages, privateMessages } from "#lib/messages/mails";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** A candidate's mailed link to their own page, which a press opens. */
export default async function PrivateLinkPage({ params }: PageProps<"/me/[token]">) {
  const token = decodeURIComponent((await params).token);
  // Above row-level security: a candidate has no account; the link's hash scopes what is read.
  const db = serviceDb();
  const link = await findCandidateLink(db, "private", await hashToken(token));
  const { language, messages } = privateMessages(link?.language ?? "en");
  const page = link && !link.expired ? await readPrivatePage(db, link.attemptId) : null;
  if (link === null || page === null) {
    return <LostLink token={token} purpose="private" language={language} messages={messages} />;
  }
  const { messages: mails } = mailMessages(language);
  return (
    <OpenLink
      handler="/api/me/open"
      token={token}
      language={language}
      title={fill(messages.title, { company: page.company }, language)}
      lead={mails.linkYours}
      action={mails.private.action}
      failed={messages.failed}
    />
  );
}
