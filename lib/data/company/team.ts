import { z } from "zod";
import {
  type Colleague,
  type JoinState,
  MAX_JOIN_INVITATIONS,
  MAX_MEMBERS,
  MEMBER_ROLES,
  type MemberRole,
  roleRefusal,
  SEAT_ROLES,
  type Team,
} from "#lib/domain/company/team";
import {
  type Answer,
  type Db,
  type RefusalWords,
  type ServiceDb,
  unwrap,
  unwrapOr,
} from "../db.ts";

/** What the database refuses about a team, in words. */
export const TEAM_TEXTS: RefusalWords = {
  not_owner: roleRefusal("own"),
  owner_unverified: "Confirm your email address first. Then you can invite people.",
  member_already: "This person already belongs to your company.",
  too_many_people: `You can have ${MAX_MEMBERS} people, and send ${MAX_JOIN_INVITATIONS} invitations a day. Try again tomorrow, or remove someone.`,
  interview_unknown: "One of the interviews is gone. Reload the page and choose again.",
  mail_stopped: "This address takes no email from us. Use another one.",
  invitation_over: "This invitation no longer works. Ask for a new one.",
  other_address:
    "This invitation is for another email address. Sign in with the account of that address.",
  member_unknown: "This person no longer belongs to your company.",
  offer_over: "This offer no longer stands.",
  owns_another: "You already own a company. One account can own one company.",
  plan_runs:
    "The owner's plan still renews. They end it first under Manage Subscription, so that nobody pays for a company that isn't theirs.",
};

const role = z.enum(MEMBER_ROLES);

const team = z.object({
  people: z.array(
    z.object({
      user_id: z.string(),
      name: z.string().nullable(),
      role: z.enum(SEAT_ROLES),
      email: z.string().nullable(),
      interviews: z.array(z.string()).nullable(),
      is_me: z.boolean(),
    }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), role, is_over: z.boolean() })),
  offered_to: z.string().nullable(),
});

/** Who works in the reader's company; to its owner also whom they invited. Null for somebody without one. */
export async function readTeam(db: Db): Promise<Team | null> {
  const found = team.nullable().parse(unwrap(await db.rpc("my_team")));
  return (
    found && {
      people: found.people.map(({ user_id, is_me, name, ...person }) => ({
        ...person,
        name: name ?? "",
        userId: user_id,
        isMe: is_me,
      })),
      invitations: found.invitations.map(({ is_over, ...one }) => ({ ...one, isOver: is_over })),
      offeredTo: found.offered_to,
    }
  );
}

/** The people of a company: the asker, the names of all, of those too who left, by account, and who of them reads an attempt now. */
export type People = {
  me: string | null;
  names: ReadonlyMap<string, string>;
  colleagues: Colleague[];
};

/** The people of the reader's company. */
export async function readPeople(db: Db, attemptId?: string): Promise<People> {
  const rows = unwrap(await db.rpc("my_people", attemptId ? { p_attempt: attemptId } : {}));
  return {
    me: rows.find(({ is_me }) => is_me)?.user_id ?? null,
    names: new Map(rows.map(({ user_id, name, is_me }) => [user_id, is_me ? "You" : name])),
    colleagues: rows
      .filter(({ reads }) => reads)
      .map(({ user_id, name, is_me }) => ({ userId: user_id, name, isMe: is_me }))
      .toSorted((a, b) => Number(b.isMe) - Number(a.isMe) || a.name.localeCompare(b.name, "en")),
  };
}

/** The data of an answer about the team. */
const settled = <A extends Answer>(answer: A) => unwrapOr(answer, TEAM_TEXTS);

/** What a member may do, and the interviews that they are limited to; null for all. */
export type Member = { role: MemberRole; interviews: string[] | null };

const asked = ({ role: wanted, interviews }: Member) => ({
  p_role: wanted,
  ...(interviews && { p_interviews: interviews }),
});

/** Invites an address to join the owner's company. @throws AppError `conflict` */
export async function inviteMember(db: Db, email: string, member: Member): Promise<void> {
  settled(await db.rpc("invite_member", { p_email: email, ...asked(member) }));
}

/** Takes an invitation to join back. False if it is no longer out. */
export async function takeBackJoin(db: Db, invitationId: string): Promise<boolean> {
  return settled(await db.rpc("take_back_join", { p_invitation: invitationId }));
}

/** Changes what a member may do. False if there is no such member. */
export async function changeMember(db: Db, userId: string, member: Member): Promise<boolean> {
  return settled(await db.rpc("change_member", { p_user: userId, ...asked(member) }));
}

/** Ends a membership: anybody's for the owner, a member's own. False if there is none. */
export async function endMembership(db: Db, userId: string): Promise<boolean> {
  return settled(await db.rpc("end_membership", { p_user: userId }));
}

/** Works in another company of the asker's from now on. False if it isn't theirs. */
export async function chooseCompany(db: Db, companyId: string): Promise<boolean> {
  return unwrap(await db.rpc("choose_company", { p_company: companyId }));
}

/** Joins by a mailed link. @throws AppError `conflict` */
export async function joinCompany(db: Db, token: string): Promise<void> {
  settled(await db.rpc("join_company", { p_token: token }));
}

/** Offers an owner's company to one of its members. @throws AppError `conflict` */
export async function offerOwnership(
  service: ServiceDb,
  ownerId: string,
  to: string,
): Promise<void> {
  settled(await service.rpc("offer_ownership", { p_owner: ownerId, p_to: to }));
}

/** Takes back or refuses what was offered. False if nothing is. */
export async function endOwnershipOffer(db: Db): Promise<boolean> {
  return unwrap(await db.rpc("end_ownership_offer"));
}

/** Takes the company that was offered. @throws AppError `conflict` */
export async function takeOwnership(db: Db): Promise<void> {
  settled(await db.rpc("take_ownership"));
}

const invitation = z.object({
  email: z.string(),
  role,
  company: z.string(),
  by: z.string().nullable(),
});

const opened = invitation.extend({ state: z.enum(["open", "expired", "used", "taken_back"]) });

/** What a link to join opens; null for none of ours. Looking changes nothing. */
export async function openJoin(
  service: ServiceDb,
  token: string,
): Promise<(z.output<typeof opened> & { state: JoinState }) | null> {
  return opened.nullable().parse(unwrap(await service.rpc("open_join", { p_token: token })));
}

/** What the mail of an invitation tells; null for one that is no longer out. */
export async function readJoinMail(service: ServiceDb, invitationId: string) {
  const found = unwrap(await service.rpc("join_to_mail", { p_invitation: invitationId }));
  return invitation.extend({ token: z.string() }).nullable().parse(found);
}

/** Whom to tell that they no longer belong to a company, if that still holds. */
export async function readRemoved(
  service: ServiceDb,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<{ email: string; company: string } | null> {
  const member = unwrap(
    await service
      .from("company_members")
      .select("removed_at, company_profiles(company_name)")
      .eq("company_id", companyId)
      .eq("user_id", userId)
      .maybeSingle(),
  );
  const profile = unwrap(
    await service.from("profiles").select("email").eq("id", userId).maybeSingle(),
  );
  if (!member?.removed_at || !profile?.email) return null;
  return { email: profile.email, company: member.company_profiles.company_name };
}
