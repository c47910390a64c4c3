"use client";

import { useState } from "react";
import { toast } from "sonner";
import { PageHeader } from "#components/shared/page-header";
import { askBefore, useUnsaved } from "#components/shared/unsaved";
import { useGo } from "#components/shared/use-go";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { changedParts, formOf, isChanged } from "#lib/domain/interviews/interview-edit";
import type { InterviewForm, WizardStep } from "#lib/domain/interviews/interview-form";
import type { ProviderName } from "#lib/domain/interviews/provider";
import type { TradeKey } from "#lib/domain/interviews/question-library";
import type { StoredInterview } from "#lib/domain/interviews/stored-interview";
import { editInterviewPath, routes } from "#lib/domain/site/routes";
import { hasPassed } from "#lib/domain/text/dates";
import { FailureNote } from "./failure-note";
import { SavingOverlay } from "./saving-overlay";
import { StaleNote } from "./stale-note";
import { useSaveEdit } from "./use-save-edit";
import { Wizard } from "./wizard";

type EditFormProps = {
  stored: StoredInterview;
  reload: () => Promise<StoredInterview | null>;
  timeZone: string;
  canDraft?: boolean;
  trade?: TradeKey;
  provider?: ProviderName;
};

type Stale = { newer: StoredInterview; changed: string[] };

/** The form over what is saved. An edit of another tab that came first is named, and what was typed here stays. */
export function EditForm({
  stored,
  reload,
  timeZone,
  canDraft = false,
  trade = "any",
  provider = "native",
}: EditFormProps) {
  const go = useGo();
  const [base, setBase] = useState(stored);
  const [form, setForm] = useState<InterviewForm>(() => formOf(stored, timeZone));
  const [step, setStep] = useState<WizardStep>("basic-details");
  const [stale, setStale] = useState<Stale | null>(null);
  const { save, saving, failure } = useSaveEdit(timeZone);
  const before = formOf(base, timeZone);
  const dirty = isChanged(form, before);
  const isPastDeadline = hasPassed(base.deadline, new Date());

  useUnsaved(dirty && !saving);

  async function apply(over: StoredInterview) {
    setStale(null);
    if ((await save(form, over)) !== "stale") return;
    const newer = await reload();
    if (newer === null) return void toast.error(EDIT_TEXTS.error);
    const changed = changedParts(formOf(over, timeZone), formOf(newer, timeZone));
    setStale({ newer, changed });
  }

  function show(newer: StoredInterview) {
    setBase(newer);
    setForm(formOf(newer, timeZone));
    setStale(null);
  }

  return (
    <>
      <PageHeader
        title="Edit Interview"
        description="Answers and scores you already have stay as they are. Anyone who has started keeps the questions they started with."
      />
      <div className="flex max-w-4xl flex-col gap-4">
        <FailureNote failure={failure} back={editInterviewPath(base.id)} />
        {stale ? (
          <StaleNote
            changed={stale.changed}
            keepMine={() => {
              setBase(stale.newer);
              void apply(stale.newer);
            }}
            takeTheirs={() => show(stale.newer)}
          />
        ) : null}
        {base.closed ? (
          <Alert>
            This interview is closed, so nobody new can start it. To reopen it, open its “…” menu
            under Interviews.
          </Alert>
        ) : isPastDeadline ? (
          <Alert>
            The deadline has passed, so nobody new can start this interview. To open it again,
            choose a later date or remove the deadline in Settings.
          </Alert>
        ) : null}
        <Card>
          <CardContent className="pt-2 sm:pt-3">
            <Wizard
              form={form}
              step={step}
              timeZone={timeZone}
              keptDeadline={before.deadline}
              closed={base.closed}
              canDraft={canDraft}
              trade={trade}
              provider={provider}
              edit={(change) => setForm((now) => ({ ...now, ...change }))}
              goTo={setStep}
              save={() => void apply(base)}
              actions={(finish) => (
                <>
                  <Button
                    variant="outline"
                    onClick={() => askBefore("page", () => go(routes.interviews))}
                  >
                    Cancel
                  </Button>
                  <Button disabled={!dirty || saving} onClick={finish}>
                    Apply
                  </Button>
                </>
              )}
            />
          </CardContent>
        </Card>
      </div>
      {saving ? <SavingOverlay /> : null}
    </>
  );
}
