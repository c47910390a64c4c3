"use client";

import { lazyPart } from "#components/shared/lazy-part";

/** What an owner does about an offer. Most candidates have none, and their page loads nothing of it. */
export const BookingActions = lazyPart(() =>
  import("./open-actions").then((module) => module.OpenActions),
);
