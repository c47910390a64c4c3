"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { NativeSelect } from "#components/ui/native-select";
import { attemptPath } from "#lib/domain/routes";
import { ATTEMPT_STATUSES, type AttemptStatus, attemptStatus } from "#lib/domain/status";
import { cn } from "#lib/utils";

const TONES = {
  Pending: "",
  Rejected: "border-score-low/40 bg-score-low-tint text-score-low",
  Hired: "border-score-good/40 bg-score-good-tint text-score-good",
} as const satisfies Record<AttemptStatus, string>;

type StatusSelectProps = { attemptId: string; name: string; status: AttemptStatus };

/** The employer's decision: shown at once, saved at once, taken back where saving fails (interviews spec §4). */
export function StatusSelect({ attemptId, name, status }: StatusSelectProps) {
  const router = useRouter();
  const { send } = useSend();
  const [chosen, setChosen] = useState<AttemptStatus | null>(null);
  const shown = chosen ?? status;

  async function choose(next: AttemptStatus) {
    setChosen(next);
    const saved = await send(attemptPath(attemptId), { status: next }, "PATCH");
    if (saved) {
      toast.success("Status updated.");
      router.refresh();
    } else {
      // A newer choice of the same person stays; only this one is taken back.
      setChosen((latest) => (latest === next ? shown : latest));
      toast.error("Status update failed.");
    }
  }

  return (
    <div className="w-32">
      <NativeSelect
        aria-label={`Status of ${name}`}
        value={shown}
        onChange={(event) => choose(attemptStatus(event.target.value))}
        className={cn("pr-8 font-medium", TONES[shown])}
      >
        {ATTEMPT_STATUSES.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
