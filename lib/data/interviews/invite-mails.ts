import type { InviteState } from "#lib/domain/interviews/invite";
import { type ServiceDb, unwrap } from "../db.ts";
import { storedTitle } from "./interviews.ts";

const INVITE = `email, phone, name, state, language, asked_again, reminded_at, department_key,
  interviews!inner(id, title, translations, willo_interview_key, provider, interview_link, language, deadline, closed_at, deleted_at),
  company_profiles!inner(company_name, time_zone, created_by_user_id)`;

/** What an invitation by mail is made of; null if it is gone or its address was removed. Times are ISO. */
export async function readInviteToSend(service: ServiceDb, inviteId: string) {
  const invite = await readInvite(service, inviteId);
  return invite?.email ? { ...invite, email: invite.email } : null;
}

/** The same of an invitation that we text. */
export async function readInviteToText(service: ServiceDb, inviteId: string) {
  const invite = await readInvite(service, inviteId);
  return invite?.phone ? { ...invite, phone: invite.phone } : null;
}

async function readInvite(service: ServiceDb, inviteId: string) {
  const data = unwrap(
    await service.from("invites").select(INVITE).eq("id", inviteId).maybeSingle(),
  );
  if (data === null) return null;
  const [taken, token] = await Promise.all([
    service.rpc("invite_was_taken", { p_invite: inviteId }),
    service.rpc("invite_token", { p_invite: inviteId }),
  ]);
  const { interviews: interview, company_profiles: company } = data;
  const language = data.language ?? interview.language;
  return {
    email: data.email,
    phone: data.phone,
    name: data.name ?? "",
    state: data.state,
    askedAgain: data.asked_again,
    reminded: data.reminded_at !== null,
    interviewId: interview.id,
    /** As its owner wrote it, and as the message says it. */
    title: interview.title,
    job: storedTitle(interview, language),
    key: interview.willo_interview_key,
    /** Its address at the provider that it is answered at; null if that is our own room. */
    elsewhere: interview.provider === "native" ? null : interview.interview_link,
    /** Of the message. */
    language,
    deadline: interview.deadline,
    closed: interview.closed_at !== null || interview.deleted_at !== null,
    company: company.company_name,
    timeZone: company.time_zone,
    /** The account in whose name it goes. */
    ownerId: company.created_by_user_id,
    departmentKey: data.department_key,
    /** Whether somebody has begun the interview already: with this address, or with another one by its link. */
    taken: unwrap(taken),
    /** What its link carries. */
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
