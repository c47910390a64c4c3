"use client";

import { lazyPart } from "#components/shared/lazy-part";
import type { BookingActionsProps } from "./open-actions";

// Most candidates have nothing booked, and their page loads nothing of it.
const OpenActions = lazyPart(() => import("./open-actions").then((module) => module.OpenActions));

/** What an owner does about an offer, loaded where there is one. */
export function BookingActions(props: BookingActionsProps) {
  return <OpenActions {...props} />;
}
