"use client";

import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button";
import { CONTACT_TEXTS } from "#lib/domain/site/contact";

/** In the form's place once a message was sent. It takes the focus, which the form's button had. */
export function ContactThanks({ onBack }: { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center sm:py-16">
      <CircleCheck aria-hidden className="size-14 text-score-good" />
      <h2
        ref={heading}
        tabIndex={-1}
        className="rounded-md font-display font-semibold text-3xl tracking-tight"
      >
        {CONTACT_TEXTS.thanks}
      </h2>
      <p className="max-w-md text-lg text-muted-foreground">{CONTACT_TEXTS.received}</p>
      <Button variant="outline" className="mt-4" onClick={onBack}>
        Send another message
      </Button>
    </div>
  );
}
