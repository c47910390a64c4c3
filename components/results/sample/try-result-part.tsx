"use client";

import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";

/** Loaded once there is something to show. */
export const TryResultPart = lazyPart(
  () => import("./try-result").then((module) => module.TryResult),
  { loading: <Loading fullScreen /> },
);
