"use client";

import { RetryAlert } from "#components/shared/retry-alert";
import { useRefreshOrToast } from "#components/shared/use-refresh";
import { CALLS_FAILED } from "#lib/domain/results/calls";

/** Who to call could not be read: the rest of the page stands, and trying again is one press. */
export function CallsError() {
  const refresh = useRefreshOrToast();
  return <RetryAlert again={() => void refresh()}>{CALLS_FAILED}</RetryAlert>;
}
