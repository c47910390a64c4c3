import type { ServiceDb } from "#lib/data/db";
import { findResult } from "#lib/data/results/result-detail";
import { type LiveLink, readReviewed } from "#lib/data/results/reviewer-links";
import { knownNames } from "#lib/domain/evaluation/masking/own-name";
import { type ReviewerPage, toReviewerPage } from "#lib/domain/results/reviewer-page";

/** What a reviewer's live link shows; null if the attempt is gone. */
export async function readReview(service: ServiceDb, link: LiveLink): Promise<ReviewerPage | null> {
  const [result, reviewed] = await Promise.all([
    findResult(service, link.attemptId),
    readReviewed(service, link.attemptId),
  ]);
  if (result === null || reviewed === null) return null;
  const { email, company, language } = reviewed;
  const names = [...new Set(reviewed.names.flatMap((name) => knownNames(name, email)))];
  return toReviewerPage(result, link, company, { names, language });
}
