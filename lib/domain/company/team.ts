/** What somebody may be in a company: its one owner, or a member. */
export const SEAT_ROLES = ["owner", "manager", "viewer"] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];
export type MemberRole = Exclude<SeatRole, "owner">;

export const MEMBER_ROLES = ["manager", "viewer"] as const satisfies readonly MemberRole[];

/**
 * What is asked of a role. `invite` is whatever goes to people: invitations, reminders, offered times, links for
 * shortlists, second tries. `own` is money, the company's profile, retention and holds, integrations, the team, the
 * calendar's address, requests for accommodations, and the export.
 */
export const SEAT_ACTIONS = ["read", "note", "decide", "invite", "edit", "own"] as const;
export type SeatAction = (typeof SEAT_ACTIONS)[number];

const ALLOWED: Readonly<Record<SeatRole, readonly SeatAction[]>> = {
  owner: SEAT_ACTIONS,
  manager: ["read", "note", "decide", "invite", "edit"],
  viewer: ["read", "note"],
};

/** Whether a role may do something: one rule for pages, handlers and, as rows, the database. */
export function may(role: SeatRole, action: SeatAction): boolean {
  return ALLOWED[role].includes(action);
}

/** Each role with each of its actions, as the database keeps them. */
export function roleActions(): { role: SeatRole; action: SeatAction }[] {
  return SEAT_ROLES.flatMap((role) => ALLOWED[role].map((action) => ({ role, action })));
}

/** What somebody is in a company, and the name of whose it is. */
export type Seat = { role: SeatRole; ownerName: string };

/** Of a page or a job that is no member's. */
export const OWNERS_SEAT: Seat = { role: "owner", ownerName: "" };

/** Whom a member asks for what only the owner can do: 'Ask Dana Reyes (owner) for a larger plan.' */
export const askOwner = (ownerName: string, to: string) => `Ask ${ownerName} (owner) ${to}.`;

export const ROLE_LABELS: Readonly<Record<SeatRole, string>> = {
  owner: "Owner",
  manager: "Manager",
  viewer: "Viewer",
};

export const ROLE_MEANINGS: Readonly<Record<MemberRole, string>> = {
  manager: "Interviews, candidates, decisions, emails, and invitations. No billing or settings.",
  viewer: "Reads answers and writes notes. Decides and sends nothing.",
};

/** An invitation to join works for so many days, and so many may wait at once. */
export const JOIN_DAYS = 7;
export const MAX_JOIN_INVITATIONS = 50;
/** A company's people, those who left not counted. */
export const MAX_MEMBERS = 200;
/** Interviews that a viewer is limited to; more are all of them. */
export const MAX_CHOSEN_INTERVIEWS = 50;
/** An offered ownership can be taken for so many days. */
export const HANDOVER_DAYS = 7;

/** What Company Settings hold for a role. */
export function settingsWords(role: SeatRole): string {
  return may(role, "own")
    ? "Manage your company information and branding"
    : "Your team, your preferences, and your account";
}

/** What somebody is told whose role doesn't allow what they asked for. */
export function roleRefusal(action: SeatAction): string {
  return action === "own"
    ? "Only the company's owner can do this. Nothing was changed."
    : "Your role in this company doesn't allow this. Nothing was changed. Ask the owner if you need it.";
}

export type TeamPerson = {
  userId: string;
  name: string;
  role: SeatRole;
  /** Theirs and, to the owner, everybody's. */
  email: string | null;
  /** The interviews that a viewer is limited to; null for all, and for whoever may not see it. */
  interviews: string[] | null;
  isMe: boolean;
};

/** Somebody who works in the reader's company, the reader too. */
export type Colleague = { userId: string; name: string; isMe: boolean };

export type Team = {
  people: TeamPerson[];
  invitations: { id: string; email: string; role: MemberRole; isOver: boolean }[];
  /** To whom the owner has offered the company. */
  offeredTo: string | null;
};

/** What a link to join still is. */
export type JoinState = "open" | "expired" | "used" | "taken_back";

/** For how many minutes a recording that is open already can still play after its viewer was removed. */
export const MEDIA_MINUTES_LEFT = 5;
