/** A text as the service keeps it: one of the product's, or one that somebody wrote to it. */
export type Text = {
  sid: string;
  direction: "outbound-api" | "inbound";
  from: string;
  to: string;
  body: string;
  status: string;
  error_code: number | null;
  num_segments: string;
  date_created: string;
  /** Where the product wants to hear of it. */
  callback: string | null;
};

/** What the next calls meet: a refusal, or an answer that is lost after the text was taken. */
export const FAULTS = { "429": "Too many requests", "500": "Server error", lost: "Answer lost" };

export type Fault = keyof typeof FAULTS;
export const isFault = (text: string): text is Fault => Object.hasOwn(FAULTS, text);

export type State = {
  texts: Text[];
  /** Numbers that wrote STOP: the service itself sends them nothing. */
  stopped: string[];
  fault: { kind: Fault; left: number } | null;
  /** Whether it says which word it obeyed and answered by itself, as a service with opt-out handling of its own does. */
  saysObeyed: boolean;
};

export const emptyState = (): State => ({ texts: [], stopped: [], fault: null, saysObeyed: false });

/** What may become of a text, by the button that plays it; carriers give the codes. */
export const OUTCOMES = {
  sent: { words: "Sent", status: "sent", code: null },
  delivered: { words: "Delivered", status: "delivered", code: null },
  unreachable: { words: "Phone off", status: "undelivered", code: 30003 },
  landline: { words: "Landline", status: "undelivered", code: 30006 },
  filtered: { words: "Filtered by carrier", status: "undelivered", code: 30007 },
  unregistered: { words: "Sender not registered", status: "failed", code: 30034 },
} as const;

export type Outcome = keyof typeof OUTCOMES;
export const isOutcome = (text: string): text is Outcome => Object.hasOwn(OUTCOMES, text);
