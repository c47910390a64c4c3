import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ResumeLink } from "#components/room/entry/resume-link";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { candidatePath, lostLinkPath } from "#lib/domain/core/routes";
import { fill } from "#lib/domain/text/words";
import { serviceDb } from "#lib/http/clients";
import { hashToken } from "#lib/http/room-token";
import { interviewAt } from "#lib/http/room-visit";
import { mailMessages, privateMessages } from "#lib/messages/mails";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** A candidate's mailed way back, on any device: it opens the room once they press. */
export default async function ResumePage({ params }: PageProps<"/i/resume/[token]">) {
  const token = decodeURIComponent((await params).token);
  // Above row-level security: candidates have no account; the link's hash is what opens.
  const link = await findCandidateLink(serviceDb(), "resume", await hashToken(token));
  if (link === null || link.expired) redirect(lostLinkPath(encodeURIComponent(token)));
  const interview = await interviewAt(link.interviewKey);
  if (interview === null) redirect(candidatePath(link.interviewKey));
  const { language, messages } = mailMessages(link.language);
  return (
    <ResumeLink
      token={token}
      language={language}
      title={fill(messages.resume.subject, { company: interview.company.name }, language)}
      lead={messages.linkYours}
      action={messages.resume.action}
      failed={privateMessages(language).messages.failed}
    />
  );
}
