"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Uploader, UploadPhase } from "#lib/room-client/uploader";
import { useRoom } from "../room-context";
import { Sign, type SignOf } from "../sign";

const SIGNS: Record<UploadPhase, SignOf> = {
  waiting: "cloud",
  sending: "cloud",
  uploaded: "done",
  checking: "cloud",
  retrying: "offline",
  device: "warning",
  offline: "offline",
  sent: "done",
  lost: "warning",
  refused: "warning",
};

const TOLD: readonly UploadPhase[] = ["offline", "retrying", "device", "sent", "lost", "refused"];
/** Said of what is on this device, and of nothing that is in this page only. */
const KEPT: readonly UploadPhase[] = ["waiting", "offline", "retrying"];

/** Refusals with words of their own. */
const WHY: Record<string, "tooLarge" | "closed" | "usedUp" | "full" | "often" | "session"> = {
  too_large: "tooLarge",
  interview_closed: "closed",
  takes_used_up: "usedUp",
  company_full: "full",
  takes_too_often: "often",
  session_unknown: "session",
};

/** What becomes of a take, in words. */
export function UploadStatus({ uploader, takeId }: { uploader: Uploader; takeId: string }) {
  const { messages, say, announce } = useRoom();
  const states = useSyncExternalStore(
    uploader.states.watch,
    uploader.states.all,
    uploader.states.all,
  );
  const state = states.get(takeId);
  const phase = state?.phase;
  const { held } = uploader;
  const inPage = useSyncExternalStore(held.watch, held.all, held.all).has(takeId);
  const words =
    phase && (inPage && KEPT.includes(phase) ? "held" : (WHY[state.reason ?? ""] ?? phase));
  useEffect(() => {
    if (words && phase && TOLD.includes(phase)) announce(say(messages.upload[words]));
  }, [announce, messages, phase, say, words]);
  if (!state || !words) return null;
  return (
    <p
      className="mt-3 flex items-start gap-2 text-muted-foreground text-sm"
      data-testid="upload"
      data-phase={state.phase}
    >
      <Sign of={SIGNS[state.phase]} className="mt-0.5 size-4 shrink-0" />
      <span>{say(messages.upload[words], { percent: state.percent })}</span>
    </p>
  );
}
