import type { Arrival } from "#lib/domain/interviews/link-source";
import type { ScreeningState } from "#lib/domain/interviews/screening";
import type { Accommodation, AccommodationKind } from "#lib/domain/room/accommodations";
import type { CandidateDetails } from "#lib/domain/room/candidate";
import type { Consent } from "#lib/domain/room/consent";
import type { OwnLink, RoomState } from "#lib/domain/room/room";
import type { LanguageCode } from "#lib/domain/text/languages";
import type { TakeStore, TextAnswer } from "./take-store.ts";
import type { SendTake } from "./tus-send.ts";

/** What of an earlier visit may be shown before someone says who they are. */
export type Returning = {
  letter: string;
  submittedAt: string | null;
  /** Null if this device does not know. */
  attemptId: string | null;
};

/** What the room needs of the world; the preview has one that stores nothing and asks nobody. */
export type RoomTransport = {
  preview: boolean;
  /** Questions that may stay without an answer; none in a real interview. */
  optional?: readonly string[];
  /** What of this browser's attempt has arrived. */
  load(): Promise<RoomState>;
  /** Begins the attempt; `arrival` is what the link carried, `texts` whether text messages were asked for. */
  start(
    details: CandidateDetails,
    consent: Consent,
    arrival: Arrival,
    texts?: boolean,
  ): Promise<void>;
  /**
   * Opens the attempt of somebody who began here and whose cookie is gone; null if nobody did. Not `opened` if the
   * server could not be asked.
   */
  comeBack(): Promise<(Returning & { opened: boolean }) | null>;
  /** Keeps that the person of this attempt is here, and on the device a way back to it. */
  remember(state: RoomState): Promise<void>;
  /** Goes on after a long quiet. Rejects with reason 'address_other' if it is not the address of the start. */
  confirm(email: string): Promise<void>;
  /** Removes every trace of the attempt from this device; what the server has stays there. */
  forget(): Promise<void>;
  /** Withdraws the application: everything of it is deleted, at the server and on this device. */
  withdraw(): Promise<void>;
  /** Rejects with reason 'answer_changed' if another device has saved a version that is not in `over`. */
  saveText(questionId: string, answer: TextAnswer): Promise<void>;
  /** Rejects with the server's reason if a recording of a question would be refused now. */
  mayRecord(questionId: string): Promise<void>;
  acceptRecording(
    questionId: string,
    recording: { recordingId: string; byteSize: number; sha256: string; over: string[] },
  ): Promise<void>;
  discardRecording(recordingId: string): Promise<void>;
  /** Asks for accommodations; answers what holds from now on. */
  askFor(kinds: AccommodationKind[], note: string): Promise<Accommodation>;
  giveWeek(grid: string): Promise<void>;
  /** The link that would be mailed, to be shown; null if there is nothing to show. */
  ownLink(): Promise<OwnLink | null>;
  /** Answers the knockout questions, {question: option from 0}; resolves with whether the interview goes on. */
  answerScreening(
    answers: Record<string, number>,
    language: LanguageCode | undefined,
  ): Promise<ScreeningState>;
  /**
   * Resolves when the attempt is submitted, by this call or an earlier one, with the server's time of it. `shown` is the
   * take or the version of the text that the person sees, by question id. Rejects with reason 'answers_changed' if the
   * answers are not those.
   */
  submit(shown: Record<string, string>): Promise<string>;
  /**
   * Removes from this device what it keeps of a submitted attempt. Answers the places, from 1, of the questions whose
   * answers here were not sent and are no part of it.
   */
  removeUnsent(): Promise<number[]>;
  openStore(): Promise<TakeStore>;
  send: SendTake;
};

/** A refusal or a failure. `reason` is the server's word for it, or 'network'. */
export class RoomFault extends Error {
  readonly reason: string;
  /** HTTP status; 0 if nothing came back. */
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(reason: string, status: number, fields: Record<string, string> = {}) {
    super(reason);
    this.reason = reason;
    this.status = status;
    this.fields = fields;
  }

  /** Whether the same call may work later: no connection, a server that starts again, too many at once. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}
