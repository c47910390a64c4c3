import type { ServiceDb } from "#lib/data/db";
import { keptIn, storedTitle } from "#lib/data/interviews/interviews";
import { readAppliedFor, readReceivedText } from "#lib/data/room/texts";
import { answerText } from "#lib/documents/text-messages";
import { candidatePath } from "#lib/domain/core/routes";
import { sharedLink } from "#lib/domain/interviews/shared-link";
import type { PayloadOf } from "#lib/domain/jobs/kinds";
import type { LanguageCode } from "#lib/domain/text/languages";
import { isTextsSetUp } from "#lib/vendors/sms";
import { sendBookedText } from "./send-booked-text.ts";

/**
 * Answers a text that came in, at once and once: with the link to the job that was asked for, with what this number is, or
 * that nothing follows.
 * @throws TextError if another try may bring it
 */
export async function answerReceivedText(
  service: ServiceDb,
  { textId, answer, interviewId }: PayloadOf<"answer_text">,
  { appUrl, contact }: { appUrl: string; contact: string },
): Promise<void> {
  const text = isTextsSetUp() ? await readReceivedText(service, textId) : null;
  if (text === null || text.number === null) return;
  const job = interviewId === null ? null : await readAppliedFor(service, interviewId);
  if (answer === "link" && job === null) return;
  const link = job && (job.provider === "native" ? null : job.interview_link);
  const applied = job && {
    languages: keptIn(job),
    jobIn: (language: LanguageCode) => storedTitle(job, language),
    link: link ?? sharedLink(appUrl + candidatePath(job.willo_interview_key), "text"),
  };
  const { departmentKey, number, company } = text;
  const body = answerText(answer, {
    language: text.language,
    company,
    contact,
    applied,
  });
  await sendBookedText(
    service,
    { departmentKey, kind: answer, number, body, answers: textId },
    appUrl,
  );
}
