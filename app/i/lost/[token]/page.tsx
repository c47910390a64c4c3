import type { Metadata } from "next";
import { LostLink } from "#components/private/lost-link";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { serviceDb } from "#lib/http/clients";
import { hashToken } from "#lib/http/room-token";
import { privateMessages } from "#lib/messages/mails";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** A way back that is over, or never was: a new one can be mailed. Only its language tells them apart. */
export default async function LostLinkPage({ params }: PageProps<"/i/lost/[token]">) {
  const token = decodeURIComponent((await params).token);
  // Above row-level security: a candidate has no account.
  const link = await findCandidateLink(serviceDb(), "resume", await hashToken(token));
  const { language, messages } = privateMessages(link?.language ?? "en");
  return <LostLink token={token} purpose="resume" language={language} messages={messages} />;
}
