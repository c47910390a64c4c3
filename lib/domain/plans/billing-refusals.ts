/** Why a billing call is refused, where no page says it by itself: kept out of what browsers load. */
export const BILLING_REFUSALS = {
  invalidPlan: "Invalid plan name",
  overtaken:
    "Another plan was just chosen, here or in another tab. Continue there, or try again to choose this one.",
  lookedAt:
    "Our team is looking at your subscription, so it can't be changed here right now. Nothing was charged. Please contact us.",
  scheduled:
    "A change to your plan is already scheduled, so it can't be changed here. Please contact us.",
  notSetUp: "Payment isn't set up here yet.",
  unreachable: "The payment service didn't respond. Please try again in a minute.",
  asksItsBank:
    "Your bank needs you to confirm this payment, which can't be done here. Nothing was charged and nothing has changed. Save a card under 'Card and invoices', where your bank can ask you to confirm it, then try again. If this card asks every time, use another one.",
  costChanged: "The cost has changed. Please review it again.",
  beingChanged: "Your plan is being changed right now. Check again in a moment.",
  justEnded:
    "Your plan just ended, so it can't be upgraded. Nothing was charged. Choose a plan to start again.",
  lookFirst: "Review the cost of the change first.",
  samePlan: "You're already on this plan.",
} as const;
