"use client";

import { useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { lazyPart } from "#components/shared/lazy-part";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { Loading } from "#components/ui/spinner";
import { loneLinkClasses } from "#components/ui/text-link";
import { atsJobPath } from "#lib/domain/core/integration-routes";
import { routes } from "#lib/domain/core/routes";
import { atsName } from "#lib/domain/integrations/catalogue";
import { documentsNote } from "#lib/domain/integrations/delivery-words";

// Loaded on use.
const AtsJobForm = lazyPart(() => import("./ats-job-form").then((module) => module.AtsJobForm), {
  loading: <Loading />,
});

type AtsJobCardProps = {
  interviewId: string;
  /** The id of the connected ATS; null if none is. */
  connected: string | null;
  link: { jobId: string; jobTitle: string } | null;
};

/** Beside the interview's settings, and saved by itself: the ATS job whose candidates these are. */
export function AtsJobCard({ interviewId, connected, link }: AtsJobCardProps) {
  const [job, setJob] = useState(link);
  const [choosing, setChoosing] = useState(false);
  /** How often the form came or went, and with it what had the focus. */
  const [turns, setTurns] = useState(0);
  const heading = useRestoreFocus<HTMLHeadingElement>(turns);
  const { send, busy, error, rest } = useSend();
  const name = atsName(connected ?? "");
  const note = documentsNote(connected ?? "");

  function show(form: boolean) {
    setChoosing(form);
    setTurns(turns + 1);
  }

  async function unlink() {
    const done = await send(atsJobPath(interviewId), {}, "DELETE");
    rest();
    if (!done) return;
    setJob(null);
    toast.success("The interview is no longer linked");
  }

  return (
    <Card className="mt-4 max-w-4xl">
      <CardContent className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg">
            Job in your applicant tracking system (ATS)
          </h2>
          <p className="text-muted-foreground [overflow-wrap:anywhere]">
            {connected === null
              ? "Connect your system to have each candidate's analysis and transcript sent to that job."
              : job
                ? `Candidates for this interview are sent to “${job.jobTitle}” in ${name} once they're scored.`
                : `Choose the job in ${name} that this interview is for. Candidates are sent there once they're scored.`}
          </p>
          {note === null ? null : <p className="text-muted-foreground">{note}</p>}
        </div>
        <FormError>{error?.message}</FormError>
        {connected === null ? (
          // A page with a policy of its own: only a full navigation brings it.
          <a href={routes.integrations} className={loneLinkClasses}>
            Open Integrations
          </a>
        ) : choosing ? (
          <AtsJobForm
            interviewId={interviewId}
            ats={name}
            linked={job}
            onLinked={(linked) => {
              setJob(linked);
              show(false);
            }}
            onCancel={() => show(false)}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => show(true)}>
              {job ? "Choose another job" : "Choose a job"}
            </Button>
            {job ? (
              <Button variant="ghost" aria-disabled={busy} onClick={() => void unlink()}>
                Unlink
              </Button>
            ) : null}
          </div>
        )}
      </CardContent>
    </Card>
  );
}
