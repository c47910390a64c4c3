import {
  ALREADY_SENT,
  type DECISION_MAIL_OUTCOMES,
  type DecisionMail,
  type DecisionMailKind,
  MAIL_STOPPED,
  NOT_DECIDED,
  OWNER_UNVERIFIED,
} from "#lib/domain/results/decision-mail";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, type RefusalWords, type Row, type ServiceDb, unwrap, unwrapOr } from "../db.ts";
import { storedTitle } from "../interviews/interviews.ts";
import { FORMER } from "./result-history.ts";

/** What the owner wrote to a candidate, the newest first. */
export function toDecisionMails(
  rows: readonly Pick<Row<"decision_mails">, "kind" | "outcome" | "created_at" | "written_by">[],
  timeZone: string,
  people: ReadonlyMap<string, string>,
): DecisionMail[] {
  return rows
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .map(({ kind, outcome, created_at, written_by }) => ({
      kind,
      by: people.get(written_by) ?? FORMER,
      at: companyDate(created_at, timeZone, true),
      state: outcome ?? "waiting",
    }));
}

const REFUSALS: RefusalWords = {
  not_decided: NOT_DECIDED,
  already_sent: ALREADY_SENT,
  mail_stopped: MAIL_STOPPED,
  owner_unverified: OWNER_UNVERIFIED,
};

/**
 * Keeps and queues what the owner wrote. False if this client sees no such attempt.
 * @throws AppError `conflict` if the status is another, one went out already, the address takes no mail, or the owner's is unproved
 */
export async function sendDecisionMail(
  db: Db,
  attemptId: string,
  { kind, body }: { kind: DecisionMailKind; body: string },
): Promise<boolean> {
  const answer = await db.rpc("send_decision_mail", {
    p_attempt: attemptId,
    p_kind: kind,
    p_body: body,
  });
  return unwrapOr(answer, REFUSALS);
}

/** What a decision mail of this kind would be about; null if this client sees no such attempt. */
export async function readDecided(db: Db, attemptId: string) {
  const found = unwrap(
    await db
      .from("interview_attempts")
      .select(
        "candidate_name, language, interviews(title, translations), company_profiles(company_name)",
      )
      .eq("id", attemptId)
      .maybeSingle(),
  );
  return (
    found && {
      name: found.candidate_name,
      language: found.language,
      job: storedTitle(found.interviews, found.language),
      title: found.interviews.title,
      company: found.company_profiles.company_name,
    }
  );
}

/** A mail that waits to be sent, with what was decided by now and whom replies go to; null if it is gone or done. */
export async function readWaitingDecisionMail(service: ServiceDb, mailId: string) {
  const found = unwrap(
    await service
      .from("decision_mails")
      .select(
        "kind, body, written_by, handed_over_at, interview_attempts!inner(status, company_profiles!inner(id))",
      )
      .eq("id", mailId)
      .is("outcome", null)
      .maybeSingle(),
  );
  if (found === null) return null;
  const { status, company_profiles } = found.interview_attempts;
  const writer = { p_company: company_profiles.id, p_sender: found.written_by };
  const senderId: string = unwrap(await service.rpc("sender_or_owner", writer));
  const handedOverAt = found.handed_over_at === null ? null : new Date(found.handed_over_at);
  return { kind: found.kind, body: found.body, status, senderId, handedOverAt };
}

/** Says when a mail is given to the mail service; null if it surely wasn't. */
export async function keepHandover(
  service: ServiceDb,
  mailId: string,
  at: Date | null,
): Promise<void> {
  const handed_over_at = at?.toISOString() ?? null;
  unwrap(await service.from("decision_mails").update({ handed_over_at }).eq("id", mailId));
}

/** Says what became of a mail. */
export async function closeDecisionMail(
  service: ServiceDb,
  mailId: string,
  outcome: (typeof DECISION_MAIL_OUTCOMES)[number],
): Promise<void> {
  unwrap(await service.from("decision_mails").update({ outcome }).eq("id", mailId));
}
