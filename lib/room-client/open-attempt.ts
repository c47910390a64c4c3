import { pause, retryDelay } from "#lib/browser/retry";
import type { RoomState } from "#lib/domain/room/room";
import { type Answers, type AnswersAction, joinAnswers, versionsOf } from "./attempt-state.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { ServerClock } from "./server-clock.ts";
import type { Take, TakeStore } from "./take-store.ts";
import type { RoomTransport } from "./transport.ts";
import { Uploader } from "./uploader.ts";

/** An attempt on this device, and what keeps and sends its answers. */
export type Opened = {
  state: RoomState;
  clock: ServerClock;
  store: TakeStore;
  uploader: Uploader;
  drafts: DraftKeeper;
  /** The version of each answer that this page shows, per question id. */
  versions: Map<string, string>;
  /** The step where the candidate was last. */
  place: string | undefined;
};

/** By the server's clock: no take of this attempt, and none that was chosen, has an age. */
const FORGOTTEN_AFTER = 40 * 24 * 60 * 60 * 1000;

/**
 * Opens the attempt that this browser holds. `tell` hears what happens to its answers; `begin` sends what waits, once the
 * answers are on the screen. Rejects if it could not be opened.
 */
export async function openAttempt(
  transport: RoomTransport,
  tell: (happened: AnswersAction) => void,
): Promise<{ opened: Opened; answers: Answers; begin: () => void }> {
  const [state, store] = await Promise.all([transport.load(), transport.openStore()]);
  const { attemptId } = state;
  const [kept, unsent, place] = await Promise.all([
    store.takes(attemptId),
    store.drafts(attemptId),
    store.place(attemptId),
  ]);
  const { answers, over } = joinAnswers(state, kept, unsent);
  void store.forgetTakes(attemptId, Date.parse(state.now) - FORGOTTEN_AFTER).catch(() => {});
  const versions = versionsOf(state.answers);
  const drafts = new DraftKeeper(transport, store, attemptId, versions, (answer) =>
    tell({ kind: "met", answer }),
  );
  const uploader = new Uploader(transport, store, {
    sent: (take) => {
      versions.set(take.questionId, take.id);
      tell({ kind: "sent", take });
      void settleOthers(take).catch(() => {});
    },
    renewed: (take, fresh) => tell({ kind: "renewed", take, fresh }),
    stale: (take, state) => {
      refreshAnswers(state, { drafts, versions }, tell);
      tell({ kind: "kept", take });
    },
  });
  const drop = (take: Take) => {
    tell({ kind: "dropped", take });
    return uploader.discard(take);
  };
  /** The device may be away; if it isn't back before the page goes, the next visit settles them. */
  const takesOnceBack = async () => {
    for (let tries = 0; ; tries++) {
      const takes = await store.takes(attemptId).catch(() => null);
      if (takes !== null) return takes;
      await pause(retryDelay(tries), new AbortController().signal);
    }
  };
  /** A chosen take has arrived and left the device: what it was chosen over goes, and one chosen since goes over it. */
  const settleOthers = async (sent: Take) => {
    const takes = await takesOnceBack();
    const here = new Set(takes.map(({ id }) => id));
    for (const take of takes) {
      if (take.instead !== undefined && !here.has(take.instead)) await drop(take);
      else if (take.accepted && take.questionId === sent.questionId) {
        await store.putTakes([{ ...take, over: sent.id }]);
      }
    }
  };
  const begin = () => {
    void transport.remember(state).catch(() => {});
    // What was not sent by then is told, and removed, by the page's thanks.
    if (state.submittedAt !== null) return;
    for (const take of over) void uploader.discard(take);
    for (const take of [...answers.takes.values()].flat()) uploader.update(take);
    for (const draft of unsent) drafts.restore(draft, true);
  };
  const clock = new ServerClock(state.now);
  return { opened: { state, clock, store, uploader, drafts, versions, place }, answers, begin };
}

/** Shows what other devices have done; a text that waits here stays until the person has chosen. */
export function refreshAnswers(
  { answers, takes, waiting }: Pick<RoomState, "answers" | "takes" | "waiting">,
  { drafts, versions }: Pick<Opened, "drafts" | "versions">,
  tell: (happened: AnswersAction) => void,
): void {
  for (const [questionId, version] of versionsOf(answers)) versions.set(questionId, version);
  const saved = answers.filter(({ questionId }) => drafts.waiting(questionId) === undefined);
  tell({ kind: "refreshed", saved, takes, waiting });
}
