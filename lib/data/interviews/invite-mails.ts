import type { InviteState } from "#lib/domain/interviews/invite";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type ServiceDb, unwrap } from "../db.ts";

/** What an invitation by mail is made of. Times are ISO. */
type InviteToSend = {
  email: string;
  name: string;
  state: InviteState;
  reminded: boolean;
  job: string;
  key: string;
  /** Its address at the provider that it is answered at; null if that is our own room. */
  elsewhere: string | null;
  language: LanguageCode;
  deadline: string | null;
  closed: boolean;
  company: string;
  timeZone: string;
  /** The account in whose name it goes. */
  ownerId: string;
  departmentKey: string;
  /** Whether somebody has begun the interview already: with this address, or with another one by its link. */
  taken: boolean;
  /** What its link carries. */
  token: string;
};

const INVITE = `email, name, state, reminded_at, department_key,
  interviews!inner(title, willo_interview_key, provider, interview_link, language, deadline, closed_at, deleted_at),
  company_profiles!inner(company_name, time_zone, created_by_user_id)`;

/** Whom an invitation is for; null where it is gone or its address was removed. */
export async function readInviteToSend(
  service: ServiceDb,
  inviteId: string,
): Promise<InviteToSend | null> {
  const data = unwrap(
    await service.from("invites").select(INVITE).eq("id", inviteId).maybeSingle(),
  );
  if (data === null || data.email === null) return null;
  const [taken, token] = await Promise.all([
    service.rpc("invite_was_taken", { p_invite: inviteId }),
    service.rpc("invite_token", { p_invite: inviteId }),
  ]);
  const { interviews: interview, company_profiles: company } = data;
  return {
    email: data.email,
    name: data.name ?? "",
    state: data.state,
    reminded: data.reminded_at !== null,
    job: interview.title,
    key: interview.willo_interview_key,
    elsewhere: interview.provider === "native" ? null : interview.interview_link,
    language: interview.language,
    deadline: interview.deadline,
    closed: interview.closed_at !== null || interview.deleted_at !== null,
    company: company.company_name,
    timeZone: company.time_zone,
    ownerId: company.created_by_user_id,
    departmentKey: data.department_key,
    taken: unwrap(taken),
    token: unwrap(token),
  };
}

/** Keeps what became of an invitation that waited to be sent. */
export async function settleInvite(
  service: ServiceDb,
  inviteId: string,
  state: InviteState,
): Promise<void> {
  const sent = state === "sent" ? { sent_at: new Date().toISOString() } : {};
  unwrap(
    await service
      .from("invites")
      .update({ state, ...sent })
      .eq("id", inviteId)
      .eq("state", "queued"),
  );
}

/** Keeps that somebody was reminded. */
export async function markReminded(service: ServiceDb, inviteId: string): Promise<void> {
  const reminded_at = new Date().toISOString();
  unwrap(await service.from("invites").update({ reminded_at }).eq("id", inviteId));
}

/** Lets a reminder be queued anew, when the time has come again. */
export async function putOffReminder(service: ServiceDb, inviteId: string): Promise<void> {
  unwrap(await service.from("invites").update({ reminder_queued_at: null }).eq("id", inviteId));
}

const BATCH = 200;

/** Queues reminders that are due, and removes names and addresses that nobody needs. */
export async function sweepInvites(service: ServiceDb): Promise<void> {
  unwrap(await service.rpc("queue_invite_reminders", { p_limit: BATCH }));
  unwrap(await service.rpc("forget_invited"));
}
