import type { ComponentProps } from "react";
import { CapOverlay } from "./cap-overlay";
import { WaitingNotice } from "./waiting-notice";

/** What a list says of candidates that wait, above it and after its last row; nothing if none does. */
export function waitingParts(
  waiting: Omit<ComponentProps<typeof CapOverlay>, "bookingUrl"> | null,
  bookingUrl: string,
) {
  if (waiting === null) return {};
  const all = { ...waiting, bookingUrl };
  return { before: <WaitingNotice {...all} />, after: <CapOverlay {...all} /> };
}
