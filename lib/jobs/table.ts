import type { ServiceDb } from "#lib/data/db";
import { delayEvaluation, failEvaluation } from "#lib/data/evaluation/evaluations";
import { giveUpDeliveries } from "#lib/data/integrations/deliveries";
import { settleInvite } from "#lib/data/interviews/invite-mails";
import type { ClaimedJob } from "#lib/data/jobs";
import { giveUpBulk } from "#lib/data/results/bulk";
import { failTexts } from "#lib/data/room/texts";
import type { JobKind, PayloadOf } from "#lib/domain/jobs/kinds";
import { publicEnv } from "#lib/env/public";
import { serverEnv } from "#lib/env/server";
import { mailAccountGone } from "#lib/workflows/account/mail-account-gone";
import { removeAccountFiles } from "#lib/workflows/account/remove-account-files";
import { sendVerification } from "#lib/workflows/account/send-verification";
import { mailJoin, mailRemoved } from "#lib/workflows/company/mail-join";
import { mailRetention } from "#lib/workflows/company/mail-retention";
import { tellDepartment } from "#lib/workflows/company/tell-department";
import { evaluateAttempt } from "#lib/workflows/evaluation/evaluate-attempt";
import { transcribeAnswer } from "#lib/workflows/evaluation/transcribe-answer";
import { checkIntegration } from "#lib/workflows/integrations/check-integration";
import { endAtsIntegration } from "#lib/workflows/integrations/disconnect";
import { mailInvite } from "#lib/workflows/interviews/mail-invite";
import { removeAtProvider } from "#lib/workflows/interviews/remove-at-provider";
import { sendInterview } from "#lib/workflows/interviews/send-interview";
import { tellSupport } from "#lib/workflows/operations/tell-support";
import { endBilling } from "#lib/workflows/plans/end-billing";
import { endOtherSubscription } from "#lib/workflows/plans/end-other-subscription";
import { endSecondSubscription } from "#lib/workflows/plans/end-second-subscription";
import { mailBilling } from "#lib/workflows/plans/mail-billing";
import { nameOnBills } from "#lib/workflows/plans/name-customer";
import { tellSupportOfPayment } from "#lib/workflows/plans/tell-support-of-payment";
import { tellSupportOfSpend } from "#lib/workflows/plans/tell-support-of-spend";
import { tellSupportOfSubscription } from "#lib/workflows/plans/tell-support-of-subscription";
import { deleteCandidateData } from "#lib/workflows/private/delete-candidate-data";
import { deliverToAts } from "#lib/workflows/results/deliver-to-ats";
import { giveUpBookingMail, mailBooking } from "#lib/workflows/results/mail-booking";
import { giveUpDecisionMail, mailDecision } from "#lib/workflows/results/mail-decision";
import { mailMention } from "#lib/workflows/results/mail-mention";
import { mailNewAnswers } from "#lib/workflows/results/mail-new-answers";
import { mailShortlistAnswers } from "#lib/workflows/results/mail-shortlist-answers";
import { workInBulk } from "#lib/workflows/results/work-in-bulk";
import { answerReceivedText } from "#lib/workflows/room/answer-text";
import { convertMedia } from "#lib/workflows/room/convert-media";
import { mailAccommodation } from "#lib/workflows/room/mail-accommodation";
import { mailCandidate } from "#lib/workflows/room/mail-candidate";
import { mailFullRoom } from "#lib/workflows/room/mail-full-room";
import { mailTextReply } from "#lib/workflows/room/mail-text-reply";
import { processMedia } from "#lib/workflows/room/process-media";
import { receiveParticipant } from "#lib/workflows/room/receive-participant";
import { removeRecording } from "#lib/workflows/room/remove-recording";
import { textCandidate } from "#lib/workflows/room/text-candidate";
import { giveUpTextInvite, textInvite } from "#lib/workflows/room/text-invite";
import { mailContact } from "#lib/workflows/site/mail-contact";
import { mailEndpointOff } from "#lib/workflows/webhooks/mail-endpoint-off";
import { sendMessage } from "#lib/workflows/webhooks/send-message";

/** A job with the payload of its kind. */
export type Job<K extends JobKind> = Omit<ClaimedJob, "kind" | "payload"> & {
  payload: PayloadOf<K>;
};

type Step<K extends JobKind> = (service: ServiceDb, job: Job<K>) => Promise<void>;

type Steps<K extends JobKind> = {
  run: Step<K>;
  /** Called after each failed try but the last. */
  tryAgain?: Step<K>;
  /** Called once, when the last try has failed. */
  giveUp?: Step<K>;
};

/** What is done, and if a failed try means more than another one, what then. */
type JobHandler<K extends JobKind> = Step<K> | Steps<K>;

/** A handler's steps. */
export function stepsOf<K extends JobKind>(handler: JobHandler<K>): Steps<K> {
  return typeof handler === "function" ? { run: handler } : handler;
}

type WorkTable = { readonly [K in JobKind]: JobHandler<K> };

/** What a server does of it; jobs of other kinds wait for one that knows them. */
export type JobHandlers = Partial<WorkTable>;

const contact = () => publicEnv().contactEmail;

/** For mails with a link that is one candidate's alone. */
function linkSite() {
  const { APP_URL, CRON_SECRET } = serverEnv();
  return { appUrl: APP_URL, linkSecret: CRON_SECRET };
}

/** What each kind of job does. */
export const JOB_HANDLERS: WorkTable = {
  evaluate_attempt: {
    run: (service, { id, payload }) => evaluateAttempt(service, { jobId: id, ...payload }),
    tryAgain: (service, { payload }) => delayEvaluation(service, payload.attemptId, new Date()),
    giveUp: (service, { payload }) => failEvaluation(service, payload.attemptId),
  },
  mail_billing: (service, { id, payload, createdAt }) =>
    mailBilling(
      service,
      { jobId: id, since: createdAt, ...payload },
      serverEnv().APP_URL,
      new Date(),
    ),
  end_second_subscription: (service, { payload }) =>
    endSecondSubscription(service, payload, serverEnv().APP_URL),
  end_billing: (_service, { payload }) => endBilling(payload.customerId),
  end_other_subscription: (service, { id, payload }) =>
    endOtherSubscription(service, { jobId: id, ...payload }, contact()),
  name_customer: (service, { payload }) => nameOnBills(service, payload),
  tell_support: (service, { payload }) => tellSupport(service, payload.jobId, contact()),
  tell_support_of_payment: (service, { id, payload }) =>
    tellSupportOfPayment(service, { jobId: id, ...payload }, contact()),
  tell_support_of_subscription: (service, { id, payload }) =>
    tellSupportOfSubscription(service, { jobId: id, ...payload }, contact()),
  tell_support_of_spend: (service, { id, payload }) =>
    tellSupportOfSpend(
      service,
      { jobId: id, ...payload },
      { appUrl: serverEnv().APP_URL, contactEmail: contact() },
    ),
  mail_contact: (service, { payload }) => mailContact(service, payload.messageId, contact()),
  tell_department: (service, { payload }) => tellDepartment(service, payload.userId),
  send_interview: (service, { payload }) => sendInterview(service, payload.interviewId),
  receive_participant: (service, { payload, attempts: times, createdAt }) =>
    receiveParticipant(
      service,
      { name: "willo", key: payload.participantKey },
      { times, hours: (Date.now() - Date.parse(createdAt)) / 3_600_000 },
    ),
  remove_at_provider: (_service, { payload }) => removeAtProvider("willo", payload),
  remove_account_files: (service, { payload }) => removeAccountFiles(service, payload),
  remove_recording: (service, { payload }) => removeRecording(service, payload),
  transcribe_answer: (service, { payload }) => transcribeAnswer(service, payload.mediaId),
  convert_media: (service, { payload }) => convertMedia(service, payload.mediaId),
  process_media: (service, { payload }) => processMedia(service, payload.mediaId),
  send_mail: (service, { id, payload }) =>
    mailCandidate(service, { jobId: id, ...payload }, linkSite()),
  send_invite: {
    run: (service, { payload }) => mailInvite(service, payload, serverEnv().APP_URL),
    giveUp: (service, { payload }) => settleInvite(service, payload.inviteId, "failed"),
  },
  deliver_to_ats: {
    run: (service, { id, payload }) =>
      deliverToAts(service, { queueId: id, ...payload }, new Date()),
    giveUp: (service, { id }) => giveUpDeliveries(service, id),
  },
  check_ats: (service, { payload }) => checkIntegration(service, payload.integrationId),
  end_ats_integration: (service, { payload }) => endAtsIntegration(service, payload.integrationId),
  work_in_bulk: {
    run: (service, { payload }) => workInBulk(service, payload.actionId),
    giveUp: (service, { payload }) => giveUpBulk(service, payload.actionId),
  },
  mail_decision: {
    run: (service, { payload }) => mailDecision(service, payload, linkSite()),
    giveUp: (service, { payload }) => giveUpDecisionMail(service, payload.mailId),
  },
  mail_booking: {
    run: (service, { id, payload }) =>
      mailBooking(service, { jobId: id, ...payload }, serverEnv().APP_URL),
    giveUp: (service, { payload }) => giveUpBookingMail(service, payload),
  },
  send_text: {
    run: (service, { payload }) => textCandidate(service, payload, linkSite()),
    giveUp: (service, { payload: { attemptId, text } }) =>
      failTexts(service, { attemptId, kind: text }),
  },
  text_invite: {
    run: (service, { payload }) => textInvite(service, payload.inviteId, serverEnv().APP_URL),
    giveUp: (service, { payload }) => giveUpTextInvite(service, payload.inviteId),
  },
  answer_text: {
    run: (service, { payload }) =>
      answerReceivedText(service, payload, { appUrl: serverEnv().APP_URL, contact: contact() }),
    giveUp: (service, { payload }) => failTexts(service, { answers: payload.textId }),
  },
  mail_mention: (service, { id, payload }) =>
    mailMention(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  mail_text_reply: (service, { id, payload }) =>
    mailTextReply(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  mail_shortlist_answers: (service, { id, payload }) =>
    mailShortlistAnswers(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  mail_retention: (service, { id, payload }) =>
    mailRetention(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  mail_account_gone: (service, { payload }) =>
    mailAccountGone(service, payload, serverEnv().APP_URL),
  mail_join: (service, { id, payload }) =>
    mailJoin(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  mail_removed: (service, { id, payload }) =>
    mailRemoved(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  mail_accommodation: (service, { id, payload }) =>
    mailAccommodation(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  mail_full_room: (service, { id, payload }) =>
    mailFullRoom(
      service,
      { jobId: id, ...payload },
      { appUrl: serverEnv().APP_URL, contactEmail: contact() },
    ),
  send_webhook: (service, { payload }) => sendMessage(service, payload, serverEnv().APP_URL),
  mail_webhook_off: (service, { id, payload }) =>
    mailEndpointOff(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  delete_candidate_data: (service, { payload }) => deleteCandidateData(service, payload.attemptId),
  send_digest: (service, { id, payload }) =>
    mailNewAnswers(service, { jobId: id, ...payload }, serverEnv().APP_URL),
  send_verification: (service, { id, payload }) =>
    sendVerification(service, { jobId: id, ...payload, appUrl: serverEnv().APP_URL }),
};
