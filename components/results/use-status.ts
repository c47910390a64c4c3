import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { request } from "#lib/browser/request";
import type { AttemptStatus, ShownScores } from "#lib/domain/results/status";
import { attemptPath } from "#lib/domain/site/routes";

/** Arrow keys pass over what nobody chose: a choice by keys counts when it is confirmed, left, or left alone so long. */
const SETTLE_MS = 1000;

/**
 * The status that a select shows, and its saving: one request at a time, of several choices the last. What is shown is
 * the person's choice until it is stored, and what is stored from then on. `scores` were on the screen with it.
 */
export function useStatus(attemptId: string, stored: AttemptStatus, scores: ShownScores) {
  const router = useRouter();
  const { send } = useSend();
  const [chosen, setChosen] = useState<AttemptStatus | null>(null);
  const wanted = useRef<{ status: AttemptStatus; shown: ShownScores } | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout> | null>(null);
  const sending = useRef(false);
  const path = attemptPath(attemptId);

  async function save() {
    if (settling.current !== null) clearTimeout(settling.current);
    settling.current = null;
    if (sending.current) return;
    sending.current = true;
    while (wanted.current !== null && settling.current === null) {
      const decision = wanted.current;
      wanted.current = null;
      const saved = await send(path, decision, "PATCH");
      if (saved) toast.success("Status updated.");
      else toast.error("Status update failed.");
    }
    sending.current = false;
    if (wanted.current !== null) return;
    startTransition(() => {
      setChosen(null);
      router.refresh();
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
      const body = wanted.current;
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
