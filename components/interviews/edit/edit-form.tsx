"use client";

import { useEffect, useState } from "react";
import { toast } from "sonner";
import { PageHeader } from "#components/shared/page-header";
import { confirmBeforeLeaving, useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useNavigate } from "#components/shared/use-navigate";
import { useRefresh } from "#components/shared/use-refresh";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { editInterviewPath, routes } from "#lib/domain/core/routes";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import {
  changedParts,
  type EditedInterview,
  isChanged,
} from "#lib/domain/interviews/interview-edit";
import type { WizardStep } from "#lib/domain/interviews/interview-form";
import type { ProviderName } from "#lib/domain/interviews/provider";
import type { TradeKey } from "#lib/domain/interviews/question-library";
import { hasPassed } from "#lib/domain/text/dates";
import { FailureNote } from "../wizard/failure-note";
import { Wizard } from "../wizard/wizard";
import { SavingOverlay } from "./saving-overlay";
import { StaleNote } from "./stale-note";
import { useSaveEdit } from "./use-save-edit";

export type EditSettings = {
  timeZone: string;
  canDraft?: boolean;
  /** Whose questions the library opens with. */
  trade?: TradeKey;
  /** Where candidates answer. */
  provider?: ProviderName;
};

/** The form over what is saved. An edit of another tab that came first is named, and what was typed here stays. */
export function EditForm({
  interview,
  timeZone,
  canDraft = false,
  trade = "any",
  provider = "native",
}: EditSettings & { interview: EditedInterview }) {
  const go = useNavigate();
  const refresh = useRefresh();
  const [base, setBase] = useState(interview);
  const [form, setForm] = useState(base.form);
  const [step, setStep] = useState<WizardStep>("basic-details");
  /** Whether another edit came before ours, and the interview was read again. */
  const [overtaken, setOvertaken] = useState(false);
  const { save, saving, failure } = useSaveEdit(timeZone);
  const dirty = isChanged(form, base.form);
  const isPastDeadline = hasPassed(base.deadline, new Date());
  const isNewer = interview.revision !== base.revision;
  const unread = overtaken && !isNewer;

  useUnsavedChanges(dirty && !saving);
  useEffect(() => {
    if (unread) toast.error(EDIT_TEXTS.error);
  }, [unread]);

  async function apply(over: EditedInterview) {
    setOvertaken(false);
    if ((await save(form, over)) !== "stale") return;
    if (!(await refresh(() => setOvertaken(true)))) toast.error(EDIT_TEXTS.error);
  }

  return (
    <>
      <PageHeader
        title="Edit Interview"
        description="Answers and scores you already have stay as they are. Anyone who has started keeps the questions they started with."
      />
      <div className="flex max-w-4xl flex-col gap-4">
        <FailureNote failure={failure} back={editInterviewPath(base.id)} />
        {overtaken && isNewer ? (
          <StaleNote
            changed={changedParts(base.form, interview.form)}
            keepMine={() => {
              setBase(interview);
              void apply(interview);
            }}
            takeTheirs={() => {
              setBase(interview);
              setForm(interview.form);
              setOvertaken(false);
            }}
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
              keptDeadline={base.form.deadline}
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
                    onClick={() => confirmBeforeLeaving("page", () => go(routes.interviews))}
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
