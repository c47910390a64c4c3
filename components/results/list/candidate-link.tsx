"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { responsePath } from "#lib/domain/core/routes";
import { rememberList } from "../list-memory";

type CandidateLinkProps = Omit<ComponentProps<typeof Link>, "href" | "onClick" | "prefetch"> & {
  attemptId: string;
};

/** From a list to one of its candidates; the way back leads to the list as it was. */
export function CandidateLink({ attemptId, ...props }: CandidateLinkProps) {
  const href = responsePath(attemptId);
  return <Link {...props} href={href} prefetch={false} onClick={() => rememberList(href)} />;
}
