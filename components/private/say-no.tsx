"use client";

import { useState } from "react";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Button } from "#components/ui/button";
import type { BookingMessages } from "#lib/messages/mails";

type SayNoProps = {
  asks: string;
  sure: string;
  busy: boolean;
  messages: BookingMessages;
  onNo: () => void;
};

/** Asks once more, because somebody else may get the time. */
export function SayNo({ asks, sure, busy, messages, onNo }: SayNoProps) {
  const [step, setStep] = useState<"asking" | "kept" | null>(null);
  const first = useRestoreFocus<HTMLButtonElement>(step);
  if (step !== "asking") {
    return (
      <Button
        ref={first}
        variant="outline"
        className="self-start"
        onClick={() => setStep("asking")}
      >
        {asks}
      </Button>
    );
  }
  return (
    <div role="alert" className="flex flex-col gap-3 border-t pt-4">
      <p className="font-medium">{sure}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={first} variant="destructive" disabled={busy} onClick={onNo}>
          {messages.sureYes}
        </Button>
        <Button variant="outline" onClick={() => setStep("kept")}>
          {messages.back}
        </Button>
      </div>
    </div>
  );
}
