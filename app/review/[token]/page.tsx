import type { Metadata } from "next";
import { ReviewerView } from "#components/results/reviewers/reviewer-view";
import { MessageScreen } from "#components/shared/message-screen";
import { LINK_ENDED } from "#lib/domain/results/reviewer-link";
import { spelled } from "#lib/domain/text/spelled";
import { serviceDb } from "#lib/http/clients";
import { isVisitedTooOften } from "#lib/http/rate-limit";
import { hashToken } from "#lib/http/room-token";
import { openReview } from "#lib/workflows/results/open-review";

export const metadata: Metadata = {
  title: "Review",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

const VISITS = { name: "review-page", max: 60, windowSeconds: 600 };

/** What somebody without an account reviews, by an employer's link. */
export default async function ReviewPage({ params }: PageProps<"/review/[token]">) {
  const { token } = await params;
  if (await isVisitedTooOften(VISITS)) {
    return (
      <MessageScreen title="Too many visits">
        Please wait {spelled(VISITS.windowSeconds / 60)} minutes, then open the link again.
      </MessageScreen>
    );
  }
  // Above row-level security: a reviewer has no account; the link's hash scopes what is read.
  const review = await openReview(serviceDb(), await hashToken(token));
  if (review === null) {
    return (
      <MessageScreen title={LINK_ENDED}>
        It has expired or was ended. Ask the person who gave it to you for a new one.
      </MessageScreen>
    );
  }
  return <ReviewerView token={token} review={review} />;
}
