import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { AppError } from "#lib/domain/core/errors";
import type { Refusal } from "#lib/domain/core/refusals";
import {
  INVITED_SHOWN,
  INVITES_WITHOUT_PLAN,
  type InvitedPage,
  type InviteOutcome,
} from "#lib/domain/interviews/invite";
import type { InvitedPerson } from "#lib/domain/interviews/invite-list";
import type { TextAgreement } from "#lib/domain/interviews/text-agreement";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type Db, databaseError, refusalOf, type ServiceDb, unwrap } from "../db.ts";

const REFUSALS: Readonly<Partial<Record<Refusal, AppError>>> = {
  interview_unknown: new AppError("not_found", "We couldn't find this interview."),
  interview_closed: new AppError(
    "conflict",
    "This interview is closed. Nobody was invited. Open it again first.",
  ),
  invite_unknown: new AppError("not_found", "We couldn't find this invitation."),
  invite_begun: new AppError(
    "conflict",
    "They have already started the interview, so this invitation can't be taken back.",
  ),
  invite_out: new AppError(
    "conflict",
    "The link to your interview is out already. It can't be ended, so this invitation can't be taken back.",
  ),
  language_missing: new AppError(
    "conflict",
    "This interview is no longer kept in the language you chose for the message. Nobody was invited. Reload this page and choose another one.",
  ),
  no_plan: new AppError(
    "payment_due",
    `Without a plan or a free trial you can text up to ${INVITES_WITHOUT_PLAN} people from your own phone. Nobody on this list was invited.`,
  ),
  too_many: new AppError(
    "rate_limited",
    "That's more people than you can invite today. Nobody on this list was invited.",
  ),
};

/** What a function about invitations answers. @throws AppError by `REFUSALS` */
export function unwrapInvited<Rows>({ data, error }: PostgrestSingleResponse<Rows>): Rows {
  const refusal = refusalOf(error);
  if (error) throw (refusal && REFUSALS[refusal]) ?? databaseError(error);
  return data;
}

/**
 * Invites everybody on a list or nobody; the same list again changes nothing. For an owner who was identified.
 * @returns what becomes of each, in the list's order
 * @throws AppError by `REFUSALS`
 */
export async function invitePeople(
  service: ServiceDb,
  list: {
    ownerId: string;
    interviewId: string;
    batchId: string;
    people: InvitedPerson[];
    /** Whether we can text; where and when those by text agreed to it. */
    byService?: boolean;
    agreed?: TextAgreement | undefined;
    /** Of the messages; the interview's own if it isn't said. */
    language?: LanguageCode | undefined;
  },
): Promise<{ outcome: InviteOutcome; texted: boolean }[]> {
  return unwrapInvited(
    await service.rpc("invite_people", {
      p_owner: list.ownerId,
      p_interview: list.interviewId,
      p_batch: list.batchId,
      p_people: list.people,
      p_service: list.byService ?? false,
      ...(list.agreed && { p_agreed_where: list.agreed.where, p_agreed_on: list.agreed.on }),
      ...(list.language && { p_language: list.language }),
    }),
  );
}

/**
 * Takes an invitation of the reader's back; again changes nothing.
 * @throws AppError `not_found`, or `conflict` once somebody began by it or its link can't be ended
 */
export async function takeBackInvite(db: Db, inviteId: string): Promise<void> {
  unwrapInvited(await db.rpc("take_back_invite", { p_invite: inviteId }));
}

/**
 * Keeps that the text of an invitation was opened; the first day stays.
 * @throws AppError `not_found`
 */
export async function openTextInvite(db: Db, inviteId: string): Promise<void> {
  unwrapInvited(await db.rpc("open_text_invite", { p_invite: inviteId }));
}

/** Whom the reader invites to an interview by text and who hasn't begun, with what the text is made of; one of them by id. */
export async function readTextInvites(
  db: Db,
  { interviewId, inviteId }: { interviewId: string; inviteId?: string },
) {
  const all = db.rpc("my_text_invites", { p_interview: interviewId });
  const rows = unwrap(await (inviteId === undefined ? all : all.eq("id", inviteId)));
  return rows.map(({ text_opened_at, ...row }) => {
    const openedAt: string | null = text_opened_at;
    const name: string | null = row.name;
    const elsewhere: string | null = row.elsewhere;
    return { ...row, name, elsewhere, openedAt };
  });
}

/** The invitation to this interview that a link carries; its language is null if its owner chose none. */
export async function readLinkedInvite(
  service: ServiceDb,
  token: string,
  interviewKey: string,
): Promise<{ takenBack: boolean; language: LanguageCode | null } | null> {
  const args = { p_token: token, p_interview_key: interviewKey };
  const [found] = unwrap(await service.rpc("linked_invite", args));
  return found ? { takenBack: found.taken_back, language: found.language } : null;
}

/** How many people the reader's company may still invite today, or in all without a plan; null to whom may not invite. */
export async function readInvitesLeft(db: Db): Promise<number | null> {
  return unwrap(await db.rpc("my_invites_left"));
}

/** The people invited to an interview, or those whom a search means, the newest first, by pages; after the last the first. */
export async function listInvites(
  db: Db,
  interviewId: string,
  { page = 1, search = "" }: { page?: number; search?: string } = {},
): Promise<InvitedPage> {
  const rows = unwrap(
    await db.rpc("my_invited", {
      p_interview: interviewId,
      p_from: (page - 1) * INVITED_SHOWN,
      p_most: INVITED_SHOWN,
      ...(search !== "" && { p_search: search }),
    }),
  );
  if (rows.length === 0 && page > 1) return listInvites(db, interviewId, { search });
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.map((row) => {
      const reply: string | null = row.reply;
      return {
        id: row.id,
        email: row.email,
        phone: row.phone,
        name: row.name,
        state: row.state,
        language: row.language,
        sentAt: row.sent_at,
        textOpenedAt: row.text_opened_at,
        remindedAt: row.reminded_at,
        otherAddress: row.other_address,
        begun: row.begun,
        linkEnds: row.link_ends,
        texted: row.texted,
        agreedWhere: row.agreed_where,
        agreedOn: row.agreed_on,
        reply: reply === null ? null : { text: reply, at: row.replied_at },
      };
    }),
    total,
    search,
    page,
    pages: Math.max(1, Math.ceil(total / INVITED_SHOWN)),
  };
}
