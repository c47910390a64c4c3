/**
 * What nobody has to get: an owner's mails about new answers, and a candidate's invitations and reminders. Every other
 * mail belongs to something that its reader does here.
 */
export const MAIL_TOPICS = ["answers", "invitations"] as const;

export type MailTopic = (typeof MAIL_TOPICS)[number];

/**
 * How many people who are no customers a company may mail in 24 hours: without a plan, in a trial, and once its first bill
 * was paid.
 */
export const STRANGERS_A_DAY = { none: 10, trial: 50, paid: 500 } as const;

/** An address, and whether it takes a mail of one topic or of none. */
export type Mailbox = {
  address: string;
  /** False after a bounce or a complaint, and if its owner wants none of the topic. */
  accepts: boolean;
  /** Stops mails of this topic; null if there is none. */
  stopToken: string | null;
};

/** What an address no longer gets: anything, or invitations. */
export const MAIL_STOP_TOPICS = ["all", "invitations"] as const;

/** Why: nothing arrives there, its owner called a mail of ours spam, or asked for it. */
export const MAIL_STOP_REASONS = ["bounce", "complaint", "asked"] as const;

/** What the mail service says of an address. */
export type MailTrouble = {
  address: string;
  reason: Exclude<(typeof MAIL_STOP_REASONS)[number], "asked">;
};

/** What an owner reads where a candidate reads of invitations. */
export const OWNER_STOP_TEXTS = {
  lead: "Unsubscribe, and we won't email you about new answers anymore. You can turn these emails on again in Settings. Emails about your account and your plan will still arrive.",
  done: "You're unsubscribed. We won't email you about new answers anymore.",
} as const;
