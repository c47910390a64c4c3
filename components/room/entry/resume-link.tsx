"use client";

import type { ComponentProps } from "react";
import { OpenLink } from "#components/shared/open-link";
import { isRecord } from "#lib/browser/request";
import { setCurrentAttempt } from "#lib/room-client/current-attempt";

/** A candidate's own link. On a shared device's interview its answer says whose attempt this tab is for. */
export function ResumeLink(props: Omit<ComponentProps<typeof OpenLink>, "handler" | "onOpened">) {
  const keep = ({ here }: Record<string, unknown>) => {
    if (isRecord(here)) setCurrentAttempt(String(here.interviewKey), String(here.attemptId));
  };
  return <OpenLink handler="/api/room/resume" onOpened={keep} {...props} />;
}
