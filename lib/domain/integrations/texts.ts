/** The texts of /integrations, and those beside them. */
export const ATS_TEXTS = {
  heading: "Integrations",
  gateTitle: "Scale Your Hiring with Powerful ATS Integrations",
  intro:
    "Connect your applicant tracking system (ATS). Each candidate's analysis and transcript then arrive there by themselves.",
  connect: "Connect an Integration",
  edit: "Edit Integration",
  loading: "Loading...",
  none: "No integrations connected yet.",
  connected: "Your ATS is now connected",
  delivery:
    "Candidate analysis and interview transcript PDFs are delivered automatically to your ATS.",
  connectedList: "Connected Integrations",
  available: "Available Integrations",
  more: "+ more integrations available",
  /** Where no key of Knit is configured. */
  notSetUp: "Connecting an ATS isn't set up on this site yet. Nothing is missing on your side.",
  needsScale: "This feature requires the Scale Plan.",
  notConnected: "No ATS is connected. Connect one under Integrations first.",
  notConfirmed:
    "Your ATS isn't connected: the service that connects it didn't confirm it. Please try again.",
  elsewhere: "This connection belongs to another account. Please connect your ATS again.",
  interviewMissing: "This interview doesn't exist anymore.",
  jobMissing: "This job isn't in your ATS anymore. Choose another one.",
  notSendable:
    "This candidate can't be sent. Link the interview to a job of your ATS on its edit page first.",
} as const;

/** What the red box says of a session that couldn't be opened. `status`: of an answer that was no success. */
export function sessionFailure(status: number | "invalid" | "none"): string {
  if (status === "invalid") return "Invalid response from server";
  return status === "none" ? "Authentication session failed" : `Authentication failed: ${status}`;
}
