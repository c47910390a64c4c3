import type { Db } from "#lib/data/db";
import { findResult } from "#lib/data/results/result-detail";
import { openReviewLink, readReviewed } from "#lib/data/results/reviewer-links";
import { knownNames } from "#lib/domain/evaluation/masking/own-name";
import { type ReviewerPage, toReviewerPage } from "#lib/domain/results/reviewer-page";

/** What a reviewer's link shows, and keeps that it was opened; null where the link is over. Service client. */
export async function openReview(service: Db, tokenHash: string): Promise<ReviewerPage | null> {
  const link = await openReviewLink(service, tokenHash);
  if (link === null) return null;
  const [result, reviewed] = await Promise.all([
    findResult(service, link.attemptId),
    readReviewed(service, link.attemptId),
  ]);
  if (result === null || reviewed === null) return null;
  const { email, company, language } = reviewed;
  const names = [...new Set(reviewed.names.flatMap((name) => knownNames(name, email)))];
  return toReviewerPage(result, link, company, { names, language });
}
