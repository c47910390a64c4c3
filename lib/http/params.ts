import { z } from "zod";
import { isInviteToken } from "#lib/domain/interviews/invite";
import { SHARED_SOURCES } from "#lib/domain/interviews/link-source";
import { LANGUAGES } from "#lib/domain/text/languages";
import { identifier, text } from "#lib/domain/text/text";

/** What the addresses of several handlers name. Nothing longer than these is one of ours. */
export const attemptParams = z.object({ attemptId: z.uuid() });
export const interviewParams = z.object({ key: identifier(64) });
/** An interview by its id; `interviewParams` name it by the key of its link. */
export const storedInterviewParams = z.object({ interviewId: z.uuid() });
export const inviteParams = z.object({ interviewId: z.uuid(), inviteId: z.uuid() });
/** An account, which an address names beside the session. */
export const userParams = z.object({ userId: text(64) });
export const holdParams = z.object({ holdId: z.uuid() });
export const endpointParams = z.object({ endpointId: z.uuid() });
export const deliveryParams = z.object({ deliveryId: z.uuid() });
export const bulkParams = z.object({ actionId: z.uuid() });
export const linkParams = z.object({ linkId: z.uuid() });
export const shortlistParams = z.object({ shortlistId: z.uuid() });
export const bookingParams = attemptParams.extend({ bookingId: z.uuid() });
export const answerParams = attemptParams.extend({ questionId: z.uuid() });
/** The token in a candidate's link to offered times, or in the address of a calendar. */
export const timesParams = z.object({ token: identifier(80) });
/** The token of a private link, which a press sends. */
export const linkBody = z.object({ token: identifier(100) });
export const stopParams = z.object({ token: identifier(160) });
export const stopQuery = z.object({ language: z.enum(LANGUAGES.map(({ code }) => code)) });
/** What a browser keeps to come back to its attempt: a random secret of its own. */
export const RETURN_KEY = text(100).check(z.minLength(20));
/** What a link carries, under its address's names (`Arrival`). */
export const ARRIVAL = {
  invite: z.optional(text(100).check(z.refine(isInviteToken))),
  s: z.optional(z.enum(SHARED_SOURCES)),
};
