"use client";

import { useCallback, useEffect, useState } from "react";
import { request } from "#lib/browser/request";
import { atsJobPath } from "#lib/domain/core/integration-routes";
import type { AtsJob } from "#lib/domain/integrations/connection";

const FAILED = "We couldn't load the jobs from your ATS. Please try again.";

async function parsed(body: unknown) {
  const { jobsSchema } = await import("#lib/domain/integrations/connection");
  return jobsSchema.safeParse(body).data;
}

/** The jobs of the connected ATS, as it has them now; null while it is asked. */
export function useAtsJobs(interviewId: string) {
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
