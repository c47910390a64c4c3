"use client";

import { History, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { PageHeader } from "#components/shared/page-header";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { Skeleton } from "#components/ui/skeleton";
import { Loading, Spinner } from "#components/ui/spinner";
import type { Industry } from "#lib/domain/company/industries";
import type { InterviewDraft } from "#lib/domain/interviews/interview-draft";
import { firstProblem, isUntouched } from "#lib/domain/interviews/interview-form";
import type { InterviewCreated } from "#lib/domain/interviews/interview-request";
import type { ProviderName } from "#lib/domain/interviews/provider";
import type { TradeKey } from "#lib/domain/interviews/question-library";
import type { ShareFacts } from "#lib/domain/interviews/share-words";
import { toRequest } from "#lib/domain/interviews/to-request";
import { savedIn } from "#lib/domain/interviews/translations";
import { FailureNote } from "./failure-note";
import { ReadyInterviews } from "./ready-interviews";
import { SampleNote, useSample } from "./sample-note";
import { useCreateInterview } from "./use-create-interview";
import { useInterviewDraft } from "./use-interview-draft";
import { Wizard } from "./wizard";
import { WizardSummary } from "./wizard-summary";

// Loaded once there is something to show.
const CreatedScreen = lazyPart(
  () => import("./created-screen").then((module) => module.CreatedScreen),
  { loading: <Loading className="py-24" /> },
);

type CreateInterviewProps = {
  sender: { userId: string; departmentKey: string | null; timeZone: string };
  /** Where candidates answer. */
  provider?: ProviderName;
  /** Whose job it is, and where, as those read it whom the link is shared with. */
  company: Pick<ShareFacts, "company" | "place">;
  canDraft?: boolean;
  /** Whose questions the library opens with. */
  trade?: TradeKey;
  /** What the company does: its ready interviews are offered. */
  industry?: Industry | null | undefined;
  /** The trade whose sample interview was asked for in the address. */
  sample?: string | undefined;
  /** The owner's address, while it is not proved. */
  unconfirmed?: string | undefined;
  hasPlan?: boolean;
};

/** The wizard from its first field to the link. */
export function CreateInterview({
  sender,
  provider = "native",
  canDraft = false,
  trade = "any",
  industry,
  sample,
  company,
  unconfirmed,
  hasPlan = true,
}: CreateInterviewProps) {
  const { draft, slot, restored, kept, edit, goTo, markSent, startOver, putBack } =
    useInterviewDraft(sender.userId);
  const { create, saving, failure, clearFailure } = useCreateInterview();
  const [created, setCreated] = useState<(InterviewCreated & { facts: ShareFacts }) | null>(null);
  const [removed, setRemoved] = useState<InterviewDraft | null>(null);
  // The next one begins empty.
  const [asked, setAsked] = useState(sample);
  const picked = useSample(asked);
  // A browser that keeps nothing loses it with the page.
  useUnsavedChanges(draft !== null && !kept && !isUntouched(draft.form) && !saving);

  if (!draft || (picked === undefined && isUntouched(draft.form))) return <WizardSkeleton />;
  if (created) {
    return (
      <CreatedScreen
        interview={created}
        facts={created.facts}
        createAnother={() => setCreated(null)}
        unconfirmed={unconfirmed}
        hasPlan={hasPlan}
      />
    );
  }

  async function save(sent: NonNullable<typeof draft>) {
    markSent();
    const made = await create(toRequest(sent.form, { ...sender, interviewId: sent.interviewId }));
    if (!made) return;
    startOver();
    setRemoved(null);
    setAsked(undefined);
    const { title: job, hourlyRate: pay, language } = sent.form;
    const translations = savedIn(sent.form, sent.form.translations);
    setCreated({ ...made, facts: { ...company, job, language, translations, pay } });
  }

  const createButton = (onClick: () => void) => (
    <Button aria-disabled={saving} onClick={onClick}>
      {saving ? <Spinner /> : null}
      <span>{saving ? "Creating interview" : "Create Interview"}</span>
    </Button>
  );
  const isWhole = firstProblem(draft.form, { ...sender, now: new Date() }) === null;
  // The last step has its own.
  const wholeButton = isWhole && draft.step !== "settings" ? createButton(() => save(draft)) : null;
  return (
    <>
      <PageHeader
        title="Create an interview"
        description="Write it once, share one link, and every candidate gets the same questions."
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <DraftNote
            restored={restored}
            startOver={() => {
              setRemoved(startOver());
              clearFailure();
            }}
            undo={removed && isUntouched(draft.form) ? () => putBack(removed) : null}
          >
            {picked === null && wholeButton}
          </DraftNote>
          <SampleNote sample={picked ?? null} form={draft.form} provider={provider} edit={edit}>
            {wholeButton}
          </SampleNote>
          {picked === null && !restored && draft.step === "basic-details" ? (
            <ReadyInterviews industry={industry} pick={setAsked} />
          ) : null}
          <FailureNote failure={failure} />
          <Card>
            <CardContent className="pt-2 sm:pt-3">
              <Wizard
                form={draft.form}
                step={draft.step}
                timeZone={sender.timeZone}
                canDraft={canDraft}
                trade={trade}
                provider={provider}
                edit={edit}
                goTo={goTo}
                save={() => save(draft)}
                actions={(finish, last) => (last ? createButton(finish) : null)}
              />
            </CardContent>
          </Card>
          <p aria-live="polite" className="min-h-5 text-muted-foreground text-sm">
            {kept ? "Your draft is saved in this browser." : null}
          </p>
        </div>
        <div className="xl:sticky xl:top-6">
          <WizardSummary form={draft.form} timeZone={sender.timeZone} slot={slot} />
        </div>
      </div>
    </>
  );
}

type DraftNoteProps = {
  restored: boolean;
  startOver: () => void;
  /** Takes the new start back; null if there was none, or something is written since. */
  undo: (() => void) | null;
  /** What else can be done with the one that came back. */
  children?: ReactNode;
};

/** Says that an unfinished interview came back, and offers an empty one; after that, the way back. */
function DraftNote({ restored, startOver, undo, children }: DraftNoteProps) {
  if (!restored && undo === null) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-tint px-4 py-2 text-tint-foreground"
    >
      <p className="flex items-center gap-3">
        <History aria-hidden className="size-5 shrink-0" />
        <span>
          {undo === null
            ? "We saved your unfinished interview. Pick up where you left off."
            : "Your unfinished interview was removed."}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {undo === null ? children : null}
        <Button variant="ghost" className="-mr-2 text-inherit" onClick={undo ?? startOver}>
          {undo === null ? (
            "Start over"
          ) : (
            <>
              <Undo2 aria-hidden /> <span>Undo</span>
            </>
          )}
        </Button>
      </div>
    </div>
  );
}

/** The wizard's shape while this tab looks for its draft. */
export function WizardSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-6">
      <Skeleton className="h-9 w-64" />
      <Card>
        <CardContent className="flex flex-col gap-6">
          <Skeleton className="h-11 w-full max-w-md" />
          <Skeleton className="h-16 w-full" />
          <div className="grid gap-6 sm:grid-cols-2">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="h-40 w-full" />
        </CardContent>
      </Card>
    </div>
  );
}
