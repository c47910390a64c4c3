export type Attachment = {
  id: string;
  fileName: string;
  fileType: string;
  /** Base64. */
  content: string;
};

export type Application = {
  id: string;
  integrationId: string;
  jobId: string;
  candidateId: string;
  attachments: Attachment[];
};

export type Candidate = {
  id: string;
  integrationId: string;
  firstName: string;
  lastName: string;
  emails: { type: string; email: string }[];
};

export type Integration = {
  id: string;
  orgId: string;
  appId: string;
  category: string;
  isActive: boolean;
};

/** How the next calls fail: some before they are done, others after. */
export const FAULTS = {
  "401": "answers 401",
  "429": "answers 429 with Retry-After",
  "500": "answers 500",
  html: "answers a page of HTML",
  truncated: "does it, and the answer breaks off",
  silent: "does it, and doesn't answer",
} as const;

export type FaultKind = keyof typeof FAULTS;

export type Fault = { kind: FaultKind; tool: string; left: number };

export type State = {
  tokens: Record<string, string>;
  integrations: Integration[];
  candidates: Candidate[];
  applications: Application[];
  /** Ids of jobs that were deleted. */
  deletedJobs: string[];
  fault: Fault | null;
};

export const emptyState = (): State => ({
  tokens: {},
  integrations: [],
  candidates: [],
  applications: [],
  deletedJobs: [],
  fault: null,
});

/** The jobs of every ATS here. */
const JOBS = [
  { id: "job_night", title: "Night cleaner", status: "OPEN" },
  { id: "job_lead", title: "Crew lead", status: "OPEN" },
  { id: "job_hvac", title: "HVAC technician", status: "OPEN" },
  { id: "job_cook", title: "Line cook", status: "CLOSED" },
];

export const jobsOf = (state: State) => JOBS.filter(({ id }) => !state.deletedJobs.includes(id));
