"use client";

import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { AccommodationKind } from "#lib/domain/room/accommodations";
import type { RoomAnswer, RoomState } from "#lib/domain/room/room";
import {
  type Answers,
  answersReducer,
  type Happened,
  joinAnswers,
  NO_ANSWERS,
  takesOf,
  versionsOf,
} from "./attempt-state";
import { DraftKeeper } from "./draft-keeper";
import type { Take, TakeStore } from "./take-store";
import { RoomFault, type RoomTransport } from "./transport";
import { Uploader } from "./uploader";

type Opened = {
  state: RoomState;
  store: TakeStore;
  uploader: Uploader;
  drafts: DraftKeeper;
  /** The version of each answer that this page shows, per question id. */
  versions: Map<string, string>;
  /** The step where the candidate was last. */
  place: string | undefined;
};

/** An attempt that is open on this device. */
export type Attempt = Opened & {
  answers: Answers;
  type: (questionId: string, text: string, fits: boolean) => void;
  /** Chooses between the text of this device and what another device saved, where they differ. */
  settle: (questionId: string, mine: boolean) => void;
  /** A take that has begun, grown, ended or been chosen. */
  keep: (take: Take) => void;
  /** Makes a take the answer; the others stay until it has arrived. */
  accept: (take: Take) => void;
  drop: (take: Take) => Promise<void>;
  /** Asks for accommodations, which hold at once. */
  askFor: (kinds: AccommodationKind[], note: string) => Promise<void>;
  /** Keeps the week grid. */
  giveWeek: (grid: string) => Promise<void>;
  /** Submits what this page shows. Answers the questions whose answers another device has changed; none when done. */
  submit: () => Promise<string[]>;
};

/** Opens the attempt that this browser holds, and goes on sending what waits. `fault` where it could not be opened. */
export function useAttempt(transport: RoomTransport): {
  attempt: Attempt | null;
  fault: unknown;
  retry: () => void;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const [answers, tell] = useReducer(answersReducer, NO_ANSWERS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is the wish to try again
  useEffect(() => {
    let left = false;
    let close = () => {};
    open(transport, tell)
      .then(({ begin, ...found }) => {
        if (left) return;
        close = () => {
          found.opened.uploader.close();
          found.opened.drafts.close();
        };
        tell({ kind: "opened", answers: found.answers });
        setOpened(found.opened);
        begin();
      })
      .catch((error: unknown) => {
        if (!left) setFault(error);
      });
    return () => {
      left = true;
      close();
    };
  }, [transport, round]);

  const type = useCallback<Attempt["type"]>(
    (questionId, text, fits) => {
      tell({ kind: "typed", questionId, text });
      opened?.drafts.set(questionId, text, fits);
    },
    [opened],
  );
  const keep = useCallback<Attempt["keep"]>(
    (take) => {
      tell({ kind: "kept", take });
      opened?.uploader.update(take);
    },
    [opened],
  );
  const drop = useCallback<Attempt["drop"]>(
    async (take) => {
      tell({ kind: "dropped", take });
      await opened?.uploader.discard(take);
    },
    [opened],
  );
  const settle = useCallback<Attempt["settle"]>(
    (questionId, mine) => {
      const other = answers.others.get(questionId);
      if (opened === null || other === undefined) return;
      const text = mine ? answers.texts.get(questionId) : other.text;
      tell({ kind: "settled", questionId, text: text ?? "" });
      if (mine) return opened.drafts.replace(questionId, other.version);
      opened.versions.set(questionId, other.version);
      void opened.drafts.drop(questionId);
    },
    [answers, opened],
  );
  const accept = useCallback<Attempt["accept"]>(
    (take) => {
      const over = opened?.versions.get(take.questionId);
      const others = takesOf(answers, take.questionId)
        .filter(({ id, stopped }) => stopped && id !== take.id)
        .map((other) => ({ ...other, accepted: false, instead: take.id }));
      const changed = [...others, { ...take, accepted: true, instead: undefined, over }];
      // Where the device is full, this page still knows.
      void opened?.store.putTakes(changed).catch(() => {});
      for (const one of changed) keep(one);
    },
    [answers, keep, opened],
  );
  const submit = useCallback<Attempt["submit"]>(async () => {
    if (opened === null) return [];
    const { drafts, versions } = opened;
    await drafts.flush();
    const reviewed = new Map(versions);
    try {
      await transport.submit(Object.fromEntries(reviewed));
      return [];
    } catch (fault) {
      if (!(fault instanceof RoomFault) || fault.reason !== "answers_changed") throw fault;
      const { answers: saved } = await transport.load();
      refresh(saved, opened, tell);
      return saved.flatMap(({ questionId, version }) =>
        reviewed.get(questionId) === version ? [] : [questionId],
      );
    }
  }, [opened, transport]);
  const askFor = useCallback<Attempt["askFor"]>(
    async (kinds, note) => {
      const accommodation = await transport.askFor(kinds, note);
      setOpened((now) => {
        if (now === null) return now;
        const aiAllowed = now.state.aiAllowed && !kinds.includes("people_only");
        return { ...now, state: { ...now.state, aiAllowed, accommodation } };
      });
    },
    [transport],
  );
  const giveWeek = useCallback<Attempt["giveWeek"]>(
    async (availability) => {
      await transport.giveWeek(availability);
      setOpened((now) => now && { ...now, state: { ...now.state, availability } });
    },
    [transport],
  );
  const retry = useCallback(() => {
    setFault(null);
    setRound((count) => count + 1);
  }, []);

  const attempt = useMemo<Attempt | null>(
    () =>
      opened && {
        ...opened,
        ...{ answers, type, settle, keep, accept, drop, askFor, giveWeek, submit },
      },
    [opened, answers, type, settle, keep, accept, drop, askFor, giveWeek, submit],
  );
  return { attempt, fault, retry };
}

/** By the server's clock: no take of this attempt, and none that was chosen, has an age. */
const FORGOTTEN_AFTER = 40 * 24 * 3600 * 1000;

async function open(transport: RoomTransport, tell: (happened: Happened) => void) {
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
      void settleOthers(take);
    },
    renewed: (take, fresh) => tell({ kind: "renewed", take, fresh }),
    stale: (take, saved) => {
      refresh(saved, { drafts, versions }, tell);
      tell({ kind: "kept", take });
    },
  });
  const drop = (take: Take) => {
    tell({ kind: "dropped", take });
    return uploader.discard(take);
  };
  /** A chosen take has arrived and left the device: what it was chosen over goes, and one chosen since goes over it. */
  const settleOthers = async (sent: Take) => {
    const takes = await store.takes(attemptId);
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
    for (const take of over) void uploader.discard(take);
    for (const take of [...answers.takes.values()].flat()) uploader.update(take);
    for (const draft of unsent) drafts.restore(draft, true);
  };
  return { opened: { state, store, uploader, drafts, versions, place }, answers, begin };
}

/** Shows what other devices have saved; a text that waits here stays until the person has chosen. */
function refresh(
  saved: readonly RoomAnswer[],
  { drafts, versions }: Pick<Opened, "drafts" | "versions">,
  tell: (happened: Happened) => void,
): void {
  for (const [questionId, version] of versionsOf(saved)) versions.set(questionId, version);
  const shown = saved.filter(({ questionId }) => !drafts.waits(questionId));
  tell({ kind: "refreshed", saved: shown });
}
