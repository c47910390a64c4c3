"use client";

import { useEffect } from "react";
import { request } from "#lib/browser/request";
import { attemptPath } from "#lib/domain/core/routes";

/** Tells that a person has opened an attempt's answers. What can't be told stays new, and is told the next time. */
export function tellRead(attemptId: string): void {
  void request(`${attemptPath(attemptId)}/reading`, { method: "POST", body: {} });
}

/** Tells it once the page stands before somebody: a page that is only fetched ahead tells nothing. */
export function MarkRead({ attemptId }: { attemptId: string }): null {
  useEffect(() => tellRead(attemptId), [attemptId]);
  return null;
}
