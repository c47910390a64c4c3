import type { Metadata } from "next";
import { headers } from "next/headers";
import { PrivateView } from "#components/private/private-view";
import { LinkScreen } from "#components/shared/link-screen";
import { readPrivatePage } from "#lib/data/private/private-page";
import { readAgreement } from "#lib/data/room/agreements";
import { requestedLanguage } from "#lib/domain/text/languages";
import { findHolder } from "#lib/http/private-link";
import { privateMessages } from "#lib/messages/mails";
import { agreedNotice } from "#lib/messages/notices";

export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** What a candidate can read, correct, take along and delete after submitting, in the browser where they opened their link. */
export default async function PrivatePage({ params }: PageProps<"/me/answers/[attemptId]">) {
  const { attemptId } = await params;
  const holder = await findHolder(attemptId);
  const page = holder && (await readPrivatePage(holder.db, attemptId));
  if (!holder || page === null) {
    const asked = requestedLanguage((await headers()).get("accept-language"));
    const { language, messages } = privateMessages(asked);
    return (
      <LinkScreen language={language} title={messages.reopenTitle}>
        <p className="text-lg text-muted-foreground">{messages.reopenLead}</p>
      </LinkScreen>
    );
  }
  const { language, messages } = privateMessages(holder.language);
  const agreement = await readAgreement(holder.db, attemptId);
  const notice = agreement && agreedNotice(agreement.noticeVersion);
  const agreed = agreement && notice && { agreement, notice };
  return (
    <PrivateView
      attemptId={attemptId}
      page={page}
      agreed={agreed}
      language={language}
      messages={messages}
    />
  );
}
