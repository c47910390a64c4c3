import type { InterviewRequest } from "#lib/domain/interviews/interview-request";
import type { MadeInterview, ProviderName } from "#lib/domain/interviews/provider";
import type { AskedRevision } from "#lib/domain/interviews/provider-answers";
import type { Interview } from "#lib/domain/interviews/stored-interview";
import { type Db, type ServiceDb, unwrap } from "../db.ts";
import { toFields, toInterview, toStoredQuestion } from "./interviews.ts";
import { askedQuestions } from "./questions.ts";

/** Where an interview is answered, its key there, and its company's. */
type InterviewPlace = { provider: ProviderName; key: string; department: string };

/** Where an interview is answered; null if there is none. */
export async function readPlace(db: Db, id: string): Promise<InterviewPlace | null> {
  const row = unwrap(
    await db
      .from("interviews")
      .select("provider, willo_interview_key, department")
      .eq("id", id)
      .is("deleted_at", null)
      .maybeSingle(),
  );
  return (
    row && {
      provider: row.provider,
      key: row.willo_interview_key,
      department: row.department,
    }
  );
}

/** Writes an interview that a provider made; a repeated id returns the first one. */
export async function adoptInterview(
  service: ServiceDb,
  ownerId: string,
  request: InterviewRequest,
  made: MadeInterview & { provider: ProviderName },
): Promise<Interview> {
  const fields = toFields(request);
  return toInterview(
    unwrap(
      await service.rpc("adopt_interview", {
        p_owner: ownerId,
        p_interview: {
          id: request.id,
          ...fields,
          show_hints_and_tips: made.showHints ?? fields.show_hints_and_tips,
          show_availability_calendar: made.showAvailability ?? fields.show_availability_calendar,
        },
        p_questions: request.questions.map(toStoredQuestion),
        p_provider: made.provider,
        p_key: made.key,
        p_link: made.link,
      }),
    ),
  );
}

/** Sends the provider an interview as it is by then. */
export async function queueProviderChange(service: ServiceDb, interviewId: string): Promise<void> {
  unwrap(await service.rpc("queue_provider_change", { p_interview: interviewId }));
}

/** Queues that the provider removes an interview that nobody has here; it is tried until that is done. */
export async function undoProviderInterview(service: ServiceDb, key: string): Promise<void> {
  unwrap(await service.rpc("undo_provider_interview", { p_key: key }));
}

/** An interview that a provider is asked to make, and for whom. */
export type ProviderRequest = { ownerId: string; interviewId: string };

const wanted = ({ ownerId, interviewId }: ProviderRequest) => ({
  p_owner: ownerId,
  p_interview: interviewId,
});

/**
 * Notes that a provider is about to be asked for an interview. Answers the titles that it was asked for before, and for
 * how many seconds it may still be making one; null for the first time.
 */
export async function noteProviderRequest(
  service: ServiceDb,
  request: ProviderRequest,
  title: string,
): Promise<{ titles: string[]; secondsLeft: number } | null> {
  const call = service.rpc("note_provider_request", { ...wanted(request), p_title: title });
  const [before] = unwrap(await call);
  return before ? { titles: before.titles, secondsLeft: before.seconds_left } : null;
}

/** Whether the provider may be asked again; false if somebody else is asking it. */
export async function renewProviderRequest(service: ServiceDb, request: ProviderRequest) {
  return unwrap(await service.rpc("renew_provider_request", wanted(request)));
}

/** The provider may have made something, and is no longer working on it. */
export async function endProviderRequest(
  service: ServiceDb,
  request: ProviderRequest,
): Promise<void> {
  unwrap(await service.rpc("end_provider_request", wanted(request)));
}

/** The provider made nothing, for certain. */
export async function forgetProviderRequest(
  service: ServiceDb,
  request: ProviderRequest,
): Promise<void> {
  unwrap(await service.rpc("forget_provider_request", wanted(request)));
}

/** Those of a provider's interviews that nobody has here. */
export async function unclaimedInterviews(service: ServiceDb, keys: string[]): Promise<string[]> {
  return unwrap(await service.rpc("unclaimed_interviews", { p_keys: keys }));
}

/** What an interview of a provider asks and has asked, the newest first; null if there is none. */
export async function readAskedRevisions(
  service: ServiceDb,
  provider: ProviderName,
  key: string,
): Promise<AskedRevision[] | null> {
  const row = unwrap(
    await service
      .from("interviews")
      .select("revision, questions(*)")
      .eq("willo_interview_key", key)
      .eq("provider", provider)
      .is("deleted_at", null)
      .maybeSingle(),
  );
  if (row === null) return null;
  return Array.from({ length: row.revision }, (_, index) => row.revision - index).map(
    (revision) => ({
      revision,
      questions: askedQuestions(row.questions, revision).map(({ id, question_text: text }) => ({
        id,
        text,
      })),
    }),
  );
}
