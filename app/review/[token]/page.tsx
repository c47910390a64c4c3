import type { Metadata } from "next";
import { MessageScreen } from "#components/shared/message-screen";
import { OpenLink } from "#components/shared/open-link";
import { findLink } from "#lib/data/results/shortlist-links";
import { ENDED_LEAD, LINK_ENDED } from "#lib/domain/results/shortlist";
import { serviceDb } from "#lib/http/clients";
import { hashToken } from "#lib/http/room-token";

export const metadata: Metadata = {
  title: "Candidates",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** An employer's link for somebody without an account. Nothing is counted before they press. */
export default async function ReviewLinkPage({ params }: PageProps<"/review/[token]">) {
  const token = decodeURIComponent((await params).token);
  // Above row-level security: a reader has no account; the link's hash scopes what is read.
  const link = await findLink(serviceDb(), await hashToken(token));
  if (link === null) return <MessageScreen title={LINK_ENDED}>{ENDED_LEAD}</MessageScreen>;
  return (
    <OpenLink
      handler="/api/review/open"
      token={token}
      language="en"
      title="You're asked for your opinion"
      lead="Someone shared candidates' answers with you. What you see is private, and the company sees that the link was opened."
      action="See the answers"
      failed="That didn't work. Please try again. If it still doesn't, ask the person who gave you the link for a new one."
    />
  );
}
