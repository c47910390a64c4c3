"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import type { InterviewDraft } from "#lib/domain/interviews/interview-draft";
import {
  firstProblem,
  type Problems,
  STEP_NAMES,
  stepProblems,
  WIZARD_STEPS,
  type WizardStep,
} from "#lib/domain/interviews/interview-form";
import type { TradeKey } from "#lib/domain/interviews/question-library";
import { BasicDetailsStep } from "./basic-details-step";
import { QuestionsStep } from "./questions-step";
import { SettingsStep } from "./settings-step";
import { fieldId, type StepProps } from "./wizard-step";

type WizardProps = {
  draft: InterviewDraft;
  timeZone: string;
  /** Whether a language model is there to draft questions. */
  canDraft: boolean;
  trade: TradeKey;
  saving: boolean;
  edit: StepProps["edit"];
  goTo: (step: WizardStep) => void;
  create: () => void;
};

/** Basic Details, Interview Questions, Settings. */
export function Wizard({
  draft,
  timeZone,
  canDraft,
  trade,
  saving,
  edit,
  goTo,
  create,
}: WizardProps) {
  const { form, step } = draft;
  const [tried, setTried] = useState<readonly WizardStep[]>([]);
  const at = WIZARD_STEPS.indexOf(step);
  const before = WIZARD_STEPS[at - 1];
  const after = WIZARD_STEPS[at + 1];
  const now = new Date();
  const problems = stepProblems(step, form, timeZone, now);
  const shown = tried.includes(step) || step === "settings" ? problems : {};

  const isFilled = (name: WizardStep) =>
    name !== "settings" && Object.keys(stepProblems(name, form, timeZone, now)).length === 0;

  function showProblems(where: WizardStep, found: Problems) {
    flushSync(() => {
      setTried([...tried, where]);
      goTo(where);
    });
    document.getElementById(fieldId(Object.keys(found)[0] ?? ""))?.focus();
  }

  function next() {
    if (Object.keys(problems).length > 0) showProblems(step, problems);
    else if (after) goTo(after);
  }

  function finish() {
    const found = firstProblem(form, timeZone, new Date());
    if (found) showProblems(found.step, found.problems);
    else create();
  }

  const stepProps: StepProps = { form, problems: shown, edit };
  return (
    <Tabs
      value={step}
      onValueChange={(value) => goTo(WIZARD_STEPS.find((name) => name === value) ?? step)}
    >
      <TabsList aria-label="Steps">
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
        <BasicDetailsStep {...stepProps} />
      </TabsContent>
      <TabsContent value="questions">
        <QuestionsStep {...stepProps} canDraft={canDraft} trade={trade} />
      </TabsContent>
      <TabsContent value="settings">
        <SettingsStep {...stepProps} timeZone={timeZone} />
      </TabsContent>
      <div className="mt-8 flex justify-between gap-3 border-t pt-5">
        {before ? (
          <Button variant="outline" onClick={() => goTo(before)}>
            Previous
          </Button>
        ) : (
          <span />
        )}
        {after ? (
          <Button onClick={next}>Next</Button>
        ) : (
          <Button aria-disabled={saving} onClick={finish}>
            {saving ? <Spinner /> : null}
            {saving ? "Creating interview" : "Create Interview"}
          </Button>
        )}
      </div>
    </Tabs>
  );
}
