"use client";

import { useCallback, useEffect, useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { RetryAlert } from "#components/shared/retry-alert";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { Loading } from "#components/ui/spinner";
import { request } from "#lib/browser/request";
import { atsJobPath } from "#lib/domain/core/integration-routes";
import type { AtsJob } from "#lib/domain/integrations/connection";
import { linkNote } from "#lib/domain/integrations/delivery-words";

type Linked = { jobId: string; jobTitle: string };

type AtsJobFormProps = {
  interviewId: string;
  ats: string;
  linked: Linked | null;
  onLinked: (job: Linked) => void;
  onCancel: () => void;
};

/** The jobs of the ATS, one of which is chosen. */
export function AtsJobForm(props: AtsJobFormProps) {
  const { jobs, failure, reload } = useAtsJobs(props.interviewId);
  const box = useRestoreFocus<HTMLDivElement>(jobs ?? failure);
  if (jobs !== null && jobs.length > 0) {
    return (
      <div ref={box} tabIndex={-1}>
        <Choice {...props} jobs={jobs} />
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-4">
      {failure !== null ? (
        <RetryAlert again={reload}>{failure}</RetryAlert>
      ) : jobs === null ? (
        <Loading text={`Loading jobs from ${props.ats}…`} />
      ) : (
        <p>{props.ats} has no jobs yet. Add one there, and then choose it here.</p>
      )}
      <Cancel onCancel={props.onCancel} />
    </div>
  );
}

function Choice({
  interviewId,
  ats,
  linked,
  jobs,
  onLinked,
  onCancel,
}: AtsJobFormProps & { jobs: readonly AtsJob[] }) {
  const { send, busy, error } = useSend();
  const [chosen, setChosen] = useState(linked?.jobId ?? "");
  const job = jobs.find(({ id }) => id === chosen);
  const changed = job !== undefined && chosen !== linked?.jobId;
  useUnsavedChanges(changed);

  async function link() {
    if (job === undefined) return;
    const done = await send(atsJobPath(interviewId), { jobId: job.id }, "PUT");
    if (!done) return;
    toast.success("The interview is linked");
    onLinked({ jobId: job.id, jobTitle: job.title });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void link();
      }}
      className="flex flex-col gap-4"
    >
      <FormError>{error?.message}</FormError>
      <Field id="ats-job" label={`Job in ${ats}`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">Choose a job</option>
            {jobs.map(({ id, title, open }) => (
              <option key={id} value={id} disabled={!open}>
                {open ? title : `${title} (closed)`}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <p aria-live="polite" className="text-muted-foreground [overflow-wrap:anywhere] empty:hidden">
        {changed ? linkNote(job.title, linked?.jobTitle ?? null) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy || !changed}>
          {busy ? "Linking…" : "Link job"}
        </Button>
        <Cancel onCancel={onCancel} />
      </div>
    </form>
  );
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="ghost" onClick={onCancel}>
      Cancel
    </Button>
  );
}

const FAILED = "We couldn't load the jobs from your ATS. Please try again.";

async function parsed(body: unknown) {
  const { jobsSchema } = await import("#lib/domain/integrations/connection");
  return jobsSchema.safeParse(body).data;
}

/** The jobs of the connected ATS, as it has them now; null while it is asked. */
function useAtsJobs(interviewId: string) {
  const [jobs, setJobs] = useState<AtsJob[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const reload = useCallback(() => {
    setFailure(null);
    void request(atsJobPath(interviewId)).then(async (answer) => {
      if (!answer.ok) return setFailure(answer.refusal.message ?? FAILED);
      const read = await parsed(answer.body).catch(() => undefined);
      if (read) setJobs(read.jobs);
      else setFailure(FAILED);
    });
  }, [interviewId]);

  useEffect(reload, [reload]);

  return { jobs, failure, reload };
}
