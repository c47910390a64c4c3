import { z } from "zod";
import type { ServiceDb } from "#lib/data/db";
import { delayEvaluation, failEvaluation } from "#lib/data/evaluation/evaluations";
import { giveUpDeliveries } from "#lib/data/integrations/deliveries";
import { settleInvite } from "#lib/data/interviews/invite-mails";
import type { Job } from "#lib/data/jobs";
import { accountFilesSchema } from "#lib/domain/account/account-files";
import { BILLING_MAILS } from "#lib/domain/plans/billing-event";
import { BILLING_CYCLES, PLAN_KEYS } from "#lib/domain/plans/plans";
import { troubleSchema } from "#lib/domain/plans/unnamed";
import { CANDIDATE_MAILS } from "#lib/domain/room/candidate-mail";
import { LACKS } from "#lib/domain/site/limits";
import { publicEnv } from "#lib/env/public";
import { serverEnv } from "#lib/env/server";
import { removeAccountFiles } from "#lib/workflows/account/remove-account-files";
import { sendVerification } from "#lib/workflows/account/send-verification";
import { mailRetention } from "#lib/workflows/company/mail-retention";
import { tellDepartment } from "#lib/workflows/company/tell-department";
import { evaluateAttempt } from "#lib/workflows/evaluation/evaluate-attempt";
import { checkIntegration } from "#lib/workflows/integrations/check-integration";
import { endAtsIntegration } from "#lib/workflows/integrations/end-integration";
import { mailInvite } from "#lib/workflows/interviews/mail-invite";
import { removeAtProvider } from "#lib/workflows/interviews/remove-at-provider";
import { sendInterview } from "#lib/workflows/interviews/send-interview";
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
import { mailDecision } from "#lib/workflows/results/mail-decision";
import { mailNewAnswers } from "#lib/workflows/results/mail-new-answers";
import { convertMedia } from "#lib/workflows/room/convert-media";
import { mailAccommodation } from "#lib/workflows/room/mail-accommodation";
import { mailCandidate } from "#lib/workflows/room/mail-candidate";
import { mailFullRoom } from "#lib/workflows/room/mail-full-room";
import { processMedia } from "#lib/workflows/room/process-media";
import { receiveParticipant } from "#lib/workflows/room/receive-participant";
import { removeRecording } from "#lib/workflows/room/remove-recording";
import { mailContact } from "#lib/workflows/site/mail-contact";
import { tellSupport } from "#lib/workflows/site/tell-support";
import { mailEndpointOff } from "#lib/workflows/webhooks/mail-endpoint-off";
import { sendMessage } from "#lib/workflows/webhooks/send-message";

/**
 * Jobs of a lane run one after the other, beside those that are in none. What reads an answer and what converts its
 * recording share one: a conversion takes the recording away that an evaluation has begun to read. What waits for the
 * payment service has one of its own, so that its silence keeps no other mail back; so have the interview provider,
 * recordings that are fetched from it, which may be slow, as calls to companies' own servers may be, a list of invitations,
 * which may be long, and applicant tracking systems, which want few calls at once.
 */
export const LANES = ["answers", "money", "invites", "provider", "fetch", "hooks", "ats"] as const;

export type Work = {
  /** For jobs that may take long. */
  lane?: (typeof LANES)[number];
  run: (service: ServiceDb, job: Job) => Promise<void>;
  /** Called after each failed try but the last. */
  tryAgain?: (service: ServiceDb, job: Job) => Promise<void>;
  /** Called once, when the last try has failed. */
  giveUp?: (service: ServiceDb, job: Job) => Promise<void>;
};

const contact = () => publicEnv().contactEmail;

const attempt = z.object({ attemptId: z.uuid() });
const candidateMail = attempt.extend({ mail: z.enum(CANDIDATE_MAILS) });
const decisionMail = attempt.extend({ mailId: z.uuid() });
const interview = z.object({ interviewId: z.uuid() });
/** For whose address a mail has waited once. */
const held = { heldFor: z.uuid().optional() };
const digest = interview.extend(held);
const fullRoom = interview.extend({ lacks: z.enum(LACKS) });
const department = z.object({ departmentKey: z.string() });
const invite = z.object({ inviteId: z.uuid(), mail: z.enum(["invite", "reminder"]), ...held });
const integration = z.object({ integrationId: z.string() });
const owner = z.object({ userId: z.uuid() });
const removal = z.object({ mediaId: z.uuid(), objectKey: z.string() });
const billingMail = owner.extend({
  mail: z.enum(BILLING_MAILS),
  plan: z.enum(PLAN_KEYS).optional(),
  cycle: z.enum(BILLING_CYCLES).optional(),
  fromPlan: z.enum(PLAN_KEYS).optional(),
  fromCycle: z.enum(BILLING_CYCLES).optional(),
  invoice: z.string().optional(),
  subscriptionId: z.string().optional(),
  trialEnd: z.string().optional(),
  on: z.string().optional(),
});
const secondSubscription = owner.extend({ subscriptionId: z.string(), plan: z.enum(PLAN_KEYS) });
const customer = z.object({ customerId: z.string() });
const takenBack = owner.extend({
  customerId: z.string(),
  ...{ kind: z.enum(["dispute", "refund"]), chargeId: z.string() },
  ...{ cents: z.coerce.number(), status: z.string() },
});
const naming = owner.extend({ renamed: z.enum(["yes", "no"]) });
const failing = z.object({ jobId: z.uuid() });
const participant = z.object({ participantKey: z.string() });
const atProvider = z.object({ what: z.enum(["interview", "participant"]), key: z.string() });
const capMet = department.extend({ cap: z.enum(["interview", "company"]) });
const media = z.object({ mediaId: z.uuid() });
const message = z.object({ messageId: z.uuid() });
const endpoint = z.object({ endpointId: z.uuid() });
const webhookTry = z.object({ deliveryId: z.uuid(), queued: z.number() });

/** What each kind of job does. */
export const WORK: Readonly<Record<string, Work>> = {
  evaluate_attempt: {
    lane: "answers",
    run: (service, { id, payload }) =>
      evaluateAttempt(service, { jobId: id, attemptId: attempt.parse(payload).attemptId }),
    tryAgain: (service, { payload }) =>
      delayEvaluation(service, attempt.parse(payload).attemptId, new Date()),
    giveUp: (service, { payload }) => failEvaluation(service, attempt.parse(payload).attemptId),
  },
  mail_billing: {
    lane: "money",
    run: (service, { id, payload, createdAt }) =>
      mailBilling(
        service,
        { jobId: id, since: createdAt, ...billingMail.parse(payload) },
        serverEnv().APP_URL,
        new Date(),
      ),
  },
  end_second_subscription: {
    lane: "money",
    run: (service, { payload }) =>
      endSecondSubscription(service, secondSubscription.parse(payload), serverEnv().APP_URL),
  },
  end_billing: {
    lane: "money",
    run: (_service, { payload }) => endBilling(customer.parse(payload).customerId),
  },
  end_other_subscription: {
    lane: "money",
    run: (service, { id, payload }) => {
      const { userId } = owner.parse(payload);
      return endOtherSubscription(service, { jobId: id, userId }, contact());
    },
  },
  name_customer: {
    lane: "money",
    run: (service, { payload }) => {
      const { userId, renamed } = naming.parse(payload);
      return nameOnBills(service, { userId, renamed: renamed === "yes" });
    },
  },
  tell_support: {
    run: (service, { payload }) => tellSupport(service, failing.parse(payload).jobId, contact()),
  },
  tell_support_of_payment: {
    run: (service, { id, payload }) =>
      tellSupportOfPayment(service, { jobId: id, ...takenBack.parse(payload) }, contact()),
  },
  tell_support_of_subscription: {
    run: (service, { id, payload }) =>
      tellSupportOfSubscription(service, { jobId: id, ...troubleSchema.parse(payload) }, contact()),
  },
  tell_support_of_spend: {
    run: (service, { id, payload }) =>
      tellSupportOfSpend(
        service,
        { jobId: id, ...capMet.parse(payload) },
        { appUrl: serverEnv().APP_URL, contactEmail: contact() },
      ),
  },
  mail_contact: {
    run: (service, { payload }) =>
      mailContact(service, message.parse(payload).messageId, contact()),
  },
  tell_department: {
    lane: "provider",
    run: (service, { payload }) => tellDepartment(service, owner.parse(payload).userId),
  },
  send_interview: {
    lane: "provider",
    run: (service, { payload }) => sendInterview(service, interview.parse(payload).interviewId),
  },
  receive_participant: {
    lane: "fetch",
    run: (service, { payload, attempts: times, createdAt }) =>
      receiveParticipant(
        service,
        { name: "willo", key: participant.parse(payload).participantKey },
        { times, hours: (Date.now() - Date.parse(createdAt)) / 3_600_000 },
      ),
  },
  remove_at_provider: {
    lane: "provider",
    run: (_service, { payload }) => removeAtProvider("willo", atProvider.parse(payload)),
  },
  remove_account_files: {
    run: (service, { payload }) => removeAccountFiles(service, accountFilesSchema.parse(payload)),
  },
  remove_recording: {
    run: (service, { payload }) => removeRecording(service, removal.parse(payload)),
  },
  convert_media: {
    lane: "answers",
    run: (service, { payload }) => convertMedia(service, media.parse(payload).mediaId),
  },
  process_media: {
    lane: "answers",
    run: (service, { payload }) => processMedia(service, media.parse(payload).mediaId),
  },
  send_mail: {
    run: (service, { id, payload }) => {
      const { APP_URL, CRON_SECRET } = serverEnv();
      const site = { appUrl: APP_URL, linkSecret: CRON_SECRET };
      return mailCandidate(service, { jobId: id, ...candidateMail.parse(payload) }, site);
    },
  },
  send_invite: {
    lane: "invites",
    run: (service, { payload }) => mailInvite(service, invite.parse(payload), serverEnv().APP_URL),
    giveUp: (service, { payload }) =>
      settleInvite(service, invite.parse(payload).inviteId, "failed"),
  },
  deliver_to_ats: {
    lane: "ats",
    run: (service, { id, payload }) =>
      deliverToAts(service, { queueId: id, ...attempt.parse(payload) }, new Date()),
    giveUp: (service, { id }) => giveUpDeliveries(service, id),
  },
  check_ats: {
    lane: "ats",
    run: (service, { payload }) =>
      checkIntegration(service, integration.parse(payload).integrationId),
  },
  end_ats_integration: {
    lane: "ats",
    run: (service, { payload }) =>
      endAtsIntegration(service, integration.parse(payload).integrationId),
  },
  mail_decision: {
    run: (service, { payload }) => {
      const { APP_URL, CRON_SECRET } = serverEnv();
      const site = { appUrl: APP_URL, linkSecret: CRON_SECRET };
      return mailDecision(service, decisionMail.parse(payload), site);
    },
  },
  mail_retention: {
    run: (service, { id, payload }) =>
      mailRetention(
        service,
        { jobId: id, departmentKey: department.parse(payload).departmentKey },
        serverEnv().APP_URL,
      ),
  },
  mail_accommodation: {
    run: (service, { id, payload }) =>
      mailAccommodation(service, { jobId: id, ...attempt.parse(payload) }, serverEnv().APP_URL),
  },
  mail_full_room: {
    run: (service, { id, payload }) =>
      mailFullRoom(
        service,
        { jobId: id, ...fullRoom.parse(payload) },
        { appUrl: serverEnv().APP_URL, contactEmail: contact() },
      ),
  },
  send_webhook: {
    lane: "hooks",
    run: (service, { payload }) =>
      sendMessage(service, webhookTry.parse(payload), serverEnv().APP_URL),
  },
  mail_webhook_off: {
    run: (service, { id, payload }) =>
      mailEndpointOff(
        service,
        { jobId: id, endpointId: endpoint.parse(payload).endpointId },
        serverEnv().APP_URL,
      ),
  },
  delete_candidate_data: {
    run: (service, { payload }) => deleteCandidateData(service, attempt.parse(payload).attemptId),
  },
  send_digest: {
    run: (service, { id, payload }) =>
      mailNewAnswers(service, { jobId: id, ...digest.parse(payload) }, serverEnv().APP_URL),
  },
  send_verification: {
    run: (service, { id, payload }) =>
      sendVerification(service, {
        jobId: id,
        userId: owner.parse(payload).userId,
        appUrl: serverEnv().APP_URL,
      }),
  },
};
