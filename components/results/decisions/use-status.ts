import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { request } from "#lib/browser/request";
import { attemptPath } from "#lib/domain/core/routes";
import {
  type AttemptStatus,
  attemptStatus,
  decidesNothing,
  type ShownScores,
} from "#lib/domain/results/status";

/** Arrow keys pass over other choices: a choice by keys counts once it is confirmed, left, or untouched this long. */
const SETTLE_MS = 1000;

/** Long enough to read what somebody else has decided, and to answer it. */
const CONFLICT_MS = 20_000;

/** What is sent, with the status that is known to be stored by then. */
type Decision = { status: AttemptStatus; shown: ShownScores };

/**
 * The status that a select shows, and its saving: one request at a time, of several choices the last. What is shown is
 * the person's choice until it is stored, and what is stored from then on. `scores` were on the screen with it. If
 * somebody else has decided meanwhile, theirs stands, and the page says so; the person can choose again.
 */
export function useStatus(attemptId: string, stored: AttemptStatus, scores: ShownScores) {
  const router = useRouter();
  const [chosen, setChosen] = useState<AttemptStatus | null>(null);
  const wanted = useRef<Decision | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout> | null>(null);
  const sending = useRef(false);
  /** What is stored, as far as this page knows. */
  const known = useRef(stored);
  useEffect(() => {
    if (!sending.current) known.current = stored;
  }, [stored]);
  const path = attemptPath(attemptId);

  async function save() {
    if (settling.current !== null) clearTimeout(settling.current);
    settling.current = null;
    if (sending.current) return;
    sending.current = true;
    let reached = true;
    while (wanted.current !== null && settling.current === null) {
      const decision = wanted.current;
      wanted.current = null;
      const body = { ...decision, from: known.current };
      // The keys went there and back.
      if (decidesNothing(body)) continue;
      const answer = await request(path, { method: "PATCH", body });
      reached = answer.ok || answer.refusal.code !== "unreachable";
      if (answer.ok) {
        known.current = decision.status;
        toast.success("Status updated.");
      } else if (answer.refusal.fields.status) {
        known.current = attemptStatus(answer.refusal.fields.status);
        tellConflict(wanted.current ?? decision, answer.refusal.message ?? "");
        wanted.current = null;
      } else toast.error("Status update failed.");
    }
    sending.current = false;
    if (wanted.current !== null) return;
    startTransition(() => {
      setChosen(null);
      // If nobody answers, the router would leave the page for the browser's own error page.
      if (reached) router.refresh();
    });
  }

  /** The first decision stands until the second person, who now knows of it, says so again. */
  function tellConflict({ status, shown }: Decision, message: string) {
    toast.error("Status update failed.", {
      description: message,
      duration: CONFLICT_MS,
      action: {
        label: `Change to ${status}`,
        onClick: () => {
          setChosen(status);
          wanted.current = { status, shown };
          save();
        },
      },
    });
  }

  function choose(status: AttemptStatus, byKeys: boolean) {
    setChosen(status);
    wanted.current = { status, shown: scores };
    if (settling.current !== null) clearTimeout(settling.current);
    settling.current = null;
    if (byKeys) settling.current = setTimeout(save, SETTLE_MS);
    else save();
  }

  useEffect(() => {
    const leave = () => {
      if (wanted.current === null) return;
      const body = { ...wanted.current, from: known.current };
      wanted.current = null;
      // The page goes: only a request that outlives it arrives.
      void request(path, { method: "PATCH", body, keepalive: true });
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [path]);

  return {
    shown: chosen ?? stored,
    choose,
    /** Sends what arrow keys have chosen, without waiting any longer. */
    confirm: () => {
      if (settling.current !== null) save();
    },
  };
}
