"use client";

import { useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { Loading } from "#components/ui/spinner";
import { atsJobPath } from "#lib/domain/site/integration-routes";
import { useAtsJobs } from "./use-ats-jobs";

type AtsJobFormProps = {
  interviewId: string;
  /** What the ATS is called. */
  ats: string;
  linked: string;
  onLinked: (job: { jobId: string; jobTitle: string }) => void;
  onCancel: () => void;
};

/** The jobs of the ATS, one of which is chosen. */
export function AtsJobForm({ interviewId, ats, linked, onLinked, onCancel }: AtsJobFormProps) {
  const { jobs, failure, reload } = useAtsJobs(interviewId);
  const { send, busy, error } = useSend();
  const [chosen, setChosen] = useState(linked);

  if (failure !== null)
    return (
      <Alert variant="error" role="alert">
        <p>{failure}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={reload}>
          Try again
        </Button>
      </Alert>
    );
  if (jobs === null)
    return <Loading className="justify-start" text={`Loading jobs from ${ats}…`} />;
  if (jobs.length === 0)
    return <p>{ats} has no jobs yet. Add one there, and then choose it here.</p>;

  async function link() {
    const done = await send(atsJobPath(interviewId), { jobId: chosen }, "PUT");
    if (!done) return;
    toast.success("The interview is linked");
    onLinked({ jobId: chosen, jobTitle: jobs?.find(({ id }) => id === chosen)?.title ?? chosen });
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
              <option key={id} value={id}>
                {open ? title : `${title} (closed)`}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy || chosen === ""}>
          {busy ? "Linking…" : "Link job"}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
