/** The texts of /integrations, and those beside them. */
export const ATS_TEXTS = {
  heading: "Integrations",
  gateTitle: "Scale Your Hiring with Powerful ATS Integrations",
  intro:
    "Connect your applicant tracking system (ATS), and each candidate's analysis and transcript are sent there automatically.",
  connect: "Connect an Integration",
  edit: "Edit Integration",
  loading: "Loading...",
  none: "No integrations connected yet.",
  connected: "Your ATS is now connected",
  disconnected: "Your ATS is disconnected",
  /** If another one has taken the place of what somebody ended. */
  replaced: "A different ATS is connected now, and it stays connected.",
  delivery:
    "Candidate analysis and interview transcript PDFs are delivered automatically to your ATS.",
  connectedList: "Connected Integrations",
  available: "Available Integrations",
  more: "+ more integrations available",
  /** If no key of Knit is configured. */
  notSetUp: "ATS connections aren't set up on this site yet. There's nothing you need to do.",
  notConnected: "No ATS is connected. Connect one under Integrations first.",
  notConfirmed:
    "We couldn't confirm the connection, so your ATS isn't connected yet. Please try again.",
  elsewhere: "This connection belongs to another account. Please connect your ATS again.",
  interviewMissing: "This interview doesn't exist anymore.",
  jobMissing: "This job isn't in your ATS anymore. Choose another one.",
  jobClosed: "This job is closed in your ATS. Choose an open one.",
  notSendable:
    "This candidate can't be sent yet. On the interview's edit page, link it to a job in your ATS first.",
} as const;

/** What an employer reads if a connected ATS no longer lets us in, and how to connect it again. */
export function refusedWords(ats: string): { title: string; text: string } {
  return {
    title: `${ats} is refusing the connection`,
    text: `Nothing is delivered until you connect it again. Press “${ATS_TEXTS.edit}” and sign in to ${ats}; anything waiting will be sent then.`,
  };
}

/** Why an ATS gave no list of jobs, or took no candidate, if it no longer lets us in. */
export function refusedConnection(ats: string): string {
  return `${ats} refused the connection. Open Integrations and connect it again.`;
}

/** What the red box says of a session that couldn't be opened. `status`: of an answer that was no success. */
export function sessionFailure(status: number | "invalid" | "none"): string {
  if (status === "invalid") return "Invalid response from server";
  return status === "none" ? "Authentication session failed" : `Authentication failed: ${status}`;
}
