"use client";

import { ListPlus } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { toast } from "sonner";
import { forgetSample, pickedSample } from "#components/shared/picked-sample";
import { Button } from "#components/ui/button";
import { type InterviewForm, isUntouched } from "#lib/domain/interviews/interview-form";
import type { ProviderName } from "#lib/domain/interviews/provider";
import { firstBeside, otherLanguages } from "#lib/domain/interviews/translations";
import type { IndustryText } from "#lib/domain/site/industry";
import { withSample } from "#lib/domain/site/sample-interview";
import { newId } from "../draft-slot";

type Sample = IndustryText["sample"];

type SampleNoteProps = {
  sample: Sample | null;
  form: InterviewForm;
  provider: ProviderName;
  edit: (change: Partial<InterviewForm>) => void;
  /** What can be done with it as it is. */
  children: ReactNode;
};

/**
 * The sample interview that somebody picked on a trade's page: an empty wizard begins with it, one with an unfinished
 * interview offers it, and adds it without replacing a word.
 */
export function SampleNote({ sample, form, provider, edit, children }: SampleNoteProps) {
  const [state, setState] = useState<"waiting" | "offered" | "used" | "declined">("waiting");

  const use = () => {
    if (!sample) return;
    edit(withSample(form, sample, newId, provider));
    forgetSample();
    setState("used");
  };
  const begin = useEffectEvent(() => {
    if (!sample || state !== "waiting") return;
    if (isUntouched(form)) use();
    else setState(holds(form, sample) ? "used" : "offered");
  });
  // Before the first paint: what it says stands above the wizard, and would push it down.
  useLayoutEffect(() => {
    if (sample) begin();
  }, [sample]);

  if (!sample || state === "waiting" || state === "declined") return null;
  // Who started over has none of it anymore.
  if (state === "used" && !holds(form, sample)) return null;
  const isInBoth = otherLanguages(form).includes(firstBeside(form.language));
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-tint px-4 py-2 text-tint-foreground"
    >
      <p className="flex min-h-11 items-center gap-3">
        <ListPlus aria-hidden className="size-5 shrink-0" />
        <span>
          {state === "used"
            ? `The ${sample.title} interview is filled in.${isInBoth ? " It's in English and Spanish." : ""} Create it now, or change whatever you like first.`
            : `You picked the ${sample.title} interview. Its questions can go below yours.`}
        </span>
      </p>
      {state === "offered" ? (
        <span className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={use}>
            Add its questions
          </Button>
          <Button
            variant="ghost"
            className="text-inherit"
            onClick={() => {
              forgetSample();
              setState("declined");
            }}
          >
            No, thanks
          </Button>
        </span>
      ) : (
        children
      )}
    </div>
  );
}

/** Whether the form has the sample's questions already, as after a reload. */
function holds(form: InterviewForm, { questions }: Sample) {
  const texts = new Set(form.questions.map(({ text }) => text));
  return questions.every(({ text, es }) => texts.has(text) || texts.has(es));
}

/**
 * The sample interview that was asked for, in the address or before the sign-up; null if none was, undefined while it is
 * looked for.
 * @param asked the trade that the address names
 */
export function useSample(asked: string | undefined): Sample | null | undefined {
  const [sample, setSample] = useState<Sample | null>();

  useEffect(() => {
    const slug = asked ?? pickedSample();
    if (!slug) return setSample(null);
    let left = false;
    // The texts of eleven trades: loaded only by those who want one.
    import("#lib/domain/site/industry-texts")
      .then(({ industryText }) => {
        if (!left) setSample(industryText(slug)?.sample ?? null);
      })
      .catch(() => {
        if (left) return;
        setSample(null);
        if (asked) toast.error("We couldn't load that interview. Reload the page to try again.");
      });
    return () => {
      left = true;
    };
  }, [asked]);

  return sample;
}
