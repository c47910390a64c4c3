/** How far a customer is, as customer messaging is told (`plan_status`). */
export const CUSTOMER_STAGES = ["onboarding"] as const;

export type CustomerStage = (typeof CUSTOMER_STAGES)[number];
