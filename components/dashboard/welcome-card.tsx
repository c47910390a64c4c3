"use client";

import { CircleCheck, X } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Checkbox } from "#components/ui/checkbox";
import { browserStorage, tabStorage } from "#lib/browser/storage";
import { WELCOMED } from "#lib/domain/account/preferences";
import { isGuideComplete } from "#lib/domain/company/getting-started";
import { routes } from "#lib/domain/core/routes";

const POINTS = [
  "Write the questions once and share one link.",
  "Candidates answer on their phone, whenever it works for them.",
  "Get a ranked shortlist with quotes beside the scores.",
] as const;

type WelcomeCardProps = {
  mask: string;
  /** Whether anybody has answered yet. */
  hasCandidates: boolean;
  /** What comes when the card is closed, or was never needed; not beside it, and not for who leaves by it. */
  children: ReactNode;
};

/**
 * Greets whoever has not gone through the guide, until they close it. It stands in the page and covers nothing. The server
 * draws it, so that nothing moves when scripts come; the page's first script hides it where it was closed.
 */
export function WelcomeCard({ mask, hasCandidates, children }: WelcomeCardProps) {
  const [state, setState] = useState<"open" | "closed" | "left">("open");
  const [forGood, setForGood] = useState(false);
  const title = useId();
  const [pressed, setPressed] = useState(false);
  const place = useRestoreFocus<HTMLDivElement>(pressed);
  useEffect(() => {
    const hidden = [browserStorage.get(WELCOMED.forGood), tabStorage.get(WELCOMED.thisTab)];
    if (hidden.some((value) => value !== null)) setState("closed");
  }, []);

  function close(how: "closed" | "left") {
    tabStorage.set(WELCOMED.thisTab, "true");
    if (forGood) browserStorage.set(WELCOMED.forGood, "true");
    document.documentElement.dataset.welcomed = "";
    setState(how);
    setPressed(true);
  }

  if (state === "closed" || (state === "open" && isGuideComplete(mask)))
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        {children}
      </div>
    );
  if (state === "left") return null;
  return (
    <Card
      role="dialog"
      aria-labelledby={title}
      onKeyDown={({ key }) => (key === "Escape" ? close("closed") : undefined)}
      className="relative mb-6 flex flex-col gap-3 p-5 sm:p-6 in-data-welcomed:hidden"
    >
      <button
        type="button"
        aria-label="Close"
        onClick={() => close("closed")}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <X aria-hidden className="size-4" />
      </button>
      <div className="pr-10">
        <h2 id={title} className="font-display font-semibold text-xl tracking-tight">
          Welcome to Rolecall!
        </h2>
        <p className="text-muted-foreground">
          {hasCandidates
            ? "Your candidates' answers are in. Here's how Rolecall works."
            : "You're a few minutes from your first shortlist."}
        </p>
      </div>
      <ul className="grid gap-2 md:grid-cols-3 md:gap-5">
        {POINTS.map((point) => (
          <li key={point} className="flex gap-2.5">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-score-good" />
            {point}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label="Don't show this again"
          checked={forGood}
          onChange={(event) => setForGood(event.target.checked)}
        />
        <Button asChild variant="outline">
          <Link href={routes.gettingStarted} onClick={() => close("left")}>
            Get Started
          </Link>
        </Button>
      </div>
    </Card>
  );
}
