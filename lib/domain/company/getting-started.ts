/** The five steps of Getting Started, in order. */
export const GUIDE_STEPS = ["create", "share", "candidate", "edit", "connect"] as const;

export type GuideStep = (typeof GUIDE_STEPS)[number];

/** Where each step stands in the company's completion bitmask; the first counts as done by an interview instead. */
const POSITIONS = { share: 0, candidate: 1, edit: 2, connect: 3 } as const;

export const MARKED_STEPS = ["share", "candidate", "edit", "connect"] as const;

export type MarkedStep = (typeof MARKED_STEPS)[number];

/** All four positions done. */
const COMPLETE = "1111";

export function positionOf(step: MarkedStep): number {
  return POSITIONS[step];
}

/** The mask with one more position done; a position only goes from 0 to 1. */
export function withStep(mask: string, step: MarkedStep): string {
  const at = POSITIONS[step];
  return `${mask.slice(0, at)}1${mask.slice(at + 1)}`;
}

export function isStepDone(step: GuideStep, mask: string, hasInterview: boolean): boolean {
  return step === "create" ? hasInterview : mask[POSITIONS[step]] === "1";
}

/** Whether the guide has nothing more to show. */
export function isGuideComplete(mask: string): boolean {
  return mask === COMPLETE;
}

/** Whether the link was shared and the candidates seen, which is what the confetti is for. */
export function isCelebrated(mask: string): boolean {
  return mask.startsWith("11");
}
