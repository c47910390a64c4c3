"use client";

import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { routes } from "#lib/domain/core/routes";

const POINTS = [
  "Write the questions once and share one link.",
  "Candidates answer on their phone, whenever it works for them.",
  "Get a ranked shortlist with the words behind every score.",
] as const;

export type WelcomeDialogProps = {
  /** Whether anybody has answered yet. */
  hasCandidates: boolean;
  /** Told whether the window is to stay away for good. */
  onClose: (forGood: boolean) => void;
  /** The same of whoever goes to the guide. */
  onLeave: (forGood: boolean) => void;
};

/** What the product is for, in three points. */
export function WelcomeDialog({ hasCandidates, onClose, onLeave }: WelcomeDialogProps) {
  const [forGood, setForGood] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(forGood)}
      title="Welcome to Rolecall!"
      description={
        hasCandidates
          ? "Your candidates' answers are in. Here's how Rolecall works."
          : "You're a few minutes from your first shortlist."
      }
    >
      <ul className="flex flex-col gap-2">
        {POINTS.map((point) => (
          <li key={point} className="flex gap-2.5">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-score-good" />
            {point}
          </li>
        ))}
      </ul>
      <Checkbox
        label="Don't show this again"
        checked={forGood}
        onChange={(event) => setForGood(event.target.checked)}
      />
      <DialogFooter>
        <Button asChild>
          <Link href={routes.gettingStarted} onClick={() => onLeave(forGood)}>
            Get Started
          </Link>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
