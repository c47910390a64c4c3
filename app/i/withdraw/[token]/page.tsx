import type { Metadata } from "next";
import { LostLink } from "#components/private/lost-link";
import { MailedWithdrawal } from "#components/room/entry/mailed-withdrawal";
import { BrandColors } from "#components/shared/brand-colors";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { titleIn } from "#lib/domain/interviews/translations";
import { serviceDb } from "#lib/http/clients";
import { hashToken } from "#lib/http/room-token";
import { interviewAt } from "#lib/http/room-visit";
import { privateMessages } from "#lib/messages/mails";
import { roomMessages } from "#lib/messages/room";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** Asks whoever has a mailed way back whether everything is to go; one that is over does for this. Opening it does nothing. */
export default async function WithdrawPage({ params }: PageProps<"/i/withdraw/[token]">) {
  const token = decodeURIComponent((await params).token);
  // Above row-level security: a candidate has no account; the link's hash is what opens.
  const link = await findCandidateLink(serviceDb(), "resume", await hashToken(token));
  const interview = link && (await interviewAt(link.interviewKey));
  if (link === null || interview === null) {
    const spoken = privateMessages(link?.language ?? "en");
    return <LostLink token={token} purpose="resume" {...spoken} />;
  }
  const { attemptId } = link;
  const { key, company } = interview;
  return (
    <BrandColors color={company.primaryColor}>
      <MailedWithdrawal
        {...roomMessages(link.language)}
        token={token}
        attemptId={attemptId}
        interviewKey={key}
        job={titleIn(interview, link.language)}
        company={company}
      />
    </BrandColors>
  );
}
