import type { TextKind, ToldState } from "#lib/domain/sms/messages";
import type { TextCommand } from "#lib/domain/sms/words";
import { type ServiceDb, unwrap } from "../db.ts";

/** A text that is about to be sent. It is one for each number, kind and interview, or booking and move of its time. */
export type OutgoingText = {
  departmentKey: string;
  kind: TextKind;
  number: string;
  /** As it is kept. */
  body: string;
  interviewId?: string;
  attemptId?: string;
  bookingId?: string | null;
  /** The booked time that it tells. */
  timeId?: string | null;
  /** The text that it answers. */
  answers?: string;
};

/** Books a text before the service is asked for it; `at` is when it may go, or was asked for before. */
export async function beginText(
  service: ServiceDb,
  text: OutgoingText,
  { micros, cap }: { micros: number; cap: number },
) {
  const [begun] = unwrap(
    await service.rpc("begin_text", {
      p_department: text.departmentKey,
      p_kind: text.kind,
      p_number: text.number,
      p_body: text.body,
      p_micros: micros,
      p_cap: cap,
      ...(text.interviewId !== undefined && { p_interview: text.interviewId }),
      ...(text.attemptId !== undefined && { p_attempt: text.attemptId }),
      ...(text.answers !== undefined && { p_answers: text.answers }),
      ...(text.bookingId && { p_booking: text.bookingId }),
      ...(text.timeId && { p_time: text.timeId }),
    }),
  );
  if (begun === undefined) throw new Error("begin_text answered nothing");
  const at: string | null = begun.at;
  return { textId: begun.text_id, verdict: begun.verdict, at: at === null ? null : new Date(at) };
}

/** Keeps what the service says of a text, known by its name or by ours. False if it is news of nothing. */
export async function tellText(
  service: ServiceDb,
  told: { textId: string | null; sid: string | null; state: ToldState; errorCode: number | null },
): Promise<boolean> {
  return unwrap(
    await service.rpc("tell_text", {
      p_state: told.state,
      ...(told.textId !== null && { p_text: told.textId }),
      ...(told.sid !== null && { p_sid: told.sid }),
      ...(told.errorCode !== null && { p_error: told.errorCode }),
    }),
  );
}

/** Forgets a text that never went, with what was booked for it. */
export async function releaseText(service: ServiceDb, textId: string, micros: number) {
  unwrap(await service.rpc("release_text", { p_text: textId, p_micros: micros }));
}

/** Lets the next try ask for a text, once this one has ended without knowing what became of it. */
export async function endAsking(service: ServiceDb, textId: string) {
  const over = service.from("text_numbers_used").update({ asking_until: null });
  unwrap(await over.eq("text_id", textId));
}

/** Adds to what a company's texts cost, or takes off what was booked too much. */
export async function bookText(service: ServiceDb, departmentKey: string, micros: number) {
  unwrap(await service.rpc("book_text", { p_department: departmentKey, p_micros: micros }));
}

/** Says of texts that the service never answered about that they failed. */
export async function failTexts(
  service: ServiceDb,
  which: { attemptId: string; kind: TextKind } | { answers: string },
): Promise<void> {
  const open = service.from("texts").update({ state: "failed" }).eq("state", "sending");
  unwrap(
    await ("answers" in which
      ? open.like("key", `%:${which.answers}:%`)
      : open.eq("interview_attempt_id", which.attemptId).eq("kind", which.kind)),
  );
}

/** The same of an invitation's text. Whether there was one. */
export async function failInviteText(service: ServiceDb, inviteId: string): Promise<boolean> {
  const known = unwrap(
    await service
      .from("invited_addresses")
      .select("interview_id, address_hash")
      .eq("invite_id", inviteId),
  );
  const keys = known.map((one) => `invitation:${one.interview_id}:${one.address_hash}`);
  const failed = unwrap(
    await service
      .from("texts")
      .update({ state: "failed" })
      .eq("state", "sending")
      .in("key", keys)
      .select("id"),
  );
  return failed.length > 0;
}

/** The number that a company's texts come from; null if it has none of its own. */
export async function readOwnNumber(service: ServiceDb, departmentKey: string) {
  const found = unwrap(
    await service
      .from("text_numbers")
      .select("number")
      .eq("department_key", departmentKey)
      .maybeSingle(),
  );
  return found?.number ?? null;
}

/** The number that a candidate may be texted at about their interview; null if they didn't tick the box. */
export async function readTextConsent(service: ServiceDb, attemptId: string) {
  const found = unwrap(
    await service
      .from("text_consents")
      .select("number, interview_attempts!inner(interview_id)")
      .eq("interview_attempt_id", attemptId)
      .maybeSingle(),
  );
  return found && { number: found.number, interviewId: found.interview_attempts.interview_id };
}

/** Takes a text that came in, once for each of the service's names. */
export async function receiveText(
  service: ServiceDb,
  text: {
    sid: string;
    from: string;
    to: string;
    body: string;
    answered: boolean;
    obeyed: boolean;
    command: TextCommand | null;
    word: string | null;
  },
): Promise<void> {
  unwrap(
    await service.rpc("receive_text", {
      p_sid: text.sid,
      p_from: text.from,
      p_to: text.to,
      p_body: text.body,
      p_answered: text.answered,
      p_obeyed: text.obeyed,
      ...(text.command !== null && { p_command: text.command }),
      ...(text.word !== null && { p_word: text.word }),
    }),
  );
}

/** A text that came in, with whom it is answered for; null if it is gone. */
export async function readReceivedText(service: ServiceDb, textId: string) {
  const found = unwrap(
    await service
      .from("texts")
      .select(
        "number, body, department_key, interview_attempt_id, company_profiles!inner(company_name)",
      )
      .eq("id", textId)
      .eq("state", "received")
      .maybeSingle(),
  );
  if (found === null) return null;
  const attempt =
    found.interview_attempt_id === null
      ? null
      : unwrap(
          await service
            .from("interview_attempts")
            .select("language, interview_id, submitted_at, unlocked_at")
            .eq("id", found.interview_attempt_id)
            .maybeSingle(),
        );
  return {
    number: found.number,
    body: found.body,
    departmentKey: found.department_key,
    company: found.company_profiles.company_name,
    language: attempt?.language ?? null,
    /** Where the candidate whom it is from stands; open: the company may read their answers. */
    attempt: attempt && {
      interviewId: attempt.interview_id,
      submitted: attempt.submitted_at !== null,
      open: attempt.unlocked_at !== null,
    },
  };
}

/** The interview that a keyword's answer links to; null if it is over. */
export async function readAppliedFor(service: ServiceDb, interviewId: string) {
  return unwrap(
    await service
      .from("interviews")
      .select("title, translations, language, willo_interview_key, provider, interview_link")
      .eq("id", interviewId)
      .is("closed_at", null)
      .is("deleted_at", null)
      .maybeSingle(),
  );
}

/** Forgets texts of people who are no candidates once nobody needs them. */
export async function sweepTexts(service: ServiceDb): Promise<void> {
  unwrap(await service.rpc("forget_texts"));
}
