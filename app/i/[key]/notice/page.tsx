import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AgreedNotice } from "#components/private/agreed-notice";
import { readAgreement } from "#lib/data/room/agreements";
import { serviceDb } from "#lib/http/clients";
import { roomVisitor } from "#lib/http/room-session";
import { visitLanguage } from "#lib/http/room-visit";
import { privateMessages } from "#lib/messages/mails";
import { agreedNotice } from "#lib/messages/notices";

export const metadata: Metadata = { robots: { index: false } };

/** What the candidate whose attempt this browser holds agreed to, in the words of that day. */
export default async function NoticePage({ params }: PageProps<"/i/[key]/notice">) {
  const { key } = await params;
  const { session } = await roomVisitor(key);
  // Above row-level security: a candidate has no account; their session's hash scopes what is read.
  const agreement = session && (await readAgreement(serviceDb(), session.attemptId));
  const notice = agreement && agreedNotice(agreement.noticeVersion);
  if (!agreement || !notice) notFound();
  const { language, messages } = privateMessages(await visitLanguage(key));
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-4 px-4 py-8 sm:py-12">
      <h1 className="font-bold font-display text-2xl sm:text-3xl">{messages.agreedTitle}</h1>
      <AgreedNotice
        open
        agreement={agreement}
        notice={notice}
        language={language}
        messages={messages}
      />
    </main>
  );
}
