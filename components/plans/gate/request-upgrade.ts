import { request } from "#lib/browser/request";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import type { OfferedPlan } from "#lib/domain/plans/plans";
import type { ChangePreview } from "../manage/use-change-preview";

type Reply = {
  error?: string | null;
  session_id?: string | null;
  client_secret?: string | null;
};

/** How an upgrade went: paid already, to be paid in a checkout, or not at all and why. */
type UpgradeOutcome =
  | { is: "done" }
  | { is: "checkout" }
  /** `stale` if the company's plan is another than this page shows. */
  | { is: "failed"; why: string; stale: boolean };

const failed = (why: string, stale = false): UpgradeOutcome => ({ is: "failed", why, stale });

/** Asks for the next plan; who pays already says what they agreed to. */
export async function requestUpgrade(
  target: OfferedPlan,
  userId: string,
  agreed?: ChangePreview,
): Promise<UpgradeOutcome> {
  const answer = await request<Reply>("/api/upgrade", {
    body: {
      user_id: userId,
      targetPlan: target,
      billingCycle: "monthly",
      ...(agreed && { agreed }),
    },
  });
  if (!answer.ok) {
    const { code, status, message } = answer.refusal;
    if (code === "unreachable") return failed(BILLING_TEXTS.upgradeUnreachable);
    if (status === 401) return failed(BILLING_TEXTS.upgradeLogin);
    return failed(message || BILLING_TEXTS.upgradeFailed, code === "conflict");
  }
  const { body } = answer;
  if (body === null) return failed(BILLING_TEXTS.upgradeUnreachable);
  if (body.error) return failed(body.error);
  if (!body.session_id) return { is: "done" };
  return body.client_secret ? { is: "checkout" } : failed(BILLING_TEXTS.upgradeNowhere);
}
