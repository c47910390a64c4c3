import type { Metadata } from "next";
import { ReaderView } from "#components/results/shortlists/reader-view";
import { BrandColors } from "#components/shared/brand-colors";
import { MessageScreen } from "#components/shared/message-screen";
import { ENDED_LEAD, LINK_ENDED } from "#lib/domain/results/shortlist";
import { spelled } from "#lib/domain/text/spelled";
import { isRateLimited } from "#lib/http/rate-limit";
import { findReader } from "#lib/http/reader";
import { readSharedPage } from "#lib/workflows/results/read-shared";

export const metadata: Metadata = {
  title: "Candidates",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

const VISITS = { name: "review-page", max: 60, windowSeconds: 600 };

/** What was shared with somebody without an account, in the browser where they opened the link. */
export default async function SharedPage({ params }: PageProps<"/review/answers/[linkId]">) {
  const { linkId } = await params;
  if (await isRateLimited(VISITS)) {
    return (
      <MessageScreen title="Too many visits">
        Please wait {spelled(VISITS.windowSeconds / 60)} minutes, then open the link again.
      </MessageScreen>
    );
  }
  const found = await findReader(linkId);
  const page = found && (await readSharedPage(found.db, found.link, found.readerId));
  if (page === null) return <MessageScreen title={LINK_ENDED}>{ENDED_LEAD}</MessageScreen>;
  return (
    <BrandColors color={page.company.primaryColor}>
      <ReaderView linkId={linkId} page={page} />
    </BrandColors>
  );
}
