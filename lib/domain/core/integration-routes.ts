import { routes } from "./routes.ts";

/** Where a browser asks which ATS an account has connected, and ends that. */
export function integrationsApiPath(userId: string): string {
  return `/api/knit/integrations/${userId}`;
}

/** The jobs of the connected ATS, and the one that an interview is linked to. */
export function atsJobPath(interviewId: string): string {
  return `/api/interviews/${interviewId}/ats-job`;
}

/** Where a candidate is sent to the ATS once more. */
export function atsDeliveryPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/ats-delivery`;
}

/** Whether a page may load the window that connects an ATS; its policy comes with a full navigation only. */
export function connectsAts(pathname: string): boolean {
  return pathname.replace(/(.)\/$/, "$1") === routes.integrations;
}
