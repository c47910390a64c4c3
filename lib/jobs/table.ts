import { z } from "zod";
import type { Db } from "../data/db.ts";
import type { Job } from "../data/jobs.ts";
import { evaluateAttempt, giveUpEvaluation } from "../workflows/evaluate-attempt.ts";
import { processMedia } from "../workflows/process-media.ts";

export type Work = {
  run: (service: Db, job: Job) => Promise<void>;
  /** Called once, when the last try has failed. */
  giveUp?: (service: Db, job: Job) => Promise<void>;
};

const attempt = z.object({ attemptId: z.uuid() });
const media = z.object({ mediaId: z.uuid() });

/** What each kind of job does. */
export const WORK: Readonly<Record<string, Work>> = {
  evaluate_attempt: {
    run: (service, { id, payload }) =>
      evaluateAttempt(service, { jobId: id, attemptId: attempt.parse(payload).attemptId }),
    giveUp: (service, { payload }) => giveUpEvaluation(service, attempt.parse(payload).attemptId),
  },
  process_media: {
    run: (service, { payload }) => processMedia(service, media.parse(payload).mediaId),
  },
};
