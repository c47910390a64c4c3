"use client";

import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { AccommodationKind } from "#lib/domain/accommodations";
import type { RoomState } from "#lib/domain/room";
import {
  type Answers,
  answersReducer,
  type Happened,
  joinAnswers,
  NO_ANSWERS,
} from "./attempt-state";
import { DraftKeeper } from "./draft-keeper";
import type { Take, TakeStore } from "./take-store";
import type { RoomTransport } from "./transport";
import { Uploader } from "./uploader";

type Opened = {
  state: RoomState;
  store: TakeStore;
  uploader: Uploader;
  drafts: DraftKeeper;
  /** The step where the candidate was last. */
  place: string | undefined;
};

/** An attempt that is open on this device. */
export type Attempt = Opened & {
  answers: Answers;
  type: (questionId: string, text: string, fits: boolean) => void;
  /** A take that has begun, grown, ended or been chosen. */
  keep: (take: Take) => void;
  drop: (take: Take) => Promise<void>;
  /** Asks for accommodations, which hold at once. */
  askFor: (kinds: AccommodationKind[], note: string) => Promise<void>;
  /** Keeps the week grid. */
  giveWeek: (grid: string) => Promise<void>;
  submit: () => Promise<void>;
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
  const submit = useCallback(async () => {
    await opened?.drafts.flush();
    await transport.submit();
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
    () => opened && { ...opened, answers, type, keep, drop, askFor, giveWeek, submit },
    [opened, answers, type, keep, drop, askFor, giveWeek, submit],
  );
  return { attempt, fault, retry };
}

async function open(transport: RoomTransport, tell: (happened: Happened) => void) {
  const [state, store] = await Promise.all([transport.load(), transport.openStore()]);
  const { attemptId } = state;
  const [kept, unsent, place] = await Promise.all([
    store.takes(attemptId),
    store.drafts(attemptId),
    store.place(attemptId),
  ]);
  const { answers, over } = joinAnswers(state, kept, unsent);
  for (const take of over) await store.removeTake(take.id);
  const uploader = new Uploader(
    transport,
    store,
    (take) => tell({ kind: "sent", take }),
    (take, fresh) => tell({ kind: "renewed", take, fresh }),
  );
  const drafts = new DraftKeeper(transport, store, attemptId);
  const begin = () => {
    for (const take of answers.takes.values()) uploader.update(take);
    for (const { questionId, text } of unsent) drafts.set(questionId, text, true);
  };
  return { opened: { state, store, uploader, drafts, place }, answers, begin };
}
