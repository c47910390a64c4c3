import { z } from "zod";

/** So many days pass before somebody who applied before is asked about another job again. */
export const ASK_AGAIN_DAYS = 90;
/** The most people that may be chosen from, who applied last first. */
export const MOST_EARLIER = 200;

/** Somebody who applied before and may be asked about another job. */
export type EarlierPerson = {
  attemptId: string;
  email: string;
  /** As it is dialed; null if they left none. */
  phone: string | null;
  name: string;
  /** The job of their newest answers. */
  job: string;
  /** ISO. */
  submittedAt: string;
  /** 0 to 10; null if there is none. */
  rating: number | null;
};

/** The people chosen. The browser chooses the choice's id, so that the same one sent twice is one. */
export const askEarlierSchema = z.object({
  batchId: z.uuid(),
  attemptIds: z.array(z.uuid()).min(1).max(MOST_EARLIER),
  /** By an email from us, or by a text from the owner's own phone. */
  by: z.enum(["email", "text"]),
});

export type AskEarlier = z.output<typeof askEarlierSchema>;
