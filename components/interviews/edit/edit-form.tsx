"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toast } from "sonner";
import { PageHeader } from "#components/shared/page-header";
import { confirmBeforeLeaving, useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useNavigate } from "#components/shared/use-navigate";
import { useRefresh } from "#components/shared/use-refresh";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { Spinner } from "#components/ui/spinner";
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
import { edited } from "#lib/domain/interviews/written-for";
import { hasPassed } from "#lib/domain/text/dates";
import { FailureNote } from "../wizard/failure-note";
import { Wizard } from "../wizard/wizard";
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
              edit={(change) => setForm((now) => edited(now, change))}
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

/** Covers the page while an edit is saved, until the list comes. */
function SavingOverlay() {
  return createPortal(
    <div className="fixed inset-0 z-50 grid place-items-center bg-overlay">
      <p
        role="status"
        className="flex items-center gap-3 rounded-xl border bg-popover px-6 py-5 font-semibold text-popover-foreground shadow-soft"
      >
        <Spinner />
        {EDIT_TEXTS.saving}
      </p>
    </div>,
    document.body,
  );
}

const AND = new Intl.ListFormat("en");

/** A phone has no line as long as these. */
const WRAPS = "h-auto min-h-11 max-w-full whitespace-normal py-2";

type StaleNoteProps = {
  /** What the other edit changed. */
  changed: readonly string[];
  /** Saves what was typed over it, or shows it in place of what was typed. */
  keepMine: () => void;
  takeTheirs: () => void;
};

/** Somebody else's edit came first: what it changed, and that nothing was lost. */
export function StaleNote({ changed, keepMine, takeTheirs }: StaleNoteProps) {
  return (
    <Alert variant="warning" role="alert">
      <p className="font-semibold">{EDIT_TEXTS.changed}</p>
      <p>
        <span>
          {changed.length > 0
            ? `It changed ${AND.format(changed)}.`
            : "It didn't change anything in this form."}
        </span>{" "}
        Your changes weren't saved, and they're still here.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" className={WRAPS} onClick={keepMine}>
          Save my version instead
        </Button>
        <Button variant="outline" className={WRAPS} onClick={takeTheirs}>
          Discard mine and show the saved version
        </Button>
      </div>
    </Alert>
  );
}
