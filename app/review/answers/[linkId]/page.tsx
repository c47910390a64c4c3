import type { Metadata } from "next";
import { ReviewerView } from "#components/results/reviewers/reviewer-view";
import { MessageScreen } from "#components/shared/message-screen";
import { ENDED_LEAD, LINK_ENDED } from "#lib/domain/results/reviewer-link";
import { spelled } from "#lib/domain/text/spelled";
import { isRateLimited } from "#lib/http/rate-limit";
import { findReviewer } from "#lib/http/reviewer";
import { readReview } from "#lib/workflows/results/read-review";

export const metadata: Metadata = {
  title: "Review",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

const VISITS = { name: "review-page", max: 60, windowSeconds: 600 };

/** What somebody without an account reviews, in the browser where they opened an employer's link. */
export default async function ReviewPage({ params }: PageProps<"/review/answers/[linkId]">) {
  const { linkId } = await params;
  if (await isRateLimited(VISITS)) {
    return (
      <MessageScreen title="Too many visits">
        Please wait {spelled(VISITS.windowSeconds / 60)} minutes, then open the link again.
      </MessageScreen>
    );
  }
  const found = await findReviewer(linkId);
  const review = found && (await readReview(found.db, found.link));
  if (review === null) return <MessageScreen title={LINK_ENDED}>{ENDED_LEAD}</MessageScreen>;
  return <ReviewerView linkId={linkId} review={review} />;
}
