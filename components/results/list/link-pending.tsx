"use client";

import { useLinkStatus } from "next/link";
import { Spinner } from "#components/ui/spinner";

/** Inside a link: a spinner while its page is on the way. Its place is kept, so nothing jumps. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return <Spinner className={pending ? "size-4 text-primary" : "invisible size-4"} />;
}
