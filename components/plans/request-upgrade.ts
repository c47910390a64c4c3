import * as z from "zod/mini";
import { request } from "#lib/browser/request";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import type { OfferedPlan } from "#lib/domain/plans/plans";
import type { ChangePreview } from "./use-change-preview";

const reply = z.object({
  error: z.optional(z.nullable(z.string())),
  session_id: z.optional(z.nullable(z.string())),
  client_secret: z.optional(z.nullable(z.string())),
});

/** How an upgrade went: paid already, to be paid in a checkout, or not at all and why. */
type UpgradeOutcome =
  | { is: "done" }
  | { is: "checkout" }
  /** `stale` where the company's plan is another than this page shows. */
  | { is: "failed"; why: string; stale: boolean };

const failed = (why: string, stale = false): UpgradeOutcome => ({ is: "failed", why, stale });

/** Asks for the next plan; who pays already says what they agreed to. */
export async function requestUpgrade(
  target: OfferedPlan,
  userId: string,
  agreed?: ChangePreview,
): Promise<UpgradeOutcome> {
  const answer = await request("/api/upgrade", {
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
  const read = reply.safeParse(answer.body).data;
  if (read === undefined) return failed(BILLING_TEXTS.upgradeUnreachable);
  if (read.error) return failed(read.error);
  if (!read.session_id) return { is: "done" };
  return read.client_secret ? { is: "checkout" } : failed(BILLING_TEXTS.upgradeNowhere);
}
