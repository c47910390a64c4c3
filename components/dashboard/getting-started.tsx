"use client";

import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { beginTab } from "#components/shared/begin-tab";
import { Card } from "#components/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import { request } from "#lib/browser/request";
import {
  GUIDE_STEPS,
  type GuideStep,
  isStepDone,
  type MarkedStep,
  withStep,
} from "#lib/domain/company/getting-started";
import { cn } from "#lib/utils";
import { GuideAction } from "./guide-action";
import { type FirstInterview, GUIDE_TEXTS } from "./guide-texts";

type GettingStartedProps = {
  /** Four characters of 0 or 1, as the company's row has them. */
  mask: string;
  /** The company's first interview; null if there is none. */
  interview: FirstInterview | null;
};

/** The way to the first shortlist: a list of steps at the side, and what the chosen one is about. */
export function GettingStarted({ mask: known, interview }: GettingStartedProps) {
  const [mask, setMask] = useState(known);
  useEffect(() => setMask(known), [known]);
  const isDone = (step: GuideStep) => isStepDone(step, mask, interview !== null);
  const [open, setOpen] = useState<string>(
    () => GUIDE_STEPS.find((step) => !isDone(step)) ?? GUIDE_STEPS[0],
  );
  const tabs = useRef<HTMLDivElement>(null);

  function goOn(step: GuideStep) {
    flushSync(() => setOpen(step));
    beginTab(tabs.current);
  }

  // Outlives the page, which most of the steps lead away from. What can't be kept is simply not marked.
  async function mark(step: MarkedStep) {
    setMask((now) => withStep(now, step));
    const answer = await request("/api/company/steps", {
      method: "PATCH",
      body: { step },
      keepalive: true,
    });
    if (!answer.ok) setMask(known);
  }

  return (
    <Tabs
      value={open}
      onValueChange={setOpen}
      orientation="vertical"
      className="grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6"
    >
      <TabsList
        ref={tabs}
        aria-label="Steps"
        className="scroll-mt-18 lg:scroll-mt-4 flex-col gap-1 self-start overflow-visible rounded-lg border bg-card p-2"
      >
        {GUIDE_STEPS.map((step, index) => (
          <TabsTrigger
            key={step}
            value={step}
            className="mb-0 min-h-14 gap-3 whitespace-normal rounded-md border-b-0 px-3 text-left data-[state=active]:bg-tint data-[state=active]:text-tint-foreground"
          >
            <StepMark number={index + 1} done={isDone(step)} />
            {GUIDE_TEXTS[step].title}
          </TabsTrigger>
        ))}
      </TabsList>
      {GUIDE_STEPS.map((step) => (
        <TabsContent key={step} value={step} className="min-w-0 pt-0">
          <Card className="flex flex-col gap-5 p-4 sm:p-6">
            <h2 className="font-semibold text-xl">{GUIDE_TEXTS[step].title}</h2>
            <GuideVideo step={step} title={GUIDE_TEXTS[step].title} />
            <ul className="max-w-text list-disc space-y-1.5 pl-5 marker:text-primary">
              {GUIDE_TEXTS[step].guidance.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <GuideAction
              step={step}
              interview={interview}
              onDone={(done) => void mark(done)}
              onNext={() => goOn("share")}
            />
          </Card>
        </TabsContent>
      ))}
    </Tabs>
  );
}

function StepMark({ number, done }: { number: number; done: boolean }) {
  return (
    <span
      className={cn(
        "grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm",
        done ? "bg-primary text-primary-foreground" : "bg-secondary text-secondary-foreground",
      )}
    >
      {done ? <Check aria-hidden className="size-4" /> : <span aria-hidden>{number}</span>}
      {done ? <span className="sr-only">Done:</span> : null}
    </span>
  );
}

/** The size of the recordings; the frame has it before anything is there. */
const SIZE = { width: 960, height: 600 } as const;

/** A short silent recording of the product. Nothing of it is loaded until it is pressed. */
function GuideVideo({ step, title }: { step: GuideStep; title: string }) {
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      poster={`/guide/${step}.webp`}
      aria-label={`${title}, a short recording without sound. The list below covers the same steps.`}
      className="aspect-[8/5] h-auto w-full rounded-md border bg-muted"
      {...SIZE}
    >
      <source src={`/guide/${step}.mp4`} type="video/mp4" />
    </video>
  );
}
