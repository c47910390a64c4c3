/** What customer messaging is told of where a customer stands (`plan_status`). */
export const CUSTOMER_STAGES = ["onboarding"] as const;

export type CustomerStage = (typeof CUSTOMER_STAGES)[number];
