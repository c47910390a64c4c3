"use client";

import { useCallback, useEffect, useState } from "react";
import { request } from "#lib/browser/request";
import { type AtsJob, jobsSchema } from "#lib/domain/integrations/connection";
import { atsJobPath } from "#lib/domain/site/integration-routes";

const FAILED = "We couldn't load the jobs from your ATS. Please try again.";

/** The jobs of the connected ATS, as it has them now; null while it is asked. */
export function useAtsJobs(interviewId: string) {
  const [jobs, setJobs] = useState<AtsJob[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const reload = useCallback(() => {
    setFailure(null);
    void request(atsJobPath(interviewId)).then((answer) => {
      const read = answer.ok ? jobsSchema.safeParse(answer.body).data : undefined;
      if (read) setJobs(read.jobs);
      else setFailure((answer.ok ? null : answer.refusal.message) ?? FAILED);
    });
  }, [interviewId]);

  useEffect(reload, [reload]);

  return { jobs, failure, reload };
}
