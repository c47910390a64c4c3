"use client";

import { Check } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { beginTab } from "#components/shared/begin-tab";
import { Button } from "#components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import {
  firstProblem,
  type InterviewForm,
  type Problems,
  STEP_NAMES,
  stepProblems,
  WIZARD_STEPS,
  type WizardStep,
} from "#lib/domain/interviews/interview-form";
import type { ProviderName } from "#lib/domain/interviews/provider";
import type { TradeKey } from "#lib/domain/interviews/question-library";
import { BasicDetailsStep } from "./basic-details-step";
import { WrittenFor } from "./other-languages";
import { QuestionsStep } from "./questions-step";
import { SettingsStep } from "./settings-step";
import { fieldId, type StepProps } from "./wizard-step";

type WizardProps = {
  form: InterviewForm;
  step: WizardStep;
  timeZone: string;
  /** The day that an edited interview has as its deadline. */
  keptDeadline?: string;
  /** Whether an edited interview is closed by its employer. */
  closed?: boolean;
  /** Whether a language model is there to draft questions. */
  canDraft: boolean;
  trade: TradeKey;
  /** Where candidates answer: only our own room has knockout questions and the settings that it asks for. */
  provider: ProviderName;
  edit: StepProps["edit"];
  goTo: (step: WizardStep) => void;
  save: () => void;
  /** The buttons that end it. `finish` saves if nothing is missing, and shows what is missing if something is. */
  actions: (finish: () => void, last: boolean) => ReactNode;
};

/** Basic Details, Interview Questions, Settings. */
export function Wizard({
  form,
  step,
  timeZone,
  keptDeadline,
  closed = false,
  canDraft,
  trade,
  provider,
  edit,
  goTo,
  save,
  actions,
}: WizardProps) {
  const [tried, setTried] = useState<readonly WizardStep[]>([]);
  const tabs = useRef<HTMLDivElement>(null);
  const at = WIZARD_STEPS.indexOf(step);
  const before = WIZARD_STEPS[at - 1];
  const after = WIZARD_STEPS[at + 1];
  const moment = { timeZone, now: new Date(), keptDeadline };
  const problems = stepProblems(step, form, moment);
  const shown = tried.includes(step) || step === "settings" ? problems : {};

  const isFilled = (name: WizardStep) =>
    name !== "settings" && Object.keys(stepProblems(name, form, moment)).length === 0;

  function showProblems(where: WizardStep, found: Problems) {
    flushSync(() => {
      setTried([...tried, where]);
      goTo(where);
    });
    document.getElementById(fieldId(Object.keys(found)[0] ?? ""))?.focus();
  }

  function begin(where: WizardStep) {
    flushSync(() => goTo(where));
    beginTab(tabs.current);
  }

  function next() {
    if (Object.keys(problems).length > 0) showProblems(step, problems);
    else if (after) begin(after);
  }

  function finish() {
    const found = firstProblem(form, { ...moment, now: new Date() });
    if (found) showProblems(found.step, found.problems);
    else save();
  }

  const stepProps: StepProps = { form, problems: shown, edit };
  return (
    <Tabs
      value={step}
      onValueChange={(value) => goTo(WIZARD_STEPS.find((name) => name === value) ?? step)}
    >
      <TabsList ref={tabs} aria-label="Steps" className="scroll-mt-18 lg:scroll-mt-4">
        {WIZARD_STEPS.map((name) => (
          <TabsTrigger key={name} value={name} className="max-sm:px-2 max-sm:text-sm">
            {STEP_NAMES[name]}
            {isFilled(name) ? (
              <>
                <Check aria-hidden className="size-4 text-score-good max-sm:hidden" />
                <span className="sr-only">, complete</span>
              </>
            ) : null}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="basic-details">
        <WrittenFor value={stepProps}>
          <BasicDetailsStep {...stepProps} provider={provider} />
        </WrittenFor>
      </TabsContent>
      <TabsContent value="questions">
        <WrittenFor value={stepProps}>
          <QuestionsStep {...stepProps} canDraft={canDraft} trade={trade} provider={provider} />
        </WrittenFor>
      </TabsContent>
      <TabsContent value="settings">
        <SettingsStep {...stepProps} timeZone={timeZone} provider={provider} closed={closed} />
      </TabsContent>
      <div className="mt-8 flex flex-wrap justify-between gap-3 border-t pt-5">
        {before ? (
          <Button variant="outline" onClick={() => begin(before)}>
            Previous
          </Button>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {after ? (
            <Button variant={keptDeadline === undefined ? "default" : "outline"} onClick={next}>
              Next
            </Button>
          ) : null}
          {actions(finish, after === undefined)}
        </div>
      </div>
    </Tabs>
  );
}
